import type { SafetyCategory } from '../categories.ts';
import { normalize } from '../model/normalize.ts';

/**
 * Operations and other events, recognised by the construction of the sentence instead of their names: "had it out on
 * Tuesday", "new hip in September", "34+2", "six pints in", "an extra lap to undo the cake".
 */

const plain = (text: string): string =>
  normalize(text)
    .replace(/[,.!?;:()"…]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:man|tirs|ons|tors|fre|lor|son)dag(?:en)?';
const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|mars|mai|juni|juli|oktober|desember';
const NUMBER =
  '(?:\\d{1,2}|a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a couple of|a few|some|en|ei|to|tre|fire|fem|seks|sju|syv|atte|ni|ti|tolv|noen|et par)';
/** A time within the last half year (up to six months). */
const RECENT = `(?:yesterday|last (?:week|night|month|${DAY})|this (?:week|month|morning|${DAY})|(?:on )?(?:${DAY})|(?:i )?gar|forrige (?:uke|veke|maned|${DAY})|sist (?:uke|${DAY})|denne (?:uka|uken|maneden)|(?:pa )?(?:${DAY})|in (?:${MONTH})|i (?:${MONTH})|${NUMBER} (?:days?|weeks?|dag(?:er)?|uker?|veker?)|(?:[1-6]|one|two|three|four|five|six|en|to|tre|fire|fem|seks) (?:months?|mnd|maned\\w*)|(?:day|dag|week|uke) \\d{1,2})`;
const OPERATION =
  '(?:operation|op\\b|surgery|\\w*scope|arthroscop\\w*|keyhole (?:surgery|op\\w*)|meniscectomy|recon(?:struction)?|replacement|fusion|hernia repair|c-?section|caesarean|cesarean|appendectomy|laparoscop\\w*|kikkhull\\w*|artroskopi\\w*|operasjon\\w*|inngrep\\w*|kneprotese\\w*|hofteprotese\\w*|protese\\w*|keisersnitt\\w*)';
const TAKEN_OUT =
  '(?:gall ?bladder|appendix|tonsils?|spleen|kidney|ovar(?:y|ies)|womb|uterus|cartilage|meniscus|mesh|screws?|plates?|pins|cyst|lump|thyroid|prostate|bunion|galleblaer\\w*|gallebl\\w*|blindtarm\\w*|mandl\\w*|milt\\w*|nyra|nyren|eggstokk\\w*|livmor\\w*|menisk\\w*|brusk\\w*|skrue\\w*|plata|platen|cyst\\w*|kulen|prostata\\w*|skjoldbrusk\\w*)';
const TISSUE =
  '(?:acl|mcl|pcl|achilles|meniscus|labrum|rotator cuff|tendon|ligament|korsband\\w*|akilles\\w*|menisk\\w*|sen(?:a|en|e)|leddband\\w*)';

/**
 * Descriptions of an operation: an organ that was taken out, a new joint, a tissue that was sewn, or the operation's
 * name.
 */
const OPERATED = [
  `(?:had|just had|having had|got|hadde|fikk|tok|har hatt|after|post|etter)(?: (?:\\w+ ){0,3}?)?${OPERATION}`,
  `(?:had|took|taken|got|fikk|fjerna|fjernet|tok|tatt|removed)(?: (?:\\w+ ){0,3}?)?${TAKEN_OUT}(?: \\w+)? ?(?:out|ut|removed|bort|fjernet|fjerna)`,
  `(?:took out|taken out|removed|cut out|tatt ut|tok ut|tatt bort|fjernet|fjerna)(?: (?:\\w+ ){0,3}?)?${TAKEN_OUT}`,
  '(?:new|ny|nytt|kunstig) (?:hip|knee|hofte\\w*|kne\\w*)(?! (?:brace|sleeve|support|stotte\\w*|exercise\\w*|ovelse\\w*|pain|drill))',
  '(?:hip|knee|hofta|hofte|kneet|kne) (?:replaced|byttet|bytta|skiftet|skifta)',
  `${TISSUE} (?:done|fixed|fiksa|fikset|recon\\w*|repair(?:ed)?|stitched|sewn|rekonstru\\w*|sydd)`,
  `(?:sydde|sydd|stitched|sewed|reattached|repaired)(?: \\w+){0,2} ${TISSUE}`,
  'operert(?:e)?|opererte|operated on|kikkhull\\w*|artroskopi\\w*|arthroscop\\w*',
].join('|');
const OPERATIONS: readonly RegExp[] = [
  new RegExp(`\\b(?:${OPERATED})\\b.{0,40}?\\b${RECENT}\\b`),
  new RegExp(`\\b${RECENT}\\b.{0,25}?\\b(?:${OPERATED})\\b`),
  // Not yet cleared by the surgeon.
  /\b(?:surgeon|kirurg\w*|orthop\w+|ortoped\w*)\b.{0,20}\b(?:hasnt|has not|havent|not|ikkj?e)\b.{0,15}\b(?:clear\w*|signed|okayed|klarert|klarerte|godkjent|friskmeldt|sagt ja)\b/,
];
/** Operations that are long past, planned, another person's, or not on a body. */
const NO_OPERATION =
  /\b(?:years? ago|last year|ar siden|i fjor|(?:19|20)\d\d|as a (?:kid|child|teenager)|som barn|(?:[7-9]|1\d) (?:months?|mnd|maned\w*)|cleared (?:me|to|for|by)|been cleared|friskmeldt|fully healed|skal opereres|will have|going to have|waiting (?:list|for)|venter pa|venteliste|dogs?|cats?|hund\w*|katt\w*|his|her|hans|hennes|faren|moren|mamma|pappa|dad|mum|mom|father|mother|brother|sister|wife|husband|kona|mannen|samboer\w*|sonn\w*|dattera?|friend\w*|kompis\w*|periscope|telescope|laces?|lisse\w*)\b/;
const NOT_CLEARED = /\b(?:hasnt|has not|havent|not|ikkj?e)(?: \w+){0,2} (?:clear\w*|friskmeldt|klarert\w*)/;

/**
 * True when a text describes in plain words an operation within the last six months, or one after which the surgeon has
 * not cleared the runner yet.
 */
export const operatedIn = (text: string): boolean => {
  const read = plain(text);
  const excused = NO_OPERATION.test(read) && !NOT_CLEARED.test(read);
  return !excused && OPERATIONS.some((form) => form.test(read));
};

type Event = readonly [id: string, category: SafetyCategory, form: RegExp, unless?: RegExp];

const MANY_DRINKS = '(?:[5-9]|1\\d|2\\d|five|six|seven|eight|nine|ten|twelve|fem|seks|sju|syv|atte|ni|ti|tolv)';
const DRINK =
  '(?:pints?|beers?|lagers?|ciders?|(?:glass(?:es)?|bottles?) of (?:wine|champagne|prosecco|beer)|shots?|cocktails?|g ?(?:and|&) ?ts?|vodkas?|whisk(?:y|ey|ies)|pils|ol(?! (?:i|pa))|halvlitere?|glass (?:rod|hvit)?vin|flasker? vin|drinker|akevitt\\w*|enheter(?! insulin))';
const PAINKILLER =
  '(?:pain ?killers?|painkiller|pills?|ibu\\w*|advil|nurofen|naproxen|diclofenac|paracet\\w*|smertepille\\w*|smertestillende|tablett\\w*|voltaren)';
const EATEN =
  '(?:ate|eat|eaten|eating|binge\\w*|overate|food|cake|cookies?|muffin|pizza|chocolate|candy|dessert|calories|dinner|lunch|breakfast|bad|spis\\w*|mat(?:en)?|kake\\w*|sjokolade\\w*|godteri\\w*|middag\\w*|kalori\\w*|pizza\\w*|skeia|sprekk\\w*|sprakk|synd\\w*)';
const UNDO =
  '(?:undo|make up for|making up for|cancel out|atone|pay (?:it )?back|burn (?:it|that|them|off)|run (?:it|that) off|work (?:it|that) off|earn|punish\\w*|gjore opp for|gjer opp|bote pa|brenne (?:det|den|av)|lope det av|lope av meg|jogge av|sone|fortjen\\w*|straffe\\w*|ta igjen for)';
const RUN =
  '(?:run|runs|jog|miles?|km|k|10k|5k|lap|laps|session|extra|another|2h|hours?|lop\\w*|jogg\\w*|tur|runde|ekstra|en til|okt\\w*)';

const EVENTS: readonly Event[] = [
  [
    'stent',
    'cardiac',
    /\bstent(?:s|er|ene|en|ing)?\b/,
    /\b(?:dad|father|mother|mum|mom|faren?|moren?|pappa|mamma|bestefar|uncle|onkel)\b/,
  ],
  [
    'heart_inflamed',
    'cardiac',
    /\b(?:betennelse|inflammation|inflamed|betent)(?: \w+){0,3} (?:hjerte\w*|heart)\b|\b(?:heart|hjerte\w*)(?: \w+){0,3} (?:inflam\w*|betent|betennelse)\b/,
    /\b(?:reduces?|good for|(?:what is|hva er) (?:an? |en |et )?(?:inflam\w*|betennelse|hjerte\w*|heart)|risk|risiko)\b/,
  ],
  [
    'gestation',
    'pregnancy',
    /^(?=.*\b(?:[6-9]|[1-3]\d|4[0-2])\+[0-6]\b(?! ?(?:km|k\b|min|x|mi|reps?|sets?|kg)))(?=.*\b(?:weeks?|wks?|uke|uka|veke|today|i dag|baby\w*|belly|bump|mage\w*|gravid|pregnant|jordmor\w*|midwife|along|termin)\b)/,
    /\b(?:km|min|minutes|minutter|reps?|sets?|sett|intervals?|intervall\w*) ?\b.{0,3}\d+\+\d/,
  ],
  [
    'gestation',
    'pregnancy',
    /\b(?:im|i am|jeg er|eg er|ae e|er) (?:i |in |at |now |na )*(?:uke|veke|week) (?:2[5-9]|3\d|4[0-2])\b/,
    /\b(?:plan\w*|program\w*|training|treningsuke|calendar|kalender\w*|season|sesong\w*|race|lop\w*)\b/,
  ],
  [
    'school_year',
    'minor',
    /\b(?:gar|begynte|starta) i (?:8|9|10|atte?nde|niende|tiende) ?(?:og|klasse|klassen|trinn|na|$)/,
  ],
  [
    'drinks',
    'substance',
    new RegExp(`\\b${MANY_DRINKS} (?:\\w+ )?${DRINK}\\b`),
    /\b(?:water|vann|alcohol[- ]free|alkoholfri\w*|non-?alcoholic|0[.,]0|a week|per week|weekly|i uka|i uken|is it ok|how many|hvor mange|last (?:week|month|year)|forrige|sports drinks?|calories|kalorier|race|beer mile)\b/,
  ],
  [
    'peptides',
    'substance',
    /\b(?:bpc[ -]?157|tb[ -]?500|ipamorelin|cjc[ -]?1295|igf[ -]?1|gw[ -]?501516|cardarine|mk[ -]?677|ligandrol|rad[ -]?140|peptid(?:e|es|er)? (?:injection|sproyte\w*|kur\w*)|(?:on|pa|litt|bit of) test(?:o)?(?= (?:cycle|kur|og|and|from|fra)))\b/,
    /\b(?:what (?:is|are)|hva er|banned|forbudt|anti-?doping)\b/,
  ],
  [
    'opioid',
    'medication',
    /\b(?:oxycontin|oxynorm|oxycodone|oksykodon\w*|morfin\w*|morphine|dolcontin|fentanyl\w*|percocet|vicodin|hydrocodone|nobligan|metadon\w*|methadone|palexia|targiniq)\b/,
    /\b(?:years? ago|ar siden|allergic|allergisk|addict\w* years)\b/,
  ],
  [
    'daily_painkillers',
    'medication',
    new RegExp(
      `\\b${PAINKILLER}\\b.{0,40}\\b(?:[3-9]|1\\d|three|four|five|six|tre|fire|fem|seks)\\b(?: \\w+)? ?(?:a|per|om|each|every|hver|i) ?(?:day|dag(?:en)?)\\b`,
    ),
    /\b(?:vitamin\w*|iron|jern\w*|salt|electrolyte\w*|thyroid|stoffskifte\w*)\b/,
  ],
  [
    'undo_food',
    'eating',
    new RegExp(
      `^(?=.*\\b${UNDO}\\b)(?=.*\\b${RUN}\\b)(?=.*\\b(?:ive been |i am |im |i was |vaert |har vaert )?${EATEN}\\b)`,
    ),
    /\b(?:race|carb ?load\w*|bad (?:week|session|run|sleep|night|weather)|missed|skipped|slept|jobb\w*|work\b(?! (?:it|that) off)|darlig (?:uke|okt|natt|sovn)|mistet|hoppet over|droppet)\b/,
  ],
  [
    'allowed_energy',
    'eating',
    /\b(?:only|just|never|bare|kun|aldri) (?:ever )?(?:let|allow|permit|give|allowed|lar|tillater|gir) (?:myself|meg(?: selv)?)(?: (?:have|eat|a|spise|ha|to|mer|more|than|enn))* (?:\d{3,4}|one meal|ett maltid)\b/,
  ],
  [
    'weighed_run',
    'eating',
    /\b(?:weigh\w*|scales?|veier meg|vekta|tallet|the number)\b.{0,60}\b(?:over|above|more than|under|mer enn|hoyere)\b.{0,25}\b(?:run|another|extra|skip|dont eat|loper|lope|en til|ekstra|spiser ikke|dropper)\b/,
    /\b(?:dumbbell|barbell|kettlebell|manual|stang)\b/,
  ],
  [
    'fingers',
    'eating',
    /\b(?:eat|ate|eating|food|meal|spis\w*|mat(?:en)?|maltid\w*)\b.{0,40}\b(?:put|stick|use|stikker|putter|bruker)(?: \w+){0,2} (?:finger\w*|fingr\w*)\b/,
    /\b(?:finger (?:tape|splint)|gloves?|hansk\w*)\b/,
  ],
  [
    'beaten',
    'abuse',
    /\b(?:far|faar|fikk|fatt|fa)(?: (?:jeg|eg|ae|meg|ikkj?e|igjen|ofte|alltid|noe|mye))* (?:bank|juling|deng|ris|grisebank)\b(?! (?:av|mot) (?:laget|dem|de andre|konkurrent\w*|klokka)| (?:i|pa) (?:lop\w*|spurten|bakke\w*|cup\w*|kamp\w*))/,
    /\b(?:vi (?:fikk|far)|laget|kampen|spurten|strava|segment\w*|konkurran\w*|resultat\w*|bankkort|banken|molla|bakke\w*|revansj\w*|raskere|bedre|lopet?|treern|tempo\w*)\b/,
  ],
  [
    'pictures',
    'abuse',
    /\b(?:ask\w*|want\w*|told|tells|mak\w+|ber|bedt|ba|vil|tvinger|mase\w*|krever)\b.{0,30}\b(?:send|sende|sender|take|ta|show|vise)\b.{0,25}\b(?:pics?|photos?|pictures?|videos?|nudes?|bild\w*|video\w*)\b.{0,40}\b(?:underwear|undies|naked|nude|topless|bra|shower|undress\w*|without (?:a |my )?(?:shirt|top|clothes)|undertoy\w*|naken\w*|topplos|bh\b|dusj\w*|uten (?:klaer|toy|troye))\b/,
  ],
];

/** Returns an event that needs a question; null if there is none. */
export const eventIn = (text: string): { id: string; category: SafetyCategory } | null => {
  const read = plain(text);
  const [id, category] = EVENTS.find(([, , form, unless]) => form.test(read) && !unless?.test(read)) ?? [];
  return id && category ? { id, category } : null;
};
