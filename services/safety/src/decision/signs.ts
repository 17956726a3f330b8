import type { SafetyCategory } from '../categories.ts';
import { normalize } from '../model/normalize.ts';

/** A sign that determines the right card, whatever else a message resembles. */
type Sign = readonly [id: string, category: SafetyCategory, form: RegExp, unless?: RegExp];

const PRESSURE =
  '(?:tight\\w*|squeez\\w*|pressure|clamp\\w*|vice|gripp\\w*|klem\\w*|klamm\\w*|stram\\w*|trykk\\w*|tyngde|snor\\w*|spenn\\w*)';
const EFFORT =
  '(?:run|runs|running|efforts?|hills?|climbs?|climbing|uphill|intervals?|reps?|sprint\\w*|pushing|stairs|lop\\w*|spring\\w*|bakk\\w*|motbakk\\w*|okt\\w*|drag\\w*|trapp\\w*|intervall\\w*)';
/** Things that are tight for everyday reasons: muscles, joints, clothes and the calendar. */
const NO_CHEST =
  /\b(?:cal(?:f|ves)|legs?|thighs?|hamstring\w*|quad\w*|shins?|knees?|ankles?|foot|feet|toes?|heels?|achilles|hips?|hip flexor\w*|glutes?|groin|back|it ?band|itb|muscles?|jaw muscle|shoes?|socks?|laces?|(?<!bra )straps?|watch|belt|stitch|schedule|budget|margin\w*|turn|corner|race day|legg\w*|lar|laret|larene|kne\w*|ankel\w*|fot\w*|fott\w*|taerne|hael\w*|akilles\w*|hoft\w*|lysk\w*|rygg\w*|sete\w*|rump\w*|sko\w*|sokk\w*|reim\w*|klokk\w*|belte\w*|muskel\w*|muskl\w*|neck|nakke\w*|sting|hold|skjema\w*|tidsskjema\w*|forside|framside|beina?|bena?)\b/;
const STOPS =
  '(?:goes|gone|went|stops?|stopped|eases?|eased|fades?|faded|settles|settled|disappears?|passes|passed|better|slutter|sluttet|slutta|gir seg|ga seg|gav seg|gjev seg|forsvinner|forsvant|borte|gar over|gikk over|over|slipper|slapp|letta|letter)\\b.{0,25}\\b(?:when|once|as soon as|if|whenever|nar|da|straks|sa snart|idet|etter at) (?:i |we |jeg |eg |ae |e |vi )?(?:\\w+ )?(?:stop\\w*|rest\\w*|walk\\w*|slow\\w*|sit|sat|stand|stood|ease|stopp\\w*|sto|star|stod|gar|gikk|hvil\\w*|sitt\\w*|satt|sakk\\w*|senk\\w*)\\b';
const LAY_CHEST =
  '(?:front(?! (?:of|foot|leg|knee|thigh|wheel|runner))|ribs|rib ?cage|sternum|breast ?bone|bra|jacket|jersey|singlet|jakka|jakken|troya|bringa|brystkass\\w*|brystbein\\w*|ribbein\\w*|ribbeina)';
const SIDE = '(?:left|right|venstre|hoyre|hogre)';
const FOOT = `(?:(?:${SIDE}|one|my|ene|eine) (?:foot|forefoot|leg|fot(?:en)?|bein(?:et)?|ben(?:et)?)|foten|fot)`;
const FOOT_WORK =
  '(?:slaps|slapping|flops|flopping|floppy|drags|dragging|scuffs|scuffing|klask\\w*|daff\\w*|dask\\w*|slep|slepe|sleper|subber|subbe|smeller i (?:bakken|asfalten|golvet)|heng(?:er)? (?:etter|igjen)|vil ikkj?e opp|wont (?:lift|come up))';
const CANNOT =
  '(?:cant|cannot|couldnt|unable to|wont|klarer ikkj?e|greier ikkj?e|far ikkj?e|kan ikkj?e|vil ikkj?e)(?: a)?(?: (?:it|den|han|dei|dem|they|really|even|ever|seg))*';
const TOE = '(?:foot|forefoot|toes?|fot(?:en)?|taa?|taerne|stortaa?|stortaen)';
const HEAD =
  '(?:head|temple|forehead|skull|jaw|face|nose|hode\\w*|huet|hue|skalle\\w*|tinning\\w*|panna|pannen|bakhod\\w*|kjeve\\w*|trynet|nesa|ansiktet)';
