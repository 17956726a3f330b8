import type { SafetyCategory } from '../categories.ts';
import { CONCEPTS } from '../model/concepts.ts';
import { normalize } from '../model/normalize.ts';

/** Everyday sentences whose words resemble those of a category. They count only where none of its signs is named. */
interface Everyday {
  categories: readonly SafetyCategory[];
  text: RegExp;
  unless?: RegExp;
}

const EVERYDAY: readonly Everyday[] = [
  {
    categories: ['selfharm', 'abuse', 'eating'],
    text: /\b(?:motivat\w*|motiver\w*|motivasjon\w*)\b/,
    unless:
      /\b(?:live|living|leve|life|livet|die|dead|dying|do|death|anything|everything|alt|noe|hurt|skade|hopeless|haplos\w*|eat\w*|spis\w*|food|mat)\b/,
  },
  {
    categories: ['head', 'syncope', 'stroke'],
    text: /\b(?:single[ -]leg\w*|one[ -]leg\w*|on one leg|ett ?beins\w*|pa (?:ett|et) bein|deadlifts?|markloft\w*|balanc\w*|balans\w*|squats?|knebo\w*|step[ -]?ups?|lunges?|utfall)\b.{0,60}\b(?:fall(?:ing)?(?: over)?|tip(?:ping)? over|wobbl\w*|mister balansen|vingl\w*|faller|velter)\b/,
    unless:
      /\b(?:hit|slo|head|hode\w*|dizz\w*|svim\w*|faint\w*|besvim\w*|vision|syn\w*|numb|nummen|weak|speech|confus\w*|since (?:monday|yesterday|the fall)|without warning)\b/,
  },
  {
    categories: ['medication', 'selfharm', 'head', 'substance', 'pregnancy'],
    text: /\b(?:deadlift\w*|markloft\w*)\b/,
    unless:
      /\b(?:pain\w*|hurt\w*|vondt|pills?|tabl\w*|medicine|medisin\w*|pregnan\w*|gravid\w*|head|hode\w*|drunk|dizz\w*|numb|operat\w*|surgery|want to|die)\b/,
  },
  {
    categories: ['syncope', 'stroke', 'cardiac', 'rupture', 'head', 'clot', 'illness'],
    text: /\b(?:toe ?)?nails? .{0,20}\b(?:black|dark)\b|\bta?a?negl\w* .{0,20}\b(?:svart\w*|mork\w*)\b|\bblack toenails?\b|\bsvart\w* ta?a?negl\w*/,
    unless:
      /\b(?:everything|vision|sight|eyes|alt|oyne\w*|faint\w*|besvim\w*|fell|falt|swollen|hoven\w*|hot|varm\w*|red|rod\w*|pus|puss|fever|feber|diabet\w*|numb|nummen|cold|kald\w*|whole|hele)\b/,
  },
  {
    categories: ['cardiac', 'breathing', 'illness', 'allergy'],
    text: /\b(?:(?:chest|hr|heart rate) (?:strap|belt|monitor)|brystbelte\w*|pulsbelte\w*|brystreim\w*)\b.{0,25}\b(?:hurts?|chaf\w*|rub\w*|irritat\w*|burns?|gnag\w*|gniss\w*|svir|klor)\b.{0,25}\b(?:skin|hud\w*|raw|bryst\w*|chest)\b/,
    unless:
      /\b(?:breath\w*|pust\w*|arms?|jaw|kjeve\w*|tight\w*|pressure|press\w*|trykk\w*|tung\w*|heart (?!rate)\w+|hjerte\w*|faint\w*|svim\w*|dizz\w*|inside|inni|under)\b/,
  },
  {
    categories: ['pregnancy', 'illness'],
    text: /\b(?:nipples?|brystvort\w*)\b/,
    unless: /\b(?:pregnan\w*|gravid\w*|breastfe\w*|amm(?:er|ing)|lump|kul|fever|feber|discharge|pus|puss|week|uke)\b/,
  },
  {
    // The breathing exercise of a programme.
    categories: ['breathing', 'syncope', 'cardiac', 'third'],
    text: /\b(?:which|what|whats|how|where|when|hvilke\w*|hva|hvor\w*|nar)\b.{0,20}\b(?:(?:breathing|breath)[ -](?:things?|exercises?|drills?|stuff|bit|ones?|part|work|holds?|technique\w*|routine)|puste?(?:ovelse\w*|greie\w*|teknikk\w*|ting\w*))\b/,
    unless:
      /\b(?:(?:cant|cannot|couldnt|unable to|hard to|struggl\w* to|kan ikke|far ikke|klarer ikke|fikk ikke|vanskelig a) (?:\w+ ){0,2}?(?:breathe|get (?:any |enough )?(?:air|breath)|catch|fill|puste|pusten|luft|dra pusten)|short of|breathless|tight\w*|chest|bryst\w*|pain\w*|hurts?|vondt|stikk\w*|stab\w*|blue|bla|lips|leppe\w*|dizz\w*|svim\w*|faint\w*|besvim\w*|wheez\w*|whistl\w*|piping|inhaler|inhalator\w*|asthma|astma\w*|panic|panikk\w*|blood|blod|doesnt help|hjelper ikke|numb|nummen\w*)\b/,
  },
  {
    // Somebody else's small child as the reason of a bad night.
    categories: ['third', 'pregnancy', 'abuse', 'selfharm', 'sugar', 'illness'],
    text: /^(?=.*\b(?:sleep\w*|slept|awake|night|nights|tired|hours?|sov\w*|sover|vaken|natt|netter|natta|trott|trett|timer)\b)(?=.*\b(?:neighbou?rs?|next door|upstairs|downstairs|flatmates?|roommates?|nabo\w*|etasjen|oppe|nede)\b.{0,30}\b(?:bab(?:y|ies)|newborns?|kids?|twins?|toddlers?|infants?|barn\w*|bab(?:yen|yer)|unge\w*|tvilling\w*|nyfodt\w*|en liten)\b)/,
    unless:
      /\b(?:wont wake|cant wake|limp|slapp\w*|blue|bla|breath\w*|pust\w*|fever|feber|blood|blod\w*|hit|hits|hitting|slar|slo|shak\w+|riste\w*|hurt\w*|skad\w*|kill\w*|drep\w*|die|dying|dead|do|dod|end it|for good|myself|meg selv|pills|piller|faint\w*|besvim\w*|chest|bryst\w*|dizz\w*|svimm\w*|black\w*|svart\w*|pregnan\w*|gravid\w*|breastfe\w*|amm\w+|nobody needs|ingen trenger)\b/,
  },
  {
    // A child who joins the runner, where the question is what it does to the runner's own session.
    categories: ['minor'],
    text: /\b(?:ruin\w*|spoil\w*|mess\w*(?: up)?(?: with)?|wreck\w*|affect\w*|disturb\w*|hurt|slow\w*|odelegg\w*|forstyrr\w*|gar (?:det|dette) ut over|bremse\w*|teller)\b.{0,25}\b(?:my|me|mine|the session|okta|okten|turen|planen|farten|meg|min|mi|mitt)\b/,
    unless:
      /\b(?:plan|program|programme|schedule|training plan|treningsplan|opplegg|intervals?|intervaller) (?:for|to|til) (?:her|him|them|my|the kid|henne|han|ham|dem|jenta|gutten|ungen|barn\w*)|\b(?:how (?:far|fast|much|often|many)|what pace|which pace|hvor (?:langt|fort|mye|ofte|mange)|hvilken fart|hvilket tempo) (?:\w+ )?(?:can|should|may|is|does|kan|bor|skal|far|er) (?:she|he|they|a|my|hun|han|de|et|en|jenta|gutten|barn\w*)|\b(?:im|i am|jeg er|eg er) (?:1[0-7]|\d)\b|\b(?:pain\w*|sore|hurts|vondt|coach|trener)\b/,
  },
];

