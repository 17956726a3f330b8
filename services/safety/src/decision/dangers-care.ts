import { INSULIN_TEXT, NO_PERIODS_TEXT, WASTING_TEXT } from '../texts/special.ts';
import type { Danger } from './danger.ts';

/** Dangers of medicines, insulin, pregnancy, lost weight, and the age of runners. */

const PAINKILLER =
  '(?:ibuprofen\\w*|ibux\\w*|ipren|advil|nurofen|paracet\\w*|panodil|tylenol|acetaminophen|pinex|naproxen|naproksen|diclofenac|voltaren|aspirin|dispril|tramadol|nobligan|codeine|kodein|paralgin\\w*|pain ?killers?|smertestillende|smertepill\\w*|pills?|tablets?|tabletter|tablettene|piller|pillene)';
const HEART_DRUG =
  '(?:bisoprolol|emconcor|metoprolol|selo-?zok|atenolol|propranolol|inderal|sotalol|carvedilol|karvedilol|nebivolol|digoxin|digitoxin|flecain\\w*|flekain\\w*|tambocor|amiodaron\\w*|verapamil|diltiazem|amlodipin\\w*|ramipril|enalapril|lisinopril|losartan|candesartan|kandesartan|warfarin|marevan|eliquis|apixaban|xarelto|rivaroxaban|pradaxa|plavix|clopidogrel|klopidogrel|albyl-?e|lithium|litium|lithionit|lamictal|lamotrigin\\w*|keppra|tegretol|orfiril|valproat\\w*|epilepsy (?:meds?|pills?|tablets?|medicine)|epilepsimedisin\\w*|prednisolon\\w*|hydrocortison\\w*|cortef|methotrexat\\w*|metotreksat\\w*|beta ?-?blockers?|betablokk\\w*|blood ?thinners?|blodfortynn\\w*|(?:heart|blood pressure|bp) (?:pills?|tablets?|meds?|medicines?|medication)|hjerte(?:tablett\\w*|medisin\\w*|pill\\w*)|hjarte(?:tablett\\w*|medisin\\w*|pill\\w*)|blodtrykks?(?:tablett\\w*|medisin\\w*|pill\\w*))';
const ASKS_TO_TAKE =
  /\b(?:should|can|could|may|is it (?:ok|safe) to|skal|kan|bor|burde|far) (?:i|jeg|eg|ae|e)? ?(?:just |bare )?(?:take|ta|double|doble|try|prove)\b/;
const MANY =
  '(?:9|1[0-9]|2\\d|3\\d|4\\d|nine|ten|eleven|twelve|fifteen|twenty|thirty|a dozen|ni|ti|elleve|tolv|femten|tjue|tredve|et dusin)';
const WEEKS =
  '(?:(?:week|wk|uke|veke) (?:[4-9]|[1-3]\\d|4[0-2])|(?:[4-9]|[1-3]\\d|4[0-2]) ?(?:weeks?|wks?|uker|veker)|(?:[6-9]|[1-3]\\d|4[0-2])\\+[0-6])';
const CARRIES =
  '(?:pregnan\\w*|preggo|preggers|expecting|up the duff|gravid\\w*|(?:baby|my|the) bump(?! on)|trimester\\w*|fetal|foetal|foster(?:et|bevegelse\\w*)|inni magen|baby(?:en)? i magen|baby|babyen|bub|midwife|jordmor\\w*|fostervann\\w*|termin)';
const TRAINING_WEEK =
  /\b(?:(?:week|uke|veke|wk) \d+ (?:of|av|in|i) (?:the |my |a )?(?:plan\w*|program\w*|block|treningsplan\w*|build)|weeks? (?:to go|until|till|out)|uker (?:til|igjen)|water bottles?|drikkeflask\w*|waterproof|vanntett\w*)\b/;
