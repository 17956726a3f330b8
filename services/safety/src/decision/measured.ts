import type { SafetyCategory } from '../categories.ts';
import { normalize } from '../model/normalize.ts';
import type { Named } from './named.ts';

/** Reads a number with a decimal comma or point. */
const numberOf = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

const NUMBER = '(\\d{1,3}(?:[.,]\\d)?)';
/** Words that may stand between the name of a measurement and its value, as in "pulse is still at 140". */
const BETWEEN =
  '(?:\\s*[:=]?\\s*(?:is|was|now|still|at|on|of|er|var|na|fortsatt|pa|my watch|klokka|klokken|the watch|fingertip|shows?|showed|says|said|reads?|reading|viser|viste|sier|sa|stands|star|sto|stod|sits|stuck|steady|stable|ligger|la|about|around|ca|i dag|today|this morning|right now|just|only|bare|kun|level|niva|down|nede|dropped|fell|ned|falt|to|til|i morges|last night|i natt|percent|prosent))*\\s*[:=]?\\s*';

/** Words for a body at rest. */
const AT_REST =
  'resting(?! between)|at rest|lying(?: down| still)?|lie(?: down)?|sitting(?: still| down)?|sit|on the (?:sofa|couch|bed|chair)|in (?:bed|my chair|a chair)|at my desk|watching tv|doing nothing|i hvile|i sofaen|pa sofaen|i senga|i sengen|i ro|i stolen|ved pulten|foran tv\\w*|sittende|liggende|sitter(?: stille)?|ligger(?: stille)?';

/** Words between a value and the words for a body at rest: "175 when I just sit". */
const WHILE =
  '\\s+(?:(?:while|when|just|only|even|bare|kun|nar|mens|selv|im|i|am|was|jeg|eg|ae|and|og|la|satt|har)\\s+){0,5}';
const RESTING_PULSE =
  'resting (?:pulse|hr|heart ?rate)|rhr|hvilepuls(?:en)?|pulse at rest|hr at rest|puls(?:en)? i hvile|(?:pulse|hr|heart ?rate) resting';

interface Measurement extends Named {
  pattern: RegExp;
  /** True for a value about which the runner must be asked. */
  isOut(value: number): boolean;
}

const measured = (
  id: string,
  category: SafetyCategory,
  { names, isOut, tail = '' }: { names: string; isOut(value: number): boolean; tail?: string },
): Measurement => ({
  id,
  category,
  isOut,
  pattern: new RegExp(`\\b(?:${names})${BETWEEN}${NUMBER}${tail}(?![\\d/:])`, 'g'),
});

const isGlucoseOut = (value: number): boolean =>
  value < 4 || (value > 15 && value < 33) || (value >= 40 && value < 72) || value > 270;

/** Units and words which show that a value between 2 and 4 is not blood sugar. */
const OTHER_UNIT =
  '(?! ?(?:km|k\\b|kg|kilos?|%|percent|prosent|m\\b|cm|mm|min\\w*|hours?|timer?|mil\\b|mi\\b|miles?|w\\b|watts?|l\\b|lit\\w+|dl|x\\b|/|grams?|g\\b))(?!.{0,30}\\b(?:la[ck]tate?|laktat|ldl|hdl|[ck]ol\\w+sterol|fat|fett|km|vo2\\w*)\\b)';
const METER =
  '(?:(?:glucose|sugar|blood) )?(?:meter|sensor|monitor|device|pump)|cgm|libre|dexcom|(?:blodsukker|glukose)?maler(?:en)?|sensoren|apparatet|pumpa|malte|malt|measured|tested|testa|fingerstikk';

/**
 * Measured values outside the range in which a runner may be advised to train. The limits are cautious, so a value
 * inside the usual range of healthy adults never leads to a question.
 */