/** True for an everyday sentence that the model takes for one of the category. */
export const isEveryday = (text: string, category: SafetyCategory | null): boolean => {
  if (category === null) return false;
  const read = normalize(text);
  return EVERYDAY.some(
    ({ categories, text: form, unless }) => categories.includes(category) && form.test(read) && !unless?.test(read),
  );
};

/** Medicines for lasting use that say nothing of training by themselves. */
const DAILY =
  '(?:sertralin\\w*|zoloft|cipralex|escitalopram|citalopram|fluoxetin\\w*|prozac|venlafaxin\\w*|mirtazapin\\w*|ssri|antidepressants?|antidepressiva|levaxin|levothyrox\\w*|thyroxin\\w*|thyroid (?:pills?|tablets?|meds?)|stoffskiftemedisin\\w*|antihistamin\\w*|cetirizin\\w*|zyrtec|loratadin\\w*|allergy (?:pills?|tablets?|meds?)|allergimedisin\\w*|allergitablett\\w*|statins?|statiner|atorvastatin|simvastatin|lipitor|p-?pill\\w*|birth control(?: pill)?|contraceptive pill|omeprazol\\w*|vitamin d|iron tablets?|jerntablett\\w*|ritalin|concerta|medikinet|adhd[ -](?:meds?|medicine|medisin\\w*))';
const COMMON =
  '(?:ibuprofen|ibux|ipren|paracet\\w*|painkillers?|pain ?killers?|smertestillende|antibiotics?|antibiotika|naproxen|nsaids?|voltaren|diclofenac|creatine|kreatin)';
const TAKES =
  '(?:i take|i am on|im on|i use|ive been on|been taking|been on|taking|on|jeg tar|eg tek|jeg bruker|jeg gar pa|eg gar pa|gar pa|bruker|tar|star pa)';