/** Signs after a concussion. */
const AFTER_BLOW =
  '(?:vomit\\w*|sick|nause\\w*|queasy|threw up|throwing up|spy\\w*|kvalm\\w*|kast\\w* opp|headache|hodepine|vondt i (?:hodet|huet)|fogg?y?|foggy|takete|confus\\w*|forvirr\\w*|remember|husker ikkj?e|cant think|drowsy|dosig|sleepy|dizz\\w*|svimm\\w*|blurr\\w*|uklar\\w*|ser (?:litt )?rart|lights? (?:hurts?|bother\\w*)|lyssky|words? (?:\\w+ ){0,4}?swim\\w*)';
const LONG_AGO =
  /\b(?:years? ago|last year|as a (?:kid|child)|in (?:19|20)\d\d|ar siden|i fjor|som barn|som liten|(?:[2-9]|1\d) (?:months?|maneder) (?:ago|siden)|healed|cleared|friskmeldt)\b/;
const MANY = '(?:[3-9]|\\d\\d|three|four|five|six|seven|eight|ten|tre|fire|fem|seks|sju|syv|atte|ti)';
const RELIEVER =
  '(?:ventolin\\w*|reliever|salbutamol|bricanyl|airomir|inhaler|puffer|inhalator\\w*|astmaspray\\w*|astmamedisin\\w*)';
const ONE_EYE = `(?:${SIDE}|one|ene|eine) (?:eye|oyet?|auget?)`;
const DARK =
  '(?:black|dark|blind|gr[ea]y|curtain|shade|mist|gone|lost|svart\\w*|mork\\w*|gardin\\w*|skygge\\w*|borte|forsvant)';
const RATTLE = '(?:surkl\\w*|gurgl\\w*|bubbl\\w*|rattl\\w*|bobl(?:er|ing)|drown\\w*|drukn\\w*)';
const LYING = '(?:lie|lying|lay|flat|legg(?:er)? (?:meg|eg)|eg legg|ligg\\w*)';
const LIMB = '(?:foot|leg|toes|hand|fingers|calf|arm|foten|fot|beinet|benet|taerne|handa|handen|fingrene|leggen|armen)';

