import { WOUND_TEXT } from '../texts/special.ts';
import type { Danger } from './danger.ts';

/** Dangers of belly, urine, wounds, joints, infections, chest and bones. */

const BELLY = '(?:belly|stomach|tummy|abdomen|guts?|mage(?:n)?|magan|maven|buk(?:en)?|magesekk\\w*)';
const ILL =
  '(?:fever\\w*|feber\\w*|temp|temperature|3[89](?:[.,]\\d)?|4[01](?:[.,]\\d)?|shiver\\w*|chills?|rigors?|the shakes|shaking|teeth (?:are )?chatter\\w*|frys\\w*|fros\\w*|frossen|frostri\\w*|skjelv\\w*|hakk\\w* tenn\\w*|hutr\\w*|kvalm\\w*|vomit\\w*|throwing up|spy\\w*|nause\\w*)';
const HURTS_PEE =
  '(?:(?:burn\\w*|sting\\w*|hurts?|razor\\w*|glass)(?: (?:when|to|while|i|like|blades|a bit|on|my))* (?:pee\\w*|wee\\w*|piss\\w*|urin\\w*|pass(?:ing)? water)|(?:pee|wee|peeing|urine|weeing)\\b.{0,15}\\b(?:burns?|stings?|hurts?|razor\\w*)|(?:svir|svi|svie|brenn\\w*|sviende|vondt)(?: (?:nar|a|jeg|eg|ae|i|som|bare|pa))* (?:tiss\\w*|pisse\\w*|late vannet|urin\\w*|do)|uti|cystitis|urinveisinfeksjon\\w*|blaerekatarr\\w*)';
const FLANK =
  '(?:flanks?|loins?|kidneys?|flank(?:en)?|nyr(?:e|er|ene|a)|under (?:my |the )?ribs|under ribbein\\w*|my (?:lower |mid )?back|back (?:hurts|pain|aches?|is (?:sore|killing))|lower back|backache|(?:the |one )?side of my back|rygg(?:en)?|korsrygg\\w*|sida|siden av ryggen)';
const OPERATED =
  '(?:op|operation|surgery|surgical|stitches|sutures|staples|incision|hernia|c-?section|caesarean|scope|arthroscop\\w*|replacement|recon\\w*|opera\\w*|operert|sting(?:ene)?|sydd|agraff\\w*|brokk\\w*|keisersnitt\\w*|kikkhull\\w*|protese\\w*|after the mole)';
const WOUND =
  '(?:wound|incision|scar|stitches|sutures|dressing|bandage|cut|sar(?:et)?|snittet|arr(?:et)?|stingene|bandasjen|plasteret|hullet)';
const JOINT =
  '(?:knee|hip|ankle|shoulder|elbow|wrist|joint|big toe|kne(?:et)?|hoft(?:a|e|en)|ankel(?:en)?|skuld(?:er|eren|ra)|albue(?:n)?|handledd\\w*|ledd(?:et)?|stortaa?)';
const INJECTED =
  '(?:injection|injected|injecting|jab|shot|needle|cortisone|kortison\\w*|steroid\\w*|hyaluron\\w*|prp|sproyte\\w*|drained|aspirat\\w*|tappa|tappet|tapping|scope|arthroscop\\w*|kikkhull\\w*|opera\\w*|surgery|replacement|protese\\w*|tick|flattbitt\\w*)';

