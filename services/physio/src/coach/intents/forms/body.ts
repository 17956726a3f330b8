import { forms } from './form.ts';

const SWELLS =
  '\\b(?:swollen|swelling|hoven\\w*|hevelse|numb\\w*|nummen\\w*|tingl\\w*|prikk\\w*|pop|popped|smell|gives way|svikter|lock\\w*|laser|fever|feber|red|rod|rodt|hot joint|limp\\w*|halt\\w*)\\b';
const SERIOUS = new RegExp(SWELLS);

/** Everyday life with the injury: lying, sitting, walking, heat, shoes, rolling and the like. */
const CHORE =
  '(?:carry\\w*|lug\\w*|haul\\w*|shovel\\w*|gardening|dig|digging|kneel\\w*|tiles|tiling|move (?:house|furniture|boxes)|moving (?:house|furniture|boxes)|baere|barer|bare (?:esker|ved|kasser|ting)|flytte(?! (?:\\w+ )?(?:\\w*tur\\w*|okt\\w*|lop\\w*|trinn\\w*|ovelse\\w*|den|det|time\\w*))|flyttekass\\w*|esker|hagearbeid\\w*|luke|grave|snomak\\w*|make sno|fliser|flislegg\\w*)';
const MAY =
  '(?:ok|okay|fine|alright|can i|may i|should i|kan jeg|far jeg|bor jeg|greit|bra|safe|trygt|lov|too much|for mye)';
const SORE = '(?:sore|stiff\\w*|achy|ached|hurt|hurting|painful|tender|vond\\w*|stol\\w*|stiv\\w*|om|omt|verk\\w*)';
const MORNING =
  '(?:this morning|in the morning|when i (?:woke|got) up|i morges|i dag tidlig|i dag morges|pa morgenen|da jeg (?:vaknet|sto opp|stod opp))';
const DO_AGAIN =
  '(?:do|doing|repeat|run through|train|gjore|ta|kjore|trene)\\b.{0,16}\\b(?:them|it|these|those|exercis\\w*|ovels\\w*|program\\w*|dem|det|den|session|okta)\\b';

/** "It was sore this morning, do I do them again?" is about a morning that was not as usual, never about the table. */
const SORE_MORNING = forms(
  'worseMorning',
  [
    new RegExp(`\\b${SORE}\\b.{0,24}\\b${MORNING}\\b.{0,60}\\b${DO_AGAIN}`),
    new RegExp(`\\b${MORNING}\\b.{0,40}\\b${SORE}\\b.{0,60}\\b${DO_AGAIN}`),
  ],
  { mayHurt: true, unless: /\b(?:not|ikke|never|aldri|less|mindre)\b.{0,12}\b(?:sore|stiff|vond\w*|stol|stiv\w*)\b/ },
);