const MEASUREMENTS: readonly Measurement[] = [
  measured('oxygen', 'breathing', {
    names:
      'spo2|sp02|o2(?: sats?)?|sats?|saturation|saturasjon(?:en)?|(?:blood )?oxygen(?: level| sat(?:uration)?| reading)?|pulse ?ox(?:imeter)?|pulsoksymeter(?:et)?|oksygen(?:et|metning(?:en)?|nivaet)?|surstoff(?:et|metning(?:en)?)?|metning(?:en)?',
    tail: '(?! ?(?:%|percent|prosent)? ?(?:of|av)? ?(?:max|maks|battery|batteri|effort|innsats|min|minutes|minutter|km|k\\b))',
    isOut: (value) => value >= 50 && value <= 93,
  }),
  measured('glucose', 'sugar', {
    names: 'sugars?|glucose|bg|bs|blood sugar|cgm|libre|dexcom|sukker(?:et)?|blodsukker(?:et)?|glukose',
    tail: '(?!\\s?(?:g|gr|grams?|kcal|%|ml|dl|ts|ss|spoons?)\\b)',
    isOut: isGlucoseOut,
  }),
  measured('resting_pulse', 'cardiac', {
    names: RESTING_PULSE,
    isOut: (value) => value > 100 || (value >= 20 && value < 34),
  }),
  measured('pulse_at_rest', 'cardiac', {
    names: 'pulse|hr|heart ?rate|puls(?:en)?',
    tail: `(?: ?bpm)?(?=${WHILE}(?:${AT_REST}))`,
    isOut: (value) => value >= 110,
  }),
  {
    id: 'pulse_at_rest',
    category: 'cardiac',
    isOut: (value) => value >= 110,
    pattern: new RegExp(
      `\\b(?:${AT_REST})\\b(?:,? (?:with|and|my|med|og|min|har|i have|a|en|is|er|jeg|men|but)\\b)*,? (?:pulse|hr|heart ?rate|puls(?:en)?)${BETWEEN}${NUMBER}(?![\\d/:])`,
      'g',
    ),
  },
  {
    id: 'pulse_at_rest',
    category: 'cardiac',
    isOut: (value) => value >= 110,
    pattern: new RegExp(`\\b${NUMBER} ?(?:bpm|i puls|in pulse|slag)\\b(?: \\w+){0,3}? (?:${AT_REST})\\b`, 'g'),
  },
  {
    id: 'pulse_at_rest',
    category: 'cardiac',
    isOut: (value) => value >= 110,
    pattern: new RegExp(
      `^(?=.*\\b(?:pulse|hr|bpm|heart|heart ?rate|puls\\w*|hjert\\w*)\\b).*?\\b${NUMBER}(?: ?bpm)?${WHILE}(?:${AT_REST})\\b`,
      'g',
    ),
  },
  {
    // A watch that shows a number to a runner who sits or lies, without the word pulse.
    id: 'watch_at_rest',
    category: 'cardiac',
    isOut: (value) => value >= 110 && value <= 240,
    pattern: new RegExp(
      `^(?!.*\\b(?:calories|kalori\\w*|kcal|steps|skritt|minutes|minutter|stress|battery|batteri\\w*|hrv|load|score|points|poeng|watts?|weight|vekt\\w*|km|pace|max hr|makspuls|after (?:the |my )?(?:run|race|sprint|interval\\w*)|etter (?:turen|okta|lopet|draget|spurt\\w*)|between|mellom|pause\\w*)\\b)(?=.*\\b(?:${AT_REST}|sofa\\w*|couch|telly|tv\\w*|desk|pulten|asleep|i senga|sengekanten|lenestol\\w*)\\b).*?\\b(?:watch|polar|garmin|fitbit|coros|suunto|whoop|oura|apple ?watch|strap|klokk(?:a|en)|belte(?:t)?|pulsbeltet|pulsklokk\\w*)\\b(?: (?:\\w+ )?(?:says?|said|shows?|showing|reads?|reading|stuck|is|was|at|on|still|viser|viste|sier|sa|star|ligger|pa|er|har|my|me|meg|min))+ (?:\\w+ )?${NUMBER}(?! ?(?:km|k\\b|min|m\\b|kg|%|w\\b|cal\\w*|[:/]))`,
      'g',
    ),
  },
  {
    // A meter without the name of what it measures.
    id: 'glucose',
    category: 'sugar',
    isOut: () => true,
    pattern: new RegExp(`(?<!\\bla[ck]tate? )\\b(?:${METER}),?${BETWEEN}([23][.,]\\d)(?![\\d/:])${OTHER_UNIT}`, 'g'),
  },
  {
    id: 'glucose',
    category: 'sugar',
    isOut: () => true,
    pattern: new RegExp(
      `\\b(?:${METER})(?: (?:just|is|now|says?|said|shows?|showing|reads?|reading|viser|viste|sier|sa|star|pa))+ (hi|lo|high|low|hoyt?|lavt?)\\b(?! (?:on )?batter)`,
      'g',
    ),
  },
  {
    // "I'm low, like 58".
    id: 'glucose',
    category: 'sugar',
    isOut: (value) => (value >= 40 && value < 72) || (value >= 2 && value < 4),
    pattern: new RegExp(
      `\\b(?:im|i am|ive been|been|feeling|feel|went|going|gone|am|er|ble|jeg er)(?: (?:a bit|really|quite|so|way|pretty|like|still|litt|veldig|ganske|skikkelig))* (?:low|lav)\\b[ ,.:;-]{0,3}(?:(?:like|at|around|about|rundt|pa|under|maybe) ?)*${NUMBER}${OTHER_UNIT}`,
      'g',
    ),
  },
  {
    id: 'glucose',
    category: 'sugar',
    isOut: isGlucoseOut,
    pattern: new RegExp(
      `^(?!.*\\b(?:la[ck]tate?|laktat|ldl|hdl|[ck]ol\\w+sterol|natrium|sodium|kalium|potassium)\\b).*?\\b${NUMBER} ?(?:mmol|mg/?dl)\\b`,
      'g',
    ),
  },
];

