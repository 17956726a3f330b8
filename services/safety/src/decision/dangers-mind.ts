import type { Danger } from './danger.ts';

/** Dangers of the mind and at home: self-harm, suicide, violence, eating, drink and drugs. */

const HE =
  '(?:he|she|hes|shes|han|hun|ho|(?:my |the )?(?:husband|wife|partner|boyfriend|girlfriend|fella|bloke|old man|missus|ex|dad|father|mum|mom|mother|stepdad|coach)|mannen|kona|samboeren|kjaeresten|typen|gubben|kjerringa|eksen|faren?|mora|stefaren|treneren)';
const FROM = '(?:from|of|after|off|on|av|etter|fra|pa)(?: (?:the|my|those|some|last nights?|a|en|ei|noen|de|den|et))*';
const DRUG =
  '(?:edibles?|gumm(?:y|ies)|weed|joints?|brownies?|(?:mush|sh)rooms?|mdma|molly|acid|coke|ket|ketamine|speed|pills|cannabis|hasj\\w*|gress|amfetamin\\w*|kokain\\w*|pilla|pillene|kakene|vape)';
const VEHICLE =
  '(?:trains?|trams?|bus|buses|cars?|lorry|truck|tube|metro|subway|traffic|tog(?:et)?|trikk(?:en)?|trikker|buss(?:en)?|bil(?:en|er)?|lastebil(?:en)?|trailer(?:en)?|t-?bane(?:n)?|trafikk(?:en)?)';
const IN_FRONT = `(?:step\\w*|walk\\w*|jump\\w*|run|running|throw\\w*|lie|lying|lay|ga|gar|gikk|hopp\\w*|lope|loper|kast\\w*|still\\w*|legg\\w*|steg\\w*|tre)(?: \\w+){0,4}? (?:in ?front of|under|into the path of|out before|foran|framfor|fremfor|ut i|under)(?: (?:the|a|an|that|en|ein|et|eit|den|det))?(?: \\w+)? ?${VEHICLE}`;
const MEANT =
  '(?:want|wanna|thinking|think|thought|thoughts|going to|gonna|could|might|tempt\\w*|easy|easier|imagin\\w*|fantas\\w*|wish|keep|feel like|tenk\\w*|tanke\\w*|vil|vurder\\w*|lyst|kunne|lett|frist\\w*|onsk\\w*|ser for meg|drom\\w*|skal)';
const CLOSE =
  '(?:every ?ones?|every ?bodys?|they|people|you(?: all| guys)?|my (?:kids|family|wife|husband|partner|friends|parents|mates)|the (?:kids|family|world|girls|boys)|alle|alle sammen|familien|ungene|barna|dei|de|kona|mannen|kompisene|verden|folk|dere)';
const BETTER = '(?:better(?: off)?|happier|easier|best|bedre|betre|lettere|lettare|godt|gladere|lykkeligere|enklere)';
const GONE =
  '(?:without me(?! (?:at|on|in|for) )|(?:when|if|once|after|now that) (?:im|i am|ive|i was|i were) (?:gone|dead|not (?:here|around))|uten meg(?! (?:pa|i) )|utan meg|(?:nar|om|hvis|viss|da) (?:jeg|eg|ae|e) (?:er |blir |ble |var |hadde vaert )?(?:borte|vekk|dod|dau|ikkj?e (?:er |var )?(?:lenger |lenge )?(?:her|mer)|forsvinner|forsvant))';
const AT_TRAINING =
  /\b(?:relay|stafett\w*|pace ?group|too slow|for sein|for treg|holiday|ferie\w*|vacation|at work|pa jobb|intervals? without|group run|gruppetrening\w*)\b/;