export const BODY_FORMS = [
  ...SORE_MORNING,
  ...forms(
    'stiffTrend',
    [
      /\b(?:stiff\w*|stiv\w*|morgenstiv\w*)\b.{0,40}\b(?:last week|a week ago|the week before|than before|forrige uke|sist uke|for en uke siden|uka for|enn for)\b/,
      /\b(?:last week|a week ago|forrige uke|sist uke|for en uke siden)\b.{0,40}\b(?:stiff\w*|stiv\w*|morgenstiv\w*)\b/,
    ],
    { unless: SERIOUS },
  ),
  ...forms(
    'daily',
    [new RegExp(`\\b${CHORE}\\b.{0,70}\\b${MAY}\\b`), new RegExp(`\\b${MAY}\\b.{0,30}\\b${CHORE}\\b`)],
    { unless: SERIOUS },
  ),
  ...forms(
    'bedtime',
    [
      /\b(?:anything|something|what|exercise\w*|noe|hva|ovels\w*)\b.{0,25}\b(?:in bed|in the evening|before bed|at night|tonight|i senga|i seng|for leggetid|for jeg legger meg|til natta|i kveld)\b.{0,30}\b(?:loosen|ease|relax|calm|help|myke|lette|losne|roe|hjelpe)\w*/,
      /\b(?:loosen|ease|relax|myke opp|lette|losne|roe)\w*\b.{0,40}\b(?:in bed|before bed|tonight|i senga|i seng|for leggetid|i kveld|til natta)\b/,
      /\b(?:anything|something|noe)\b.{0,12}\b(?:i can do|jeg kan gjore)\b.{0,8}\b(?:in bed|i senga|lying down|liggende)\b/,
    ],
    { mayHurt: true, unless: SERIOUS },
  ),
  ...forms(
    'restOrMove',
    [
      /\b(?:rest|lie|lying|sofa|couch|bed|still|ligge|hvile|i ro|sofaen|senga)\b.{0,30}\b(?:or|eller)\b.{0,25}\b(?:mov\w*|walk\w*|active|rore|bevege|ga|aktiv\w*)\b/,
      /\b(?:mov\w*|walk\w*|active|rore|bevege|aktiv\w*)\b.{0,25}\b(?:or|eller)\b.{0,25}\b(?:rest|lie|lying|sofa|couch|bed|still|ligge|hvile|i ro)\b/,
    ],
    { mayHurt: true, unless: SERIOUS },
  ),
  ...forms(
    'mattress',
    [/\b(?:mattress\w*|madrass\w*)\b/, /\b(?:sleep|sove|ligge) pa gulvet\b|\bsleep(?:ing)? on the floor\b/],
    { mayHurt: true, unless: SERIOUS },
  ),
  ...forms(
    'lie',
    [
      /\b(?:which|what|best|hvilken|beste)\b.{0,10}\b(?:position|side|stilling|sovestilling)\b.{0,20}\b(?:sleep|lie|in bed|at night|sove|ligge|natta)\b/,
    ],
    { mayHurt: true, unless: SERIOUS },
  ),
  ...forms(
    'iceHeat',
    [
      /\b(?:heat(?:ing)? pad|hot water bottle|varmepute\w*|varmeflaske\w*|warm bath|ice pack|ispose\w*)\b/,
      /^(?:ice|heat|is|varme) (?:or|eller) (?:ice|heat|is|varme)\b/,
    ],
    { mayHurt: true, unless: SERIOUS },
  ),
  ...forms(
    'rolling',
    [
      /\b(?:roll\w*|rull\w*|trill\w*)\b.{0,35}\b(?:ball|bottle|flask\w*|foam|roller|golfball\w*|tennisball\w*|foot|feet|fot\w*|sole|can|boks|calf|legg\w*)\b/,
      /\b(?:frozen bottle|frossen flaske|golf ball|golfball|tennis ball|tennisball|massage gun|foam roller|massasjepistol\w*)\b/,
    ],
    { mayHurt: true, unless: SERIOUS },
  ),
  ...forms('splint', [/\b(?:splint\w*|nattskinne\w*|night sock|strassburg sock)\b/], {
    mayHurt: true,
    unless: SERIOUS,
  }),
  ...forms(
    'brace',
    [
      /\b(?:brace|knee sleeve|sleeve|knee support|strap|bandage|stotte ?bandasje\w*|knestotte\w*|kneskal ?rem|tape|kinesio\w*|teip\w*|tubigrip)\b/,
    ],
    {
      mayHurt: true,
      unless:
        /\b(?:need|trenger|brace (?:thing|hold|exercise)|do you|how do i (?:do )?(?:the )?brace|abdominal|magespenn|tape measure)\b/,
    },
  ),
  ...forms(
    'heelLift',
    [
      /\b(?:heel (?:lifts?|wedges?|raise inserts?|cups?|pads?)|hael ?(?:kile\w*|kopp\w*|lofter\w*|innlegg\w*|pute\w*))\b/,
    ],
    { mayHurt: true },
  ),
  ...forms('insoles', [/\b(?:insoles?|orthotic\w*|innlegg ?s?sale\w*|saler til|formsydde saler|inserts?)\b/], {
    mayHurt: true,
    unless: /\bheel inserts?\b/,
  }),
  ...forms(
    'workShoes',
    [
      /\b(?:shoes?|footwear|sneakers|trainers|converse|boots|sko|skoene|joggesko|stovler|vernesko)\b.{0,40}\b(?:work|job|office|stand all day|standing|jobb\w*|kontoret|star .{0,20}hele|stand .{0,20}all day|everyday|hverdag\w*)\b/,
      /\b(?:work|job|stand all day|standing|jobb\w*|star hele dagen|everyday|hverdag\w*)\b.{0,30}\b(?:shoes?|footwear|sneakers|trainers|converse|boots|sko|skoene|joggesko)\b/,
    ],
    { mayHurt: true, unless: /\b(?:after work|etter jobb|before work|for jobb|work out|workout)\b/ },
  ),
  ...forms('barefootWork', [
    /\bbarefoot\b.{0,30}\b(?:raises?|exercis\w*)|\b(?:raises?|exercis\w*)\b.{0,20}\bbarefoot\b|\b(?:tahev\w*|ovels\w*)\b.{0,20}\bbarbent|\bbarbeint\b.{0,30}\b(?:tahev\w*|ovels\w*)|\b(?:tahev\w*|ovels\w*)\b.{0,20}\bbarbeint\b/,
  ]),
  ...forms('barefoot', [/\b(?:barefoot|barbent|barbeint|barfott?|berrfott?|berrfot)\b/], {
    mayHurt: true,
    unless: new RegExp(`${SWELLS}|\\b(?:exercis\\w*|ovels\\w*|raises?|tahev\\w*|run\\w*|jog\\w*|lop\\w*)\\b`),
  }),
  ...forms(
    'stairs',
    [
      /\b(?:lift|elevator|escalator|heis\w*|rulletrapp\w*)\b.{0,40}\b(?:stairs?|floor|trapp\w*|etasje\w*)\b/,
      /\b(?:stairs?|floors?|trapp\w*|etasje\w*)\b.{0,50}\b(?:lift|elevator|escalator|heis\w*|rulletrapp\w*)\b/,
    ],
    { mayHurt: true, unless: SERIOUS },
  ),
  ...forms(
    'sitting',
    [
      /\b(?:standing desk|stand up desk|sit stand|office chair|desk job|hev ?senk\w*|hevepult\w*|stapult\w*|kontorstol\w*|kontorjobb\w*|stillesitt\w*)\b/,
      /\b(?:sit|sitting|sitte|sitter)\b.{0,25}\b(?:desk|office|computer|work|job|meeting\w*|car|drive|pult\w*|kontor\w*|pc\w*|jobb\w*|mote\w*|bil\w*|hele dagen|all day)\b/,
      /\b(?:go|get back|kan jeg ga|dra|reise)\b.{0,8}\b(?:to work|into work|pa jobb|pa jobben|pa kontoret|to the office)\b/,
    ],
    { mayHurt: true, unless: /\bsit to stand\b|\b(?:walk to|sykle til|cycle to|bike to)\b/ },
  ),
  ...forms(
    'errand',
    [
      /\b(?:ga|walk|sykle|cycle|bike|drive|kjore|gar)\b.{0,12}\b(?:til|to|pa)\b (?:the |my |a )?(?:skol\w*|school|uni\w*|butikk\w*|shops?|store|bussen|bus|t banen)\b/,
      /\b(?:sykle|cycle|bike|drive|kjore)\b.{0,12}\b(?:til|to)\b (?:the |my |a )?(?:legen?|doctor\w*|gp|fysio\w*|physio\w*|a e|legevakt\w*)\b/,
    ],
    { mayHurt: true, unless: SERIOUS },
  ),
  ...forms(
    'shortWalk',
    [
      /\b(?:walk|stroll|ga en (?:liten )?tur|ga (?:meg )?en tur|spasere|gatur)\b.{0,30}\b(?:round the block|around the block|kvartalet|short|little|kort\w*|liten|litt|dog|hund\w*|bikkja)\b/,
      /\b(?:short|little|gentle|kort|liten|rolig)\b.{0,6}\b(?:walk|gatur|tur|stroll|spasertur)\b/,
      /\b(?:can|may|kan|far|skal|bor)\b.{0,8}\b(?:i|jeg)\b.{0,8}\b(?:walk (?:a bit|a little)|ga litt)\b/,
    ],
    {
      mayHurt: true,
      unless:
        /\b(?:run|jog\w*|lope\w*|swollen|hoven\w*|race|km|til jobb|to work|halvtime|stage|trinn|bratt\w*|steep|fjell\w*|hik\w*|in ?between|imellom)\b/,
    },
  ),
  ...forms(
    'uphillWalk',
    [
      /\b(?:walk|walking|ga|gar|hik\w*|gatur|fjelltur\w*|topptur\w*|tur)\b.{0,30}\b(?:uphill|downhill|hills?|steep|bakke\w*|bratt\w*|motbakke\w*|stiger|oppover|nedover|mountain\w*|fjell\w*)\b/,
      /\b(?:fjelltur\w*|topptur\w*|hike|hiking|mountain walk)\b/,
    ],
    { mayHurt: true, unless: /\b(?:run|jog\w*|lope|lop|loping|did|was|var|gikk|etter|after)\b/ },
  ),
  ...forms(
    'ballPlay',
    [
      /\b(?:kick\w*|sparke|play\w*|spille|leke)\b.{0,40}\b(?:ball|football|soccer|fotball\w*|kid|kids|son|daughter|ungen|unga|barna|sonnen|datter\w*)\b/,
    ],
    { mayHurt: true, unless: SERIOUS },
  ),
  ...forms(
    'stairsSafe',
    [
      /\b(?:stairs?|trapp(?:er|a|en|ene)?|downstairs|upstairs)\b.{0,30}\b(?:bad|dangerous|harmful|safe|farlig\w*|skadelig\w*)\b/,
      /\b(?:bad|dangerous|harmful|safe|farlig\w*|skadelig\w*)\b.{0,30}\b(?:stairs|trapp(?:er|a|en|ene)?)\b/,
    ],
    { mayHurt: true, unless: new RegExp(`${SWELLS}|\\b(?:fra|from) \\d|\\bafter\\b|\\better\\b|\\bstep ?downs?\\b|=`) },
  ),
  ...forms(
    'stairs',
    [
      /\b(?:is it (?:ok|bad|safe)|are|er|far jeg|kan jeg|can i|may i|should i|should|lov a)\b.{0,16}\b(?:ga i |ga |walk |take |use |bruke |ta |climb )?(?:the |up |down )?(?:stairs|trapper|trappa|trappen|trapp)\b/,
    ],
    { mayHurt: true, unless: new RegExp(`${SWELLS}|\\b(?:fra|from) \\d|\\bafter\\b|\\better\\b|\\bstep ?downs?\\b|=`) },
  ),
  ...forms('stretchAsk', [/\b(?:stretch\w*|toye|toyer|toying|toyning|uttoy\w*)\b/], {
    mayHurt: true,
    unless:
      /\b(?:plantar stretch|toe stretch|how (?:do|long)|hvordan|hvor lenge|stretch of (?:road|days)|hurt\w*|gjor vondt|swollen|hoven\w*)\b/,
  }),
  ...forms(
    'instead',
    [
      /\b(?:row\w*|romaskin\w*|ro|swim\w*|svom\w*|bike|biking|cycl\w*|sykl\w*|sykkel\w*|elliptical|ellipse\w*|spinning|aqua ?jog\w*)\b.{0,40}\b(?:days? off|rest days?|on the other days|between|hviledag\w*|fridag\w*|dagene imellom|mellom)\b/,
      /\b(?:give|gi)\b.{0,12}\b(?:me|meg)\b.{0,16}\b(?:something|noe)\b.{0,20}\b(?:feels like|kjennes som|proper|ordentlig)\b.{0,10}\b(?:training|exercise|workout|trening)\b/,
    ],
    { mayHurt: true, unless: SERIOUS },
  ),
  ...forms(
    'clicks',
    [
      /\b(?:click\w*|crack\w*|creak\w*|crunch\w*|grind\w*|squeak\w*|klikk\w*|knak\w*|knirk\w*|knas\w*|knepp\w*|smatter\w*)\b/,
    ],
    {
      mayHurt: 'worry',
      unless: new RegExp(`${SWELLS}|\\b(?:crack(?:ed)? (?:bone|rib)|sudden\\w*|plutselig|bratt|loud)\\b`),
    },
  ),
  ...forms(
    'otherSide',
    [
      /\b(?:other|good|andre|friske)\b.{0,8}\b(?:side\w*|leg|knee|calf|heel|achilles|bein\w*|kne\w*|legg\w*|hael\w*)\b.{0,40}\b(?:sore|stiff|tired|stol|stiv|sliten|compensat\w*|avlast\w*|kompenser\w*)\b/,
      /\b(?:leggen|kneet|beinet|calf|knee|leg)\b.{0,16}\b(?:other side|andre siden)\b.{0,40}\b(?:stol|stiv|sliten|sore|stiff|compensat\w*|avlast\w*)\b/,
    ],
    { mayHurt: true, unless: SERIOUS },
  ),
  ...forms(
    'stiffness',
    [
      /\b(?:stiff\w*|stiv\w*)\b.{0,40}\b(?:out of bed|get up|in the mornings?|this morning|star opp|om morgenen|i morges|morgen\w*)\b.{0,25}\b(?:normal\w*|common|usual|ok|vanlig|greit)\b/,
    ],
    { mayHurt: true, unless: SERIOUS },
  ),
];