/**
 * Minimum difference in beats per minute between the resting heart rate and its usual value that leads to a question.
 */
const PULSE_JUMP = 20;
const UNIT = '(?! ?(?:km|k\\b|mi\\b|miles?|min\\w*|m\\b|kg|%|days?|dag\\w*|uker?|weeks?|[:/.,]\\d))';
const USUAL =
  'usually|normally|normal(?:t|ly)?|usual|vanligvis|vanleg|vanlig|pleier|plar|ellers|mot|vs|versus|instead of|i stedet for|compared (?:to|with)|up from|opp fra';
/** Two values of the resting heart rate; the group names identify the current one. */
const JUMPS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${RESTING_PULSE})\\b.{0,40}?\\b(?:from|fra) (?<usual>\\d{2,3}) ?(?:to|til|->|-|opp til|up to) ?(?<now>\\d{2,3})\\b`,
  ),
  new RegExp(
    `\\b(?:${RESTING_PULSE})${BETWEEN}(?<now>\\d{2,3})\\b.{0,12}?\\b(?:${USUAL})(?: (?:is|er|pa|at|around|about|ca|its|den|jeg|a|vaere|ligge|ha|my|in the))* ?(?<usual>\\d{2,3})\\b${UNIT}`,
  ),
  new RegExp(
    `^(?=.*\\b(?:${RESTING_PULSE})\\b).*?\\b(?<usual>\\d{2})\\b${UNIT}.{0,40}?\\b(?:its|it is|it was|den er|den var|now|na|today|i dag|this morning|i morges)(?: (?:its|at|pa|er|is|was|var|den|it|now|na|today))* ?(?<now>\\d{2,3})\\b${UNIT}`,
  ),
];

const hasJumped = (read: string): boolean =>
  JUMPS.some((form) => {
    const { usual, now } = form.exec(read)?.groups ?? {};
    return Number(now) - Number(usual) >= PULSE_JUMP && Number(now) <= 220 && Number(usual) >= 30;
  });

/** A message that contains only a value between 2 and 4 ("I'm at 2.9"). It may be blood sugar. */
const BARE_VALUE =
  /^(?:(?:im|i am|am|jeg er|eg er|er|e|ligger|nede|na|now|its|it is|den er|det er|currently|right now|down|ned|only|bare|just|kun|ok|hm|so|sa|oh|and|og|nei|ja|yes|no|well|star) )*(?:at|pa|down to|nede pa) [23][.,]\d(?: (?:now|na|right now|today|i dag|and falling|og synker|og faller|igjen|again))*[.!]?$/;

/** Blood pressure, as "200/120". A pain is written as "7/10", and a date has a second number under 32. */
const PRESSURE = /\b(\d{3})\s?(?:\/|over)\s?(\d{2,3})\b/g;
const PRESSURE_LIMIT = { upper: 170, lower: 105 };

/** Returns a measured value in the message that is outside its range; null if there is none. */
export const measuredIn = (text: string): Named | null => {
  const read = normalize(text);
  if (BARE_VALUE.test(read.trim())) return { id: 'bare_value', category: 'sugar' };
  if (hasJumped(read)) return { id: 'pulse_jump', category: 'cardiac' };
  for (const { id, category, pattern, isOut } of MEASUREMENTS)
    for (const [, value] of read.matchAll(pattern)) if (isOut(numberOf(value))) return { id, category };
  for (const [, upper, lower] of read.matchAll(PRESSURE)) {
    const [high, low] = [Number(upper), Number(lower)];
    const isPressure = high <= 280 && low >= 40 && low < high && low <= 160;
    if (isPressure && (high >= PRESSURE_LIMIT.upper || low >= PRESSURE_LIMIT.lower))
      return { id: 'blood_pressure', category: 'cardiac' };
  }
  return null;
};