const PASSING = new RegExp(`\\b${TAKES} (?:\\w+ ){0,3}?${DAILY}\\b`);
const RECOVERED =
  /\b(?:on|finished|pa|ferdig med|tar) (?:\w+ ){0,2}?(?:antibiotics?|antibiotika\w*)\b.{0,50}\b(?:feel(?:ing)? (?:fine|good|ok|okay|great|well)|foler meg (?:fin|bra|frisk|helt fin)|form(?:en)? er (?:fin|bra))\b/;
const ASKED_IN_GENERAL = new RegExp(
  `\\b(?:is|are|er) (?:\\w+ )?${COMMON} (?:\\w+ ){0,2}?(?:common|usual|normal|popular|allowed|legal|banned|doping|vanlig\\w*|lov|tillatt|forbudt)\\b|\\b(?:do|does|why do|how many|hvor mange|hvorfor) (?:\\w+ ){0,3}?(?:runners?|people|athletes|marathoners|lopere|folk|utovere|mosjonister)\\b.{0,25}\\b${COMMON}\\b|\\b(?:lopere|folk|utovere|mange)\\b.{0,12}\\b(?:tar|bruker)\\b.{0,12}\\b${COMMON}\\b`,
);
/** Words that make a medicine a question of taking, changing or missing it, or of a trouble with it. */
const TAKING =
  /\b(?:\d+ ?(?:mg|g|ml|mcg)|dos\w*|double\w*|dobbel\w*|dobl\w*|extra|ekstra|two|to stk|three|tre|more|mer|stop\w*|quit\w*|slutt\w*|skip\w*|miss\w*|forgot|glem\w*|glomt|half|halv\w*|instead|before (?:the |my |a )?(?:run\w*|race\w*|session|marathon)|for (?:lop\w*|okt\w*|turen|marat\w*)|can i take|should i take|may i take|kan jeg ta|bor jeg ta|skal jeg ta|new|ny|nye|started|starta|startet|just began|changed|bytt\w*|dizz\w*|svimmel\w*|faint\w*|side effect\w*|bivirkning\w*|heart|hjert\w*|puls\w*|racing|rash|utslett|tendon|achilles|akilles\w*|sene\w*|cipro\w*|prednis\w*|cortison\w*|kortison\w*|blood thin\w*|blodfortynn\w*)\b/;

const SYMPTOM =
  /\b(?:pains?|painful|hurt\w*|ache\w*|sore|vondt|ondt|smerte(?!still)\w*|verk\w*|numb\w*|nummen|weak\w*|svak\w*|swollen|swell\w*|hoven\w*|breath\w*|pust\w*|chest|bryst\w*|blood|blod\w*|blor|confused|forvirr\w*|die|pee|urin\w*|tiss\w*|fever|feber|sick|kvalm\w*|vomit\w*|kast\w*|unwell|uvel|shak\w*|skjelv\w*|cramp\w*|fall\w*|black\w*|svart\w*|pregnan\w*|gravid\w*|drunk|alcohol|alkohol|beer|ol)\b/;

/**
 * True when a message only names a lasting medicine in passing, or asks in general about a common one (`language.md` 2.3).
 * A doctor or pharmacist knows; training is not closed.
 */
export const isMedicineInPassing = (text: string): boolean => {
  const read = normalize(text)
    .replace(/[,.?!]/g, ' ')
    .replace(/\s+/g, ' ');
  if (TAKING.test(read) || SYMPTOM.test(read)) return false;
  const isAboutRunner = /\b(?:i|im|ive|my|me|jeg|eg|meg|min|mitt)\b/.test(read);
  return PASSING.test(read) || RECOVERED.test(read) || (!isAboutRunner && ASKED_IN_GENERAL.test(read));
};

const LEG: readonly SafetyCategory[] = ['clot', 'rupture', 'bone', 'joint', 'nerve'];
/** Categories of the card about a part of the body that hurts, without any other sign. */
const OF_PART: readonly [parts: string, categories: readonly SafetyCategory[]][] = [
  ['calf leg shin hip knee ankle tendon joint bone', LEG],
  ['back', ['cauda', 'nerve']],
  ['belly', ['illness', 'heat', 'allergy']],
  ['throat', ['illness', 'allergy']],
];
const PARTS = OF_PART.map(([parts, categories]) => ({
  parts: new Set(parts.split(' ').map((name) => CONCEPTS.indexOf(name))),
  categories,
}));

/** Returns the categories that a card about the part may have; null for a text that names none of these parts. */
export const categoriesOfPart = (concepts: readonly number[]): readonly SafetyCategory[] | null =>
  PARTS.find(({ parts }) => concepts.some((concept) => parts.has(concept)))?.categories ?? null;