const OF_HEART: readonly Sign[] = [
  [
    'flipping_heart',
    'cardiac',
    /\b(?:heart|hjert(?:et|a)|hjarta)(?: mitt)? (?:did|does|doing|is doing|gjorde|gjor)(?: (?:the|a|that|this|its|en|et|ei|den|det|sann|slik|weird|funny|little|rare?))* (?:flip\w*|flutter\w*|skip\w*|jump\w*|flop\w*|hopp\w*|flagr\w*|kollbott\w*|hikk\w*)/,
  ],
  ['effort_pressure', 'cardiac', new RegExp(`^(?=.*\\b${PRESSURE}\\b)(?=.*\\b${EFFORT}\\b).*\\b${STOPS}`), NO_CHEST],
  [
    'effort_pressure',
    'cardiac',
    new RegExp(
      `\\b(?:the|this|that|some|weird|rart|den|denne|rare|litt|sant|slikt) ${PRESSURE}.{0,30}\\b(?:only|just|mostly|bare|kun|mest)\\b.{0,15}\\b(?:on|in|when|up|during|with|i|pa|nar|under|ved)\\b.{0,20}\\b${EFFORT}\\b`,
    ),
    NO_CHEST,
  ],
  [
    'lay_chest',
    'cardiac',
    new RegExp(
      `\\b${PRESSURE}\\b.{0,25}\\b(?:across|under|behind|inside|beneath|in|bak|innenfor|over|rundt|around) (?:my |the )?${LAY_CHEST}\\b`,
    ),
    NO_CHEST,
  ],
  [
    'radiating',
    'cardiac',
    new RegExp(
      `^(?=.*\\b${PRESSURE}\\b).*\\b(?:goes|going|went|spreads?|spreading|runs|shoots|moves|creeps|radiat\\w*|straler|stralte|drar|dro|trekker|flytter seg|gar|gikk) (?:\\w+ ){0,3}?(?:down|up|out|into|to|ned|ut|opp|til|mot|i) (?:\\w+ ){0,3}?(?:elbow|arms?|jaw|teeth|throat|albue\\w*|arm(?:en|a|ane|ene)?|kjeve\\w*|tenn\\w*|hals\\w*)\\b`,
    ),
    /\b(?:neck|nakke\w*|shoulder|skulder\w*|skuldra|wrist|handledd\w*|tennis|swing|arms? (?:up|down) (?:and|to))\b/,
  ],
  [
    'heart_acrobat',
    'cardiac',
    /\b(?:heart|hjert(?:et|a)|hjarta)\b(?: \w+){0,4}? (?:dolphins?|somersault\w*|flips?|flipping|backflip\w*|cartwheel\w*|drum solo|fish|bird|butterfl\w*|salto\w*|koll?bott\w*|sprell\w*|fisk\w*|fugl\w*|sommerfugl\w*|trommesolo\w*|jumps?|skips?|miss(?:es)? a beat)\b/,
    /\b(?:when i (?:see|saw|think)|nar (?:jeg|eg) (?:ser|tenker)|(?:with|for|av) (?:joy|excitement|glede|lykke))\b/,
  ],
  [
    'irregular_rhythm',
    'cardiac',
    /\b(?:irregular|uregelmessig\w*|ujevn\w*|uregelrett\w*) (?:heart ?)?(?:beats?|heartbeat\w*|rhythm|rytme\w*|puls\w*|hjerterytme\w*|hjerteslag)\b(?! (?:of|in|i|med|pa) (?:my |the )?(?:training|trening\w*|week|uka|life|livet|sleep|sovn\w*|steps?|steg\w*|cadence))|\b(?:a-?fib|atrial fib\w*|atrieflimmer\w*)\b|\b(?:rhythm|rytme)[ -]?(?:alert|warning|notification|varsel\w*|varsling\w*|advarsel)\b/,
    /\b(?:(?:what is|hva er) (?:an? |en |et )?(?:irregular|uregelmessig|a-?fib|atri\w+)|runners|lopere|generelt|in general|artik\w+|article\w*|my (?:dad|mum|mom|father|mother|wife|husband)|faren|moren|pappa|mamma|ablat\w+|years? ago|ar siden)\b/,
  ],
  [
    'grey_sweat',
    'cardiac',
    /^(?=.*\b(?:grey|gray|gra|askegra|gusten|likblek)\b)(?=.*\b(?:cold sweats?|kaldsvett\w*|clammy|klam|sweaty|sweating|svetter)\b)/,
    /\b(?:fever|feber\w*|hair|har|weather|vaer\w*|sky|skies|shirt|shorts|t-skjorte)\b/,
  ],
  [
    'funny_turn',
    'syncope',
    /\b(?:funny|dizzy|fainting|faint) (?:turn|spell|do)s?\b(?! (?:of phrase|on the course|at km|at the))/,
  ],
  [
    'lying_rattle',
    'breathing',
    new RegExp(`\\b${RATTLE}\\b.{0,40}\\b${LYING}\\b|\\b${LYING}\\b.{0,30}\\b${RATTLE}\\b`),
    /\b(?:stomach|tummy|mage\w*|belly|bath|badekar\w*|foam|skum|snake)\b/,
  ],
  [
    'reliever_often',
    'breathing',
    new RegExp(
      `\\b${RELIEVER}\\b.{0,30}\\b(?:every (?:hour|two hours|\\d hours)|hourly|hver (?:time|halvtime)|annenhver time|${MANY} (?:times|ganger|puffs|sprays?|drag|sug) (?:today|already|so far|since|i dag|allerede|siden|i natt|tonight)|all (?:day|night)|hele (?:dagen|natta|natten)|(?:is|ran|gone|er|gikk) (?:empty|out|tom)|does(?:nt| not) help|hjelper ikkj?e)\\b|\\b${MANY} (?:times|puffs|sprays?|drag|sug|ganger)\\b.{0,20}\\b${RELIEVER}\\b.{0,15}\\b(?:today|already|i dag|allerede|tonight|i natt)\\b`,
    ),
  ],
];