export const MIND_DANGERS: readonly Danger[] = [
  {
    id: 'cutting',
    category: 'selfharm',
    tier: 'emergency',
    isCrisis: true,
    all: [
      /\b(?:cutting(?= (?:is|was|has|helps?|works?|feels?|again|calms?|myself|right|and|gets?|when)\b|$)|cut myself|cutting my (?:arms?|legs?|thighs?|wrists?|skin)|cuts? on my (?:arms?|thighs?|wrists?)|self ?-?harm\w*|hurting myself|burn(?:ing)? myself|selvskad\w+|sjolvskad\w+|kutting(?:a|en)?|a kutte(?= (?:er|var|hjelper|virker|funker|roer|meg)\b)|(?:kutter|kutta|kuttet|kutte|skjaerer|skjaere|skar|risser|risse|rispa|risper|brenne)(?: jeg| eg| ae)? meg(?: selv| sjolv| opp)?(?= |$))/,
      /\b(?:only|eneste|helps?|hjelper|works?|virker|funker|relief|relie\w+|lettels\w*|lettet|calms?|calm|quiet|roer|roar|rolig i hodet|cope|coping|edge|demper|instead of|i stedet|when i (?:cant|dont|am not allowed to) (?:run|train)|nar (?:jeg|eg|ae) ikkj?e (?:far|kan|loper)|on (?:my )?rest days?|pa (?:en )?hviledag\w*|at night|om (?:natta|kvelden)|again|igjen|feel (?:better|something|anything)|kjenn\w* noe|straff\w*|punish\w*)\b/,
    ],
    unless:
      /\b(?:shav\w*|barber(?!blad)\w*|weight|bulk\w*|vekt(?!el)\w*|kg|calories|kalorier|mileage|volume|glass|brodkniv\w*|kitchen|kjokken\w*|barbed|piggtrad\w*|thorns?|torn\w*|branch\w*|gren\w*|rock|stein\w*|by (?:mistake|accident)|accident\w*|uhell\w*|ned (?:til|pa)|down (?:to|on)|sunburn\w*|solbrent|nettles?)\b/,
  },
  {
    id: 'in_front_of',
    category: 'selfharm',
    tier: 'emergency',
    isCrisis: true,
    all: [new RegExp(`\\b${IN_FRONT}\\b`), new RegExp(`\\b${MEANT}\\b`)],
    unless:
      /\b(?:almost|nearly|by (?:mistake|accident)|close call|nesten|holdt pa a|uhell\w*|scared (?:of|that)|afraid|redd for|dog|hund\w*|kids?|child\w*|barn\w*|ungen\w*|lead car|folgebil\w*|ledebil\w*|headlights?|reflective|refleks\w*|cross(?:ing)? the road safely|someone|somebody|noen (?:gikk|hopp\w*|lop))\b/,
  },
  {
    id: 'better_gone',
    category: 'selfharm',
    tier: 'emergency',
    isCrisis: true,
    all: [new RegExp(`\\b${CLOSE}\\b(?: \\w+){0,5}? ${BETTER}\\b(?: \\w+){0,3}? ${GONE}(?![a-z])`)],
    unless: AT_TRAINING,
  },
  {
    id: 'not_missed',
    category: 'selfharm',
    tier: 'emergency',
    isCrisis: true,
    all: [
      /\b(?:no ?one|nobody|ingen|inkje nokon)(?: \w+){0,2} (?:would|will|ville|vil|hadde|kommer til a)(?: \w+){0,3}? (?:miss(?:ed)?|notice\w*|care|savn\w*|sakn\w*|merk\w*|bry\w*)(?: seg)?\b(?: \w+){0,2}? ?(?:if i (?:was |were |am |just |wasnt )?(?:gone|dead|died|disappeared|vanished|here|around)|when (?:im|i am) (?:gone|dead)|om (?:jeg|eg|ae) (?:ble borte|blir borte|var borte|er borte|forsvant|dode|var dod|ikkj?e var her)|nar (?:jeg|eg|ae) er (?:borte|dod|vekk))\b/,
    ],
    unless: AT_TRAINING,
  },
  {
    id: 'tonight',
    category: 'selfharm',
    tier: 'emergency',
    isCrisis: true,
    all: [
      /\b(?:(?:planned|plan|all set|all ready|decided|sorted|planlagt|klart|bestemt|bestemt meg|ordna)\b.{0,25}\b(?:tonight|this evening|i kveld|i natt)\b.{0,25}\b(?:over|gone|no more|slutt|borte|for godt)|(?:it|this|everything|all|det|alt)(?: \w+){0,2}? (?:ends?|is over|will be over|slutter|er over|er slutt|tar slutt) (?:tonight|this evening|i kveld|i natt)|(?:tonight|i kveld|i natt) (?:it|its|er|blir|tar)(?: \w+){0,2}? (?:ends?|over|slutt)|(?:this is|dette er|det er) (?:my|min) (?:last|siste) (?:night|evening|kveld|natt))\b/,
    ],
    unless:
      /\b(?:race|run|session|workout|intervals?|exams?|movie|film|series|season|work|shift|party|taper|holiday|ferie\w*|hotel\w*|camp|leir\w*|okt\w*|tur(?:en)?|lop\w*|trening\w*|eksamen\w*|fest\w*|jobb\w*|vakt\w*|sesong\w*|kamp\w*|game|match|challenge|streak|sale|salg\w*|fast|faste\w*|deadline|registration|pamelding\w*)\b/,
  },
  {
    id: 'means_ready',
    category: 'selfharm',
    tier: 'emergency',
    isCrisis: true,
    all: [
      /\b(?:pills?|tablets?|tablett\w*|piller?|pillene|rope|tau(?:et)?|razor|barberblad\w*|kniv(?:en)?|gun|gevaer\w*)\b.{0,30}\b(?:ready|next to|bedside|by (?:my|the) bed|nightstand|nattbord\w*|in front of me|foran meg|saved|lined up|klare?|ved senga)\b/,
      /\b(?:orker ikkj?e (?:me[ir]+|lenger|lenge|livet|no)|orkar ikkj?e|cant (?:do this|go on|take (?:it|this|life))|no point|done with (?:it|everything|life|this)|tired of (?:life|living|everything)|lei (?:av )?(?:livet|alt)|goodbye|farvel|ha det for alltid|ikke vits|ingen vits)\b/,
    ],
  },
  {
    id: 'attacked',
    category: 'abuse',
    tier: 'emergency',
    all: [
      new RegExp(
        `\\b${HE}\\b.{0,50}\\b(?:strangled|choked|chokes|kvelertak(?:et)?|kvelte|kveler|tok meg (?:rundt|i) halsen|held me (?:down|by the (?:neck|throat))|grabbed my (?:neck|throat)|with a knife|med (?:en )?kniv|(?:said (?:he|she) ?(?:d|would|will|wants to)|says (?:he|she) ?(?:ll|will|would|wants to)|threaten\\w* to|truer med a|trua med a|sa (?:han|hun|ho) skulle) (?:kill|break|hurt|stab|drepe|knekke|skade|sla|banke))\\b`,
      ),
    ],
    unless:
      /\b(?:haha\w*|lol|if i (?:skip|miss|enter|sign|buy|run|race|register|mention|go out too)|hvis jeg (?:dropper|skulker)|bread|brod\w*|cooking|matlaging|in the (?:sprint|final)|sparring|jiu ?jitsu|bjj|judo|mma|kamp\w*|film\w*|movie)\b/,
  },
  {
    id: 'shoved',
    category: 'abuse',
    tier: null,
    all: [
      new RegExp(
        `\\b${HE}\\b(?: \\w+){0,2}? (?:shoved|shoves|pushed|pushes|slapped|slaps|punched|kicked|dytta|dyttet|dytter|sparka|sparket|sparker|dro meg|lugga) (?:meg|me)\\b(?! (?:i bakken|opp bakken|over mal|up (?:the|that) hill|to (?:run|go|train|my)|hard in|a til|pa klokk|i spurten|on (?:the )?(?:hills?|strava)|out of (?:bed|the door)))|\\b${HE} (?:\\w+ )?(?:gets?|got|blir|ble|vart) (?:really |so |a bit |litt |skikkelig )?(?:physical|violent|handsy|voldelig|handgripelig|fysisk)\\b`,
      ),
    ],
    unless: /\b(?:physical(?:ly)? (?:fit|therapy|job)|fysisk (?:form|sliten)|tackl\w*|kamp\w*|match|laget|rugby)\b/,
  },
  {
    id: 'controlled',
    category: 'abuse',
    tier: null,
    all: [
      new RegExp(
        `\\b${HE}\\b.{0,50}\\b(?:track\\w*|checks?|times me|locks?|locked|hid|hides|sporer|sporing|sjekker|folger med|tar tida|laser|laste|gjemmer|gjemte)\\b`,
      ),
      /\b(?:trouble|or else|angry|mad|furious|explodes?|kicks? off|pay for it|scared|afraid|allowed|lets? me|permission|brak|trobbel|ellers|sint|rasende|eksploderer|redd|lov|far ikkj?e|slipper ikkj?e|straff\w*)\b/,
    ],
    unless:
      /\b(?:coach (?:checks|tracks) my (?:splits|pace|log)|haha\w*|lol|bike|sykkel\w*|kids?|barn\w*|ungene|dog|hund\w*)\b/,
  },
  {
    id: 'explained_bruise',
    category: 'abuse',
    tier: null,
    all: [
      /\b(?:bruis\w+|black eye|blamerke\w*|blaveis\w*|blatt oye)\b/,
      /\b(?:(?:the|a|my) (?:stairs|door|cupboard)"? again|(?:trappa|trappen|dora|doren|skapet)"? igjen|(?:walked into|fell down|ran into) (?:the|a) (?:door|stairs|cupboard)s? again|(?:gikk|lop) (?:pa|i) (?:dora|doren|skapet) igjen|falt i (?:trappa|trappen) igjen|hide (?:them|it|the bruis\w+)|skjul\w* (?:dem|det|blamerk\w*)|he(?:s| is| was| got) (?:angry|mad|drunk)|han (?:var|ble|er) (?:sint|full))\b/,
    ],
  },
  {
    id: 'treated_alone',
    category: 'abuse',
    tier: null,
    all: [
      /\b(?:physio\w*|coach\w*|trainer|masseur|massage (?:guy|man|therapist)|trener\w*|fysio\w*|massor\w*|massasje\w*)\b/,
      /\b(?:groin|breasts?|bum|bottom|thighs?|underwear|shorts off|lyske\w*|lysken|bryst(?:ene)?|rumpa|rumpe\w*|laret|larene|undertoy\w*|uten klaer|bra off|bh(?:-?en)?)\b/,
      /\b(?:door (?:is )?(?:locked|closed|shut)|locked door|locks? the door|just us|nobody else|keeps (?:wanting|asking|touching)|secret|dont tell|dora (?:er )?(?:last|igjen)|laser dora|bare oss|vil (?:hele tiden|alltid|stadig)|hemmelig\w*|ikkj?e si det)\b/,
    ],
  },
  {
    id: 'earned_meal',
    category: 'eating',
    tier: null,
    all: [
      /\b(?:if|when|once|only if|hvis|om|viss|bare om|nar) (?:i|jeg|eg|ae|e) (?:do|run|ran|finish|add|hit|burn|tar|loper|gjor|legger|fullforer|springer)\b/,
      /\b(?:(?:can|may|could|am|kan|far|har) (?:i|jeg|eg|ae|e)(?: (?:then|please|allowed to|lov til a|lov a|da|na|maybe|finally))*|allowed|lov(?: til)? a) (?:have|eat|get|spise|ete|ha|fa)(?: (?:my|a|some|the|any|en|et|ei|litt|noe|min|mitt))* (?:dinner|lunch|breakfast|supper|bread|pasta|carbs|meal|food|anything|middag\w*|lunsj\w*|frokost\w*|kveldsmat\w*|kvelds|brod\w*|bolle\w*|kake\w*|cake|dessert|mat(?:en)?|noe)\b/,
    ],
    unless:
      /\b(?:before|after(?:wards)?|for (?:turen|okta|lopet)|etter(?:pa)?|how (?:long|soon|much)|hvor (?:lenge|mye|snart)|at (?:5|6|7|8)|kl|klokka|late|sent|stitch|hold i|stomach|mage\w*)\b/,
  },
  {
    id: 'withdrawal',
    category: 'substance',
    tier: 'emergency',
    all: [
      /\b(?:quit|stopped|stopping|cut out|cold turkey|off the|dropped|kutta|kuttet|slutta|sluttet|stoppa|droppa|holdt opp)(?: \w+){0,3} (?:drink\w*|alcohol|booze|vodka|wine|beer|drikk\w*|alkohol\w*|sprit\w*|fylla|vin|vinen|ol|olet|valium|xanax|benzos?|sobril|stesolid|vival)\b/,
      /\b(?:shak\w+|trembl\w+|shivers|skjelv\w*|rist(?:er|ing)?|seeing things|hallucin\w+|hear(?:ing)? voices|see (?:bugs|spiders|things)|ser (?:\w+ )?(?:ting|fluer|dyr|syner|edderkopp\w*|folk)|horer stemmer|seizure|fits?|kramp\w*|anfall)\b/,
    ],
    unless:
      /\b(?:coffee|kaffe\w*|cola|soda|brus|milk|melk|caffeine|koffein\w*|energy drinks?|fit for|fit again|protein shake|milkshake|shake out|shakeout|in (?:great|good) shape)\b/,
  },
  {
    id: 'high',
    isCommon: true,
    category: 'substance',
    tier: 'refer',
    all: [
      new RegExp(
        `\\b(?:wavy|high|stoned|buzz\\w*|baked|spaced|fuzzy|woozy|wobbly|floaty|foggy|rusa|ruset|hoy|skev|skeiv|fjern|ute av det|susete)\\b.{0,12}\\b${FROM} ${DRUG}\\b|\\b(?:bottle|flask\\w*|pints?|beers?|drinks?)\\b.{0,15}\\b(?:and|og|plus|with|med)(?: (?:a|an|en|ei|some|noen|half|half a|to))* ${DRUG}\\b`,
      ),
    ],
    unless:
      /\b(?:runners? high|last (?:month|year|summer)|endurance gels?|energy gumm\w*|vitamin\w*|gumm(?:y|ies) (?:bears?|sweets?)|electrolyt\w*|speed (?:work|session))\b/,
  },
];