const CHILD =
  '(?:sons?|daughters?|boys?|girls?|kids?|child|children|twins?|nephew|niece|grandson|granddaughter|pupils?|my lad|gutt(?:en|ene|er)?|guttungen|jent(?:a|en|ene|er)|jentungen|sonn(?:en|ene|er)?|datter(?:a|en)?|dattera|dotre(?:ne)?|ungen|ungane|barn(?:et|a|ebarnet)?|tvilling(?:ene|er|ane)?|nevo(?:en)?|niese(?:n)?|elev(?:en|ene|er|ane)?)';
const PROGRAMME =
  '(?:plan|plans|program\\w*|schedule|sessions?|km (?:a|per|i) (?:week|uka|uken|veka)|miles a week|(?:how|hvor|kor) (?:many|far|fast|much|often|mange|mye|langt|fort|ofte)|write|lag|lage|styrkeprogram\\w*|treningsplan\\w*|treningsopplegg|opplegg|intervall?\\w*|squats|knebo\\w*|sets?|reps?|exercises?|ovelse\\w*|pace)';

export const CARE_DANGERS: readonly Danger[] = [
  {
    id: 'too_many_pills',
    category: 'medication',
    tier: 'emergency',
    all: [
      new RegExp(`\\b${PAINKILLER}\\b`),
      new RegExp(
        `\\b(?:lost (?:count|track)|mist(?:a|et) (?:tellinga|tellingen|oversikten)|dont (?:know|remember) how many|vet ikkj?e hvor mange|husker ikkj?e hvor mange|${MANY}(?: (?:of|stk|stykker|tablets?|tabletter|pills?|piller|or so|${PAINKILLER}))*(?: \\w+)? ?(?:since|today|so far|in (?:a|one) (?:day|go)|siden|i dag|idag|pa (?:en|ett|et) (?:dag|dogn)|sidan))\\b`,
      ),
    ],
    unless:
      /\b(?:\d+ (?:days?|weeks?|months?|dager|uker|km|k|miles|min\w*|hours?|timer) (?:since|siden)|creatine|kreatin\w*|vitamin\w*|salt|electrolyte\w*)\b/,
  },
  {
    id: 'double_dose',
    category: 'medication',
    tier: 'emergency',
    all: [
      new RegExp(`\\b(?:${HEART_DRUG}|${PAINKILLER})\\b`),
      /\b(?:(?:took|taken|had|swallowed|tok|tatt|ta(?:t)?|har tatt|fikk i meg|svelga)(?: \w+){0,5}? (?:double|doubled|twice|two lots|dobbel\w*|dobbelt\w*|to ganger|too (?:much|many)|for (?:mye|mange)|ekstra)|(?:double|dobbel\w*|dobbelt) dose\w*|took (?:it|them|my \w+) twice|tok (?:den|dem|det|dei) to ganger|accidentally doubled|overdos\w*)\b/,
      new RegExp(
        `\\b(?:${HEART_DRUG}|dizzy|faint\\w*|or(?= )|svimm\\w*|sick|kvalm\\w*|slow|pulse?n?|hjertet|heart|mistake|accident\\w*|feil|uhell\\w*|vomit\\w*|spy\\w*|sleepy|sovnig|dosig)\\b`,
      ),
    ],
    unless: new RegExp(`${ASKS_TO_TAKE.source}|\\bdouble (?:espresso|session|run|day|gel)s?\\b`),
  },
  {
    id: 'skips_medicine',
    isCommon: true,
    category: 'medication',
    tier: 'refer',
    all: [
      new RegExp(
        `\\b(?:skip\\w*|leave (?:off|out)|leaving (?:off|out)|miss(?:ed|ing)?|drop|dropped|stop(?:ped|ping)?|quit|come off|came off|dont take|not tak\\w*|halve|half|hopp\\w*(?: jeg| eg)? over|dropp\\w*|kutt\\w*|slutt\\w*|la vaere a ta|star over|sta over|sto over|glem\\w*|glomt|tar ikkj?e|halver\\w*|pause\\w*)(?: \\w+){0,4}? ${HEART_DRUG}\\b`,
      ),
    ],
    unless:
      /\b(?:years? ago|ar siden|doctor (?:stopped|took me off)|legen (?:har )?(?:stoppa|stoppet|tok bort|seponert\w*))\b/,
  },
  {
    id: 'insulin_amount',
    category: 'sugar',
    tier: 'same_day',
    text: INSULIN_TEXT,
    all: [
      /\b(?:how (?:many|much)|hvor (?:mange|mye)|kor (?:mange|mykje))(?: \w+){0,2}? (?:units?|enheter|einingar|insulin|basal|bolus|novorapid|lantus|tresiba|fiasp|humalog)\b/,
      /\b(?:knock off|cut|reduce|drop|lower|take|inject|bolus|set|need|less|trekk\w*|ta|sett\w*|reduser\w*|kutt\w*|stille ned|senke|mindre|trenger)\b/,
    ],
    unless:
      /\b(?:alcohol|alkohol\w*|alkis|beers?|wine|vin|pints?|drink(?:s|ing)?|drikke|training units|treningsenheter|what is|hva er|storage unit|units of measure|strength units)\b/,
  },
  {
    id: 'waters',
    category: 'pregnancy',
    tier: 'emergency',
    all: [
      new RegExp(`\\b(?:${WEEKS}|${CARRIES})`),
      /\b(?:gush\w*|waters? (?:have |has |had )?(?:broke|broken|break\w*|went|gone|trickl\w*|leak\w*)|trickl\w* down|leak\w*|soaked (?:my )?(?:pants|knickers|leggings|tights|trousers|underwear)|wet (?:pants|knickers|leggings)|fluid|vannet (?:gikk|gar|har gatt|renner|sildrer)|vannavgang|fostervann\w*|renner (?:vann|noe|det)|sildr\w*|siver|piple\w*|klisset|gjennomvat\w*|plask\w*)\b/,
    ],
    unless: new RegExp(
      `${TRAINING_WEEK.source}|\\b(?:bottle|flask\\w*|vest|shoes?|sko(?:ene)?|bladder (?:in|of) (?:my|the) (?:vest|pack)|hydration|rain\\w*|regn\\w*|postpartum|after (?:the )?birth|etter fodsel\\w*|gave birth|fodte)\\b`,
    ),
  },
  {
    id: 'pregnant_bleeding',
    category: 'pregnancy',
    tier: 'emergency',
    all: [
      new RegExp(
        `\\b(?:${CARRIES}\\b|(?:im |i am |jeg er |eg er |ae e |er )?(?:in |i )?${WEEKS}(?: (?:pregnant|gravid|along|pa vei)|(?=.{0,25}\\b(?:bleed\\w*|blor|blod\\w*|spotting))))`,
      ),
      /\b(?:bleed\w*|bled|blood(?! ?(?:thin|test|pressure|sugar|work|type))|spotting|blor|blodde?|blodning\w*|blodig|blod i (?:trusa|trusen|doen))\b/,
    ],
    unless: new RegExp(
      `${TRAINING_WEEK.source}|\\b(?:blood (?:test|pressure|sugar|work|type)|blodprove\\w*|blodtrykk\\w*|nosebleed\\w*|neseblod\\w*|gums?|tannkjott\\w*|blister|gnagsar\\w*|toe ?nail|nipples?|brystvort\\w*|knee|kne(?:et)?|donat\\w*|blodgiver)\\b`,
    ),
  },
  {
    id: 'pregnant_fall',
    category: 'pregnancy',
    tier: 'emergency',
    all: [
      new RegExp(`\\b(?:${WEEKS}|${CARRIES})`),
      /\b(?:fell|fallen|slipped|tripped|landed|kicked|hit|falt|datt|skled|landa|landet|snubla|krasja|spark)\b/,
      /\b(?:belly|stomach|tummy|bump|mage(?:n)?|buken)\b/,
    ],
    unless: TRAINING_WEEK,
  },
  {
    id: 'contractions',
    category: 'pregnancy',
    tier: 'emergency',
    all: [
      new RegExp(`\\b(?:${WEEKS}|${CARRIES})`),
      /\b(?:contract(?:ion|ing)\w*|tightening\w*|braxton\w*|cramps? every|kynner\w*|riene|rier|ria)\b/,
      /\b(?:every|hver|kvart|hvert|regular\w*|regelmess\w*|dont stop|wont stop|not stop\w*|ikkj?e (?:gir|gjev) seg|gir seg ikkj?e|stronger|sterke\w*|closer|tettere|painful|vond\w*)\b/,
    ],
    unless: new RegExp(
      `${TRAINING_WEEK.source}|\\b(?:muscle contractions?|eccentric|isometric|eksentrisk\\w*|heel raises?|tahev\\w*)\\b`,
    ),
  },
  {
    id: 'baby_quiet',
    category: 'pregnancy',
    tier: 'emergency',
    all: [
      new RegExp(
        `\\b(?:inni magen|i magen|in (?:my|the) (?:belly|bump|tummy|womb)|bump|kick(?:s|ed|ing)?|spark(?:er|et|a|ing)?\\b|fetal|foetal|foster\\w*|pregnan\\w*|gravid\\w*|${WEEKS})`,
      ),
      /\b(?:baby|babyen|bub|little one|bump|ho|hun|han|she|he|its|it|den lille|lillegull|krabaten|fosteret|knerten|movements?|kicks?|spark|liv|moved|moving)\b/,
      /\b(?:(?:so|very|really|awfully|unusually|gone|too|all|sa|veldig|helt|uvanlig|unormalt|alt) (?:quiet|still|calm|stille|rolig)|(?:hasnt|has not|not|hardly|barely|less|fewer|stopped|no|havent felt|mindre|faerre|ikkj?e|knapt|nesten ikkj?e|sluttet a|slutta a|ingen)(?: \w+){0,4}? (?:mov\w*|kick\w*|movements?|spark\w*|rort|rorer|rore|beveg\w*|liv|kjent (?:henne|ham|han|ho|hun|noe|den)))\b/,
    ],
    unless: new RegExp(
      `${TRAINING_WEEK.source}|\\b(?:stomach (?:ache|bug)|butterfl\\w*|asleep in the (?:pram|stroller)|vogna|sover (?:i vogna|na)|finish(?:ing)? kick|sprint|pool|swim\\w*|svom\\w*|kicked in|on (?:my|the) (?:toe|heel|foot|knee|shin|head)|pa (?:taa?|haelen|foten|kneet))\\b`,
    ),
  },
  {
    id: 'pregnant_headache',
    category: 'pregnancy',
    tier: 'emergency',
    all: [
      new RegExp(`\\b(?:${WEEKS}|${CARRIES})`),
      /\b(?:headache\w*|head|migraine|hodepine\w*|hovudverk|vondt i (?:hodet|hovudet|huet)|sprengende|hode(?:t)?|pain under (?:my |the )?(?:right )?ribs|vondt under ribb\w*)\b/,
      /\b(?:flash\w*|(?:bright |sparkl\w* )lights|zig ?zag\w*|spots|stars|blurr\w*|vision|swoll?\w*|puffy|fat (?:ankles|feet|fingers|face)|flimr\w*|lysglimt|lyn|prikker|ser (?:stjerner|prikker|dobbelt|uklart)|hovn\w*|hoven\w*|stjerner)\b/,
    ],
    unless: TRAINING_WEEK,
  },
  {
    id: 'wasting',
    category: 'illness',
    insteadOf: ['sugar', 'nerve', 'heat'],
    tier: 'same_day',
    text: WASTING_TEXT,
    all: [
      /\b(?:(?:lost|losing|dropped|down|shed) (?:a |over |about |almost )?(?:\d+|one|two|three|half a|a|some|so much|lots of)? ?(?:stone|kilos?|kg|pounds?|lbs?|weight)(?: \w+){0,4}? (?:without|for no reason|and (?:im|i am) not|but eat|not trying|not dieting|in (?:a|one|two|three|\d) (?:months?|weeks?))|weight (?:is )?(?:falling|dropping) off|gatt ned (?:\d+|en|to|tre|fire|fem|seks|flere|mange|masse)(?: \w+)?(?: kilo\w*| kg)?|mista (?:\d+|mange) (?:kilo|kg)|rast(?:er|et|a)? ned i vekt|gar ned i vekt (?:uten|utan))\b/,
      /\b(?:night sweats?|sweat\w*(?: \w+){0,3} (?:sheets|bed|at night|every night)|soak\w*|drench\w*|svett\w*(?: \w+){0,4} (?:natta|natten|natt|lakenet|lakenene|sengetoy\w*)|nattesvett\w*|gjennomvat\w*|thirst\w*|torst\w*|drink\w*(?: \w+){0,2} (?:litres|liters|gallons)|drikk\w*(?: \w+){0,3} liter|pee\w*(?: \w+){0,3} night|tiss\w*(?: \w+){0,3} natt\w*|back pain|vondt i ryggen|ryggsmert\w*|lump|kul(?:a|er)? (?:i|pa)|coughing blood|no appetite|ingen matlyst)\b/,
    ],
    unless:
      /\b(?:diet\w*|slank\w*|wegovy|ozempic|want to lose|vil ned|goal weight|malvekt\w*|menopaus\w*|overgangsalder\w*)\b/,
  },
  {
    id: 'no_periods_fractures',
    category: 'bone',
    tier: 'same_day',
    text: NO_PERIODS_TEXT,
    all: [
      /\b(?:stress (?:fracture|reaction|injury|break)s?|fractures?|tretthetsbrudd\w*|stressbrudd\w*|trotthetsbrudd\w*|stressfraktur\w*)\b/,
      /\b(?:(?:no|not had|havent had|missed|lost|stopped|without|never) (?:\w+ ){0,3}?periods?|periods? (?:\w+ ){0,3}?(?:stopped|gone|missing|absent|vanished)|amenorrh\w*|(?:ingen|uten|ikkj?e (?:hatt )?|mista|mistet) mens\w*|mens(?:en|truasjon\w*)? (?:\w+ ){0,3}?(?:borte|uteblitt|stoppa|stoppet|forsvant|vekk))\b/,
    ],
  },
  {
    id: 'child_programme',
    category: 'minor',
    tier: 'refer',
    all: [
      new RegExp(
        `\\b${CHILD}\\b(?: (?:is|who is|aged?|of|on|just|turns|pa|er|som er|blir|min|mi|mine|my|like|nettopp|snart|begge|both))* (?:[5-9]|1[0-7])\\b(?! ?(?:km|k\\b|min\\w*|mil\\b|miles|months?|mnd|maned\\w*|weeks?|uker|kg|kilo\\w*|minus|years? ago|ar siden|laps|runder|\\d|\\/|:|am|pm))`,
      ),
      new RegExp(`\\b${PROGRAMME}\\b`),
    ],
    unless:
      /\b(?:my (?:own )?(?:pace|session|long run|run|plan)|min (?:egen )?(?:okt|tur|langtur|plan|fart)|ruin\w*|odelegg\w*|babysit\w*|barnevakt|pick(?:ing)? up|henter?|leverer?|buggy|lopevogn\w*)\b/,
  },
  {
    id: 'own_age',
    category: 'minor',
    tier: 'refer',
    all: [
      /^(?:(?:hei|hi|hello|hey|yo|jeg|eg|ae|i|im|am|ok|so|btw|bare|just|only) )*(?:e|er|am|im|i am) (?:bare |just |only )?1[0-7](?: ar| years?| yo| og| and| but| men| a(?= ha\b))(?! (?:\d|km|k\b|min|mil|more|til|uker|weeks|kilo))\b/,
    ],
    unless:
      /\b1[0-7] (?:ar (?:i|og \d)|km|k|min\w*|mil|miles|uker|weeks|dager|days|kg|kilo\w*|ar siden|years ago|years (?:into|of|sober|clean))\b/,
  },
];