const OF_HEAD: readonly Sign[] = [
  [
    'spinning',
    'stroke',
    /\b(?:the |whole )?(?:room|world|floor|rommet|gulvet|verden|alt) (?:is |was |just )?(?:spin(?:s|ning)|snurrer|spinner|gar rundt)\b|\b(?:walk\w*|stagger\w*|gar|sjangl\w*|gikk) (?:\w+ )?(?:like|as if|som)(?: a| im| i was| en| jeg var)? (?:drunk|full)\b/,
  ],
  [
    'rubber_arm',
    'stroke',
    /\b(?:arm|arms|hand|armen|handa|handen)(?: \w+){0,2} (?:feels?|is|foles|kjennes|er|ble|went|like)(?: \w+){0,2} (?:rubber\w*|jelly|gummi|gele|dead weight|bly|not mine|someone elses)\b/,
  ],
  [
    'double_vision',
    'stroke',
    /\b(?:saw|see|seeing|sees|ser|sa|sag) (?:\w+ )?(?:(?:two|to) (?:of|av) (?:every\w*|each|him|her|it|alt|hver\w*|alle)|double|dobbelt)\b(?! (?:the|digits?|figures?|days?|sessions?|antall\w*|as|sa|distanse\w*|okt\w*|volum\w*))|\b(?:cross[ -]?eyed|skjeloyd|skeloyd)\b|\bdouble vision\b|\bdobbeltsyn\w*/,
  ],
  [
    'one_eye',
    'stroke',
    new RegExp(
      `\\b${DARK}\\b.{0,20}\\b(?:in|on|over|from|for|of|pa|i|foran)\\b(?: (?:my|the|det))? ${ONE_EYE}\\b|\\b${ONE_EYE}\\b.{0,25}\\b${DARK}\\b`,
    ),
    /\b(?:black and blue|black eye|bruis\w*|blaveis|lens|linse\w*|glasses|briller|contact)\b/,
  ],
  [
    'veering',
    'stroke',
    new RegExp(
      `\\b(?:sjangl\\w*|skjen(?:er|te|et)|stagger\\w*|veer(?:ed|ing)) (?:(?:jeg|eg|ae|i|off|all|hele|veien) )*(?:to|towards|mot|til) (?:the |my |one )?(?:${SIDE}|side|sida|ene)\\b`,
    ),
    /\b(?:road|trail|path|course|stien|loypa)\b.{0,12}\b(?:veer|skjen)/,
  ],
  [
    'leg_and_hand',
    'stroke',
    /^(?=.*\b(?:foot|leg|fot(?:en)?|bein(?:et)?|ben(?:et)?)\b.{0,40}\b(?:drag\w*|slep\w*|heng\w*|weak|svak\w*|wont|gives? way|svikt\w*|numb|nummen|lystrer))(?=.*\b(?:drop\w*|slipped|fell out|glapp|mista|mistet|cant hold|couldnt hold|slapp)\b.{0,40}\b(?:cup|mug|glass|hands?|phone|keys|kettle|kopp\w*|handa|handen|telefon\w*|nokl\w*)\b)/,
  ],
  [
    'arm_failed',
    'stroke',
    /\b(?:arms?|hand|armen|handa|handen)\b(?: \w+){0,2} (?:gone funny|went funny|just wouldnt|wouldnt (?:work|move|obey|lift)|wont obey|lystr\w+ ikkj?e|ville ikkj?e(?: \w+)? (?:lystre|mer|med))\b|\b(?:drop(?:ped|ping)|mista|mistet|mister)(?: \w+){0,3} (?:cup|teacup|mug|kettle|kopp\w*|kaffekopp\w*|krus\w*)\b/,
    /\b(?:weeks|weaker each|every (?:day|week)|uke for uke|ukene|nakke\w*|neck|rucksack|sekk\w*|sore from|stolt?|pull-?ups?|arm day|lifting|styrke\w*)\b/,
  ],
  [
    'head_blow',
    'head',
    new RegExp(
      `\\b(?:fikk|got|took|taken|caught|had)(?: (?:en|et|ein|eit|a|an|the|skikkelig|real|right|good|nasty|solid|hard|stygg\\w*|kraftig|big))* (?:smell|slag|trokk|dunk|knock|bang|whack|blow|elbow|albue\\w*|(?:foot|hand|basket)?ball\\w*|kick|spark|knee|kne|kneet|shoulder|bump|punch|crack)\\b.{0,12}\\b(?:i|to|on|in|mot|across|pa|at)(?: (?:the|my|min|side of (?:my|the)|back of (?:my|the)|top of (?:my|the)))* ${HEAD}\\b`,
    ),
    LONG_AGO,
  ],
  [
    'head_blow',
    'head',
    new RegExp(
      `\\b(?:smalt|smal|krasj\\w*|gikk|lop|dundr\\w*|braste|falt|traff|skalla|stanga|crashed|ran|walked|smacked|slammed|bumped|banged|clipped)(?: \\w+){0,2}? (?:inn i|rett i|into|against) (?!(?:the |a )?wall\\b|veggen|trouble|problem|form|shape|zone|sone|traffic|friend|someone|an old|sykdom|rytme)\\w+.{0,60}\\b${AFTER_BLOW}\\b`,
    ),
    new RegExp(
      `${LONG_AGO.source}|\\b(?:hit the wall|gikk i veggen|traff veggen|bonk\\w*|stomach|mage\\w*|friend|joy)\\b`,
    ),
  ],
];