export const BODY_DANGERS: readonly Danger[] = [
  {
    id: 'belly_hard',
    category: 'illness',
    tier: 'emergency',
    all: [
      new RegExp(
        `\\b${BELLY}\\b(?: (?:is|feels|has gone|gone|goes|went|er|kjennes|ble|blitt|like|just|all|rock|really|helt|sa|as|og|and|bloated|distended|oppblast|swollen))* (?:(?:hard|rigid|stiff|stiv|spent)(?: \\w+)? (?:as|like|som) (?:\\w+ )?(?:board|rock|stone|wood|plank|table|brett|stein|planke|tre|bord|fjol)|bretthard|steinhard|rigid|board ?-?like)\\b`,
      ),
    ],
    unless:
      /\b(?:abs|six ?pack|plank(?:s|ing)|core work|magemusk\w*|sit ?ups?|kjernemusk\w*|uke \d+|\d\d (?:weeks|wks|uker)|pregnan\w*|gravid\w*|kynner\w*|braxton)\b/,
  },
  {
    id: 'belly_curled',
    category: 'illness',
    tier: 'emergency',
    all: [
      new RegExp(`\\b${BELLY}\\b`),
      /\b(?:foetal|fetal|fosterstilling\w*|curled up|curl up|in a ball|krolla? sammen|krokete?|sammenkrok\w*|krumbø\w*|cant (?:stand|straighten) up|far ikkj?e retta? (?:meg|ryggen)|kan ikkj?e sta oppreist)\b/,
      /\b(?:pain\w*|hurts?|agony|sore|hard|cramps?|kills?|vondt|smerte\w*|verk\w*|ondt|hold|stitch|krampe\w*|knip\w*)\b/,
    ],
    unless:
      /\b(?:period|mens(?:en)?|menstruasjon\w*|sleep\w*|sover|stretch\w*|toy\w*|position for|ovelse\w*|yoga|child'?s pose|movie|film)\b/,
  },
  {
    id: 'belly_low_right',
    category: 'illness',
    tier: 'emergency',
    all: [
      new RegExp(`\\b(?:${BELLY}|belly ?button|tummy ?button|navel|navle\\w*|pain|vondt|smerte\\w*|stitch|hold)\\b`),
      /\b(?:(?:belly ?button|tummy ?button|navel|navle\w*)\b.{0,60}\b(?:right|hoyre|hogre)|(?:low(?:er)?|down|bottom|ned\w*|nede|nederst)(?: \w+){0,3}? (?:right|hoyre|hogre)(?: side| sida?)?|(?:right|hoyre|hogre)(?: \w+){0,2}? (?:low(?:er)?|bottom|ned\w*|nede)(?: \w+){0,3}? (?:belly|stomach|tummy|abdomen|mage\w*|buk\w*))\b/,
      /\b(?:worse|vondere|verre|moved|flytt\w*|vandr\w*|every (?:step|footstrike|hop|bump|stride)|each (?:step|footstrike|hop|bump)|hvert (?:steg|hopp|skritt)|kvart (?:steg|hopp)|kvalm\w*|nause\w*|off my food|no appetite|sick|vomit\w*|spy\w*|fever\w*|feber\w*|kills|now|na)\b/,
    ],
    unless:
      /\b(?:left and right|disc|knee|kne\w*|ankle|ankel\w*|calf|leggen|shin|back|rygg\w*|hip|hoft\w*|groin|lysk\w*|foot|fot(?:en)?|toe|heel|hael\w*|appendix (?:is |was )?(?:out|removed|taken)|blindtarm\w* (?:er )?(?:ute|fjernet|fjerna|tatt)|turn right|til hoyre ved)\b/,
  },
  {
    id: 'belly_blow',
    category: 'illness',
    tier: 'emergency',
    all: [
      /\b(?:handlebars?|handle bar|kick\w*|punch\w*|kneed|elbow\w*|fell on|landed on|hit|crash\w*|pole|styret?|spark\w*|slag|albue\w*|kne i|falt pa|landa pa|landet pa|stav\w*|krasj\w*|velt\w*|hestespark)\b/,
      new RegExp(
        `\\b(?:${BELLY}|left (?:ribs|side)|under (?:my |the )?(?:left )?ribs|venstre (?:ribbein|side)|under venstre|spleen|milt\\w*|liver|lever(?:en)?)\\b`,
      ),
      /\b(?:(?:left |right |the |my )?shoulder|skuld(?:er|eren|ra)|pale|grey|gray|blek|bleik|gra|dizzy|svimm\w*|faint\w*|besvim\w*|clammy|klam\w*|kaldsvett\w*|hard|worse|verre|vomit\w*|spy\w*|blood in|blod i)\b/,
    ],
    unless:
      /\b(?:uke \d+|\d\d (?:weeks|wks|uker)|pregnan\w*|gravid\w*|hard (?:session|interval|run|okt)|hit the (?:wall|gym)|shoulder (?:press|season)|both shoulders sore|hit my head)\b/,
  },
  {
    id: 'belly_pulses',
    category: 'illness',
    tier: 'emergency',
    all: [
      new RegExp(
        `\\b(?:throb\\w*|pulsat\\w*|pulser\\w*|pulsing|banker|bankende|dunker|dunkende|bankar|beating|(?:sudden\\w*|plutselig\\w*|bratt|tearing|ripping|rivende)(?: \\w+){0,4}?)\\b.{0,20}\\b(?:in|i)(?: (?:my|the|middle of|midt i|midten av))* ${BELLY}\\b`,
      ),
      /\b(?:cold|clammy|kald\w*|klam\w*|back|bak|rygg\w*|faint\w*|besvim\w*|pale|blek|bleik|sudden\w*|plutselig\w*|bratt|[678]\d)\b/,
    ],
    unless: /\b(?:pregnan\w*|gravid\w*|baby\w*|butterfl\w*|sommerfugl\w*|nerves?|nervos\w*|music|bass|foetus|stitch)\b/,
  },
  {
    id: 'black_stool',
    category: 'illness',
    tier: 'emergency',
    all: [
      /\b(?:(?:black|tarry|tar|tar-?like|pitch ?black)(?: \w+){0,2}? (?:poos?|poops?|stools?|shits?|crap|turds?|bowel motions?|motions)|(?:svart\w*|kolsvart\w*|tjaere\w*)(?: \w+){0,2}? (?:avforing(?:a|en)?|baesj\w*|bae?sj\w*|dritt\w*)|(?:poos?|poop|stools?|shit|avforing(?:a|en)?|baesj\w*|dritt(?:en)?|do)(?: (?:is|was|are|has been|looks|went|turned|er|var|har vaert|ble|blitt|ser|ut|like|as|som|helt|all|pitch|very|min|mi))* (?:black|tarry|tar|svart\w*|kolsvart\w*|tjaere\w*))\b/,
    ],
    unless:
      /\b(?:(?:on|take|taking|took|started|with) (?:\w+ )?iron|iron (?:tablets?|pills?|supplement\w*)|jern(?:tablett\w*|tilskudd\w*|piller)|tar jern|liquorice|licorice|lakris\w*|charcoal|kull|blueberr\w*|blabaer\w*|bismuth|dogs?|hund\w*)\b/,
  },
  {
    id: 'kidney_infection',
    category: 'illness',
    tier: 'emergency',
    all: [new RegExp(`\\b${HURTS_PEE}\\b`), new RegExp(`\\b${FLANK}\\b`), new RegExp(`\\b${ILL}\\b`)],
  },
  {
    id: 'joint_after_needle',
    category: 'illness',
    tier: 'emergency',
    all: [
      new RegExp(`\\b${INJECTED}\\b`),
      new RegExp(`\\b${JOINT}\\b`),
      /\b(?:hot|boiling|burning|on fire|glow\w*|glor|gloder|gloand\w*|glovarm\w*|brennvarm\w*|red(?! flag)|rodt?|raudt?|rod og|varmt?|fever\w*|feber\w*|shiver\w*|chills|frys\w*|frostri\w*|pus+|puss)\b/,
      /\b(?:swoll?\w*|swelling|double|doubled|twice|huge|balloon\w*|grapefruit|melon|dobbelt?|dobbelt sa|hoven\w*|hovna\w*|svulm\w*|svaer|diger\w*|fat|tjukk?\w*|throb\w*|agony|unbearable|uutholdelig\w*|bank(?:er|ende)|shiver\w*|fever\w*|feber\w*|frys\w*)\b/,
    ],
    unless:
      /\b(?:hot (?:pack|bath|weather|day)|flu (?:jab|shot)|vaccin\w*|vaksin\w*|should i get|bor jeg ta|double (?:session|run|day)s?)\b/,
  },
  {
    id: 'joint_fever',
    category: 'joint',
    tier: 'emergency',
    all: [
      new RegExp(`\\b${JOINT}\\b`),
      /\b(?:swoll?\w*|swelling|swelled|hot|warm|red(?! flag)|scarlet|shiny|purple|so bad i cant|hoven\w*|hovna\w*|varmt?|rodt?|raudt?|blank|lilla|cant bend|wont bend|far ikkj?e boyd)\b/,
      /\b(?:fever|feber|temp|temperature|thermometer|termometer\w*|(?:actually|with|har|er|has) (?:38|39|40)[.,]\d|shiver\w*|frostri\w*|(?:38|39|40)[.,]\d)\b/,
      /\b(?:hurts?|sore|painful|pain|throb\w*|agony|bear the|sheet|sheets|vondt?|verk\w*|smerte\w*|dyna|cant (?:put|walk|stand|bend)|swearing|crutch\w*|bank(?:er|ende)|swoll?\w*|hoven\w*)\b/,
    ],
    unless:
      /\b(?:flu|influensa|cold|forkjol\w*|throat|hals\w*|cough\w*|host\w*|no (?:fever|temperature)|ingen feber|uten feber|hot (?:day|weather|bath)|warm (?:up|day|weather)|varm(?:e|t) (?:ute|vaer))\b/,
  },
  {
    id: 'red_streak',
    category: 'illness',
    tier: 'emergency',
    all: [
      /\b(?:red|redness|rodt?|raudt?|rodme\w*|streak|line|strek\w*|stripe\w*)\b(?! flush)(?: \w+){0,3}? (?:up|oppover|oppetter|oppigjennom|creep\w*|spread\w*|climb\w*|krype\w*|brer seg|sprer seg|gar)(?: \w+){0,3}? (?:leg|calf|shin|thigh|knee|arm|foot|ankle|leggen|legg|laret|kneet|armen|foten|ankelen|beinet)\b/,
      new RegExp(`\\b(?:${ILL}|hot|warm|varm\\w*|blister|gnagsar\\w*|blemme\\w*|wound|sar(?:et)?|bite|bitt\\w*)\\b`),
    ],
    unless:
      /\b(?:sunburn\w*|solbrent|rash from (?:shorts|tights)|compression|kompresjon\w*|sock (?:line|mark)|sokkemerk\w*)\b/,
  },
  {
    id: 'wound_infected',
    category: 'illness',
    tier: 'same_day',
    text: WOUND_TEXT,
    all: [
      new RegExp(`\\b${OPERATED}\\b`),
      new RegExp(`\\b${WOUND}\\b`),
      /\b(?:weep\w*|pus+|pussy|ooz\w*|leak\w*|yellow|green|smell\w*|stink\w*|hot|burst|gap\w*|open(?:ed|ing)?|red and|vaesk\w*|puss|gul\w*|gronn\w*|lukt\w*|varmt?|sprakk|sprukket|opna|apnet|glipp\w*|renner|illelukt\w*)\b/,
    ],
    unless: /\b(?:fully healed|long healed|grodd fint|gror fint|healing (?:well|nicely)|ser fint ut)\b/,
  },
  {
    id: 'wound_unfelt',
    category: 'illness',
    insteadOf: ['sugar', 'nerve', 'heat'],
    tier: 'same_day',
    text: WOUND_TEXT,
    all: [
      /\b(?:diabet\w*|sukkersyk\w*|sukkersjuk\w*|neuropath\w*|nevropati\w*|cant feel (?:it|my f\w+|the foot)|kjenner (?:det |den )?(?:knapt|lite|nesten ikkj?e|ikkj?e)|no feeling|numb)\b/,
      /\b(?:wound|sore|ulcer|hole|cut|blister|sar(?:et)?|hull(?:et)?|blemme\w*|gnagsar\w*)\b/,
      /\b(?:wont heal|not heal\w*|doesnt heal|isnt healing|still open|open|weeks|ikkj?e (?:vil )?gror?|gror ikkj?e|vil ikkj?e gro|apent?|apen|ope|uker|veker|black|svart\w*|deep|dypt?)\b/,
    ],
  },
  {
    id: 'meningitis',
    category: 'illness',
    tier: 'emergency',
    all: [
      /\b(?:dots|spots|rash|marks|blotches|prikker|prikkar|flekker|flekkar|utslett\w*)\b/,
      /\b(?:(?:dont|doesnt|wont|do not|does not|not|ikkj?e)(?: \w+){0,3} (?:fade|go|disappear|blanch|vanish|blekne\w*|bleknar?|blekner|forsvinn\w*|bort|vekk)|(?:blekner|forsvinner|gar) ikkj?e)\b/,
      /\b(?:glass\w*|press\w*|trykk\w*|purple|lilla|dark|morke?|neck|nakke\w*|fever\w*|feber\w*|chills?|frys\w*)\b/,
    ],
    unless: /\b(?:age spots|acne|kviser|sun ?spots|freckles|fregner)\b/,
  },
  {
    id: 'neck_wont_bend',
    category: 'illness',
    tier: 'emergency',
    all: [
      /\b(?:neck (?:wont|cant|doesnt|refuses to|will not) (?:bend|flex|go (?:down|forward)|move)|cant (?:bend|get) (?:my )?(?:neck|chin (?:down|to (?:my )?chest))|nakken (?:lar seg|vil|gar) ikkj?e (?:boye|ned|framover|fram)\w*|(?:far|kan|klarer) ikkj?e (?:boyd?e?|boye) (?:ned )?nakken|(?:far|kan) ikkj?e (?:haka|haken) ned|stiv (?:i )?nakke\w*|stiff neck|neck (?:is )?(?:so )?stiff|nakkestiv\w*)\b/,
      /\b(?:chills?|fever\w*|feber\w*|shiver\w*|frys\w*|frostri\w*|purple|lilla|dots|spots|rash|utslett|prikker|light hurts|lyset? (?:gjor vondt|skjaer|plager)|lyssky|vomit\w*|spy\w*|3[89][.,]\d|39|40|confus\w*|forvirr\w*)\b/,
    ],
    unless:
      /\b(?:slept (?:funny|wrong|badly)|sov(?:et)? (?:feil|skjevt|rart)|pillow|pute\w*|no (?:fever|rash)|ingen feber|uten feber|desk|pult\w*|traffic light|headlight)\b/,
  },
  {
    id: 'empty_inhaler',
    category: 'breathing',
    tier: 'emergency',
    all: [
      /\b(?:wheez\w*|whistl\w*|rattl\w*|piper|piping|pip i brystet|surkl\w*|hves\w*|tett (?:i brystet|bryst)|tungpust\w*|cant get (?:air|my breath)|short of breath|tight chest|chest (?:is )?tight)\b/,
      /\b(?:inhaler|reliever|puffer|ventolin\w*|bricanyl|airomir|salbutamol|medisin\w*|spray\w*|inhalator\w*|medicine|medication|anfallsmedisin\w*|blue one)\b(?: (?:is|has|just|all|has just|er|min|mi|har|gikk|helt|gatt|ran|run|blitt))* (?:empty|out|gone|finished|done|tom|tomt|slutt|oppbrukt|brukt opp|expired|utgatt)\b|\b(?:ran|run) out of (?:my )?(?:inhaler|reliever|ventolin|puffer|medicine)\b|\b(?:tom|fri) for (?:medisin\w*|ventolin\w*|spray\w*|bricanyl)\b/,
    ],
  },
  {
    id: 'fever_value',
    isCommon: true,
    category: 'illness',
    tier: 'same_day',
    all: [
      /(?<![\d.,:])(?:38[.,][0-9]|39[.,][0-9]|4[01][.,][0-9])(?![\d:])(?! ?(?:km|k\b|kg|kilo\w*|mil\b|mi\b|miles?|min\w*|sek\w*|sec\w*|s\b|m\b|cm|%|prosent|percent|kr|euro|watt\w*|w\b|liter|l\b|timer|hours?|h\b|\/km|x\b|bpm))/,
      /\b(?:paracet\w*|ibux|ibuprofen|tylenol|advil|fever\w*|feber\w*|temp|temperature|thermometer|termometer\w*|i natt|last night|this morning|i morges|syk|sjuk|sick|ill|poorly|unwell|feel\w*|foler|kjenner meg|frisk|shiver\w*|frys\w*|sweat\w*|svett\w*|headache|hodepine|hals\w*|throat|cough\w*|host\w*|degrees|grader|c\b)\b/,
    ],
    unless:
      /\b(?:outside|outdoors|ute(?:temp\w*)?|weather|vaer(?:et)?|heat ?wave|hetebolge\w*|sun|sola?|sand|pool|sauna|badstu\w*|badestamp\w*|hot tub|in the shade|i skyggen|distance|total|pace|fart\w*|tempo\w*|weighs?|weight|veier|vekt\w*|size|storrelse\w*|shoe|sko\w*|vo2\w*|hrv|hematocrit|hematokrit|bmi|kid\w*|child\w*|barn\w*|ungen\w*|10 ?k (?:time|in)|pers|pb)\b/,
  },
  {
    id: 'groin_each_step',
    category: 'bone',
    tier: 'same_day',
    all: [
      /\b(?:groin|lysk(?:a|en|e)?|front of (?:my |the )?hip|hip ?bone|foran (?:pa|i) hofta|hofteleddet)\b.{0,35}\b(?:every|each|hvert|kvart|hver|with (?:every|each)|for hvert) (?:single |eneste )?(?:step|stride|footstrike|steg|skritt|fotisett)\b|\b(?:every|each|hvert|kvart|for hvert) (?:single |eneste )?(?:step|stride|steg|skritt)\b.{0,25}\b(?:groin|lysk(?:a|en)?)\b/,
    ],
    unless:
      /\b(?:chaf\w*|rub\w*|gnag\w*|gniss\w*|shorts|tights|underwear|undertoy\w*|squeeze|activate|aktiver\w*|stretch\w*|strekk i bakre)\b/,
  },
];