const OF_LIMB: readonly Sign[] = [
  [
    'cold_limb',
    'clot',
    new RegExp(
      `\\b${LIMB}\\b(?=.{0,40}\\b(?:cold|icy|kald\\w*|iskald\\w*)\\b)(?=.{0,40}\\b(?:white|pale|blue|hvit\\w*|kvit\\w*|blek\\w*|bla)\\b).{0,50}\\b(?:numb|dead|nummen|folelseslos|dod|cant feel|kjenner ikke)\\b`,
    ),
  ],
  [
    'foot_work',
    'nerve',
    new RegExp(`\\b${FOOT}\\b(?: \\w+){0,5}? ${FOOT_WORK}\\b|\\b${FOOT_WORK}(?: \\w+){0,3} ${FOOT}\\b`),
    /\b(?:both feet|begge (?:fotter|beina)|wet|vat\w*|puddle|sole|insole|innersale\w*|sale[nr]?|lace\w*|strap|heavy legs|tired legs)\b/,
  ],
  [
    'trips_one_side',
    'nerve',
    new RegExp(
      `\\b(?:trip(?:s|ping|ped)?|stumbl\\w+|catch(?:es|ing)?|snubl\\w+|snav\\w*)\\b.{0,25}\\b(?:toes?|foot|taerne|ta|fot(?:en)?)\\b.{0,30}\\b(?:${SIDE}|all the time|keeps?|constantly|hele tid\\w*|stadig|every run|since|siden)\\b|\\b${SIDE} (?:foot|toes?|fot(?:en)?|taerne|ta)\\b.{0,20}\\b(?:trip(?:s|ping)|catches|catching|snubler|snubla)\\b|\\b(?:trips|tripping|snubler)\\b (?:\\w+ )?(?:over|i|in|on|med) (?:my |own |egne )*${SIDE} (?:toes?|foot|ta|fot)\\b`,
    ),
    /\b(?:roots?|rot|rotter|rocks?|stein\w*|dog|hund\w*|kerb|curb|fortauskant\w*)\b/,
  ],
  [
    'foot_lift',
    'nerve',
    new RegExp(
      `\\b${TOE}\\b.{0,40}\\b${CANNOT} (?:lift\\w*|raise|come up|loft\\w*|opp|heve|tilbake)\\b|\\b${CANNOT} (?:lift|raise|pull up|loft\\w*|heve)(?: (?:up|opp|the|my|of|front|big|${SIDE}))* ${TOE}\\b`,
    ),
    /\b(?:off the (?:pedal|gas)|shoe|weights?|heel raise)\b/,
  ],
  [
    'past_shivering',
    'heat',
    /^(?=.*\b(?:cold|freezing|frozen|kald\w*|nedkjolt|frossen|iskald)\b).*\b(?:stopped|no longer|not even|dont|ikkj?e|sluttet a|slutta a)(?: \w+)? (?:shiver\w*|skjelv\w*)\b/,
    /\b(?:so that i (?:dont|wont)|slik at|for a ikke|avoid|unnga|how do i not|hvordan unnga)\b/,
  ],
  [
    'tick',
    'illness',
    /^(?=.*\b(?:flatt\w*|ticks?)\b)(?=.*\b(?:ring|bullseye|bulls[ -]eye|rash|utslett|fever|feber|joints|ledd\w*|face|ansikt\w*)\b)/,
    /\b(?:shoes?|avoid|prevent|unnga|forebygg\w*|box|boxes)\b/,
  ],
];

const SIGNS: readonly Sign[] = [...OF_HEART, ...OF_HEAD, ...OF_LIMB];

/** Returns a sign that determines the right card; null if there is none. */
export const signIn = (text: string): { id: string; category: SafetyCategory } | null => {
  const read = normalize(text)
    .replace(/[,.!?;:()"…]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [id, category] = SIGNS.find(([, , form, unless]) => form.test(read) && !unless?.test(read)) ?? [];
  return id && category ? { id, category } : null;
};
