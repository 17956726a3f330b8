import type { SafetyCategory } from '../categories.ts';
import { normalize } from '../model/normalize.ts';

/** Something that a message names and that always needs a question to the runner. */
export interface Named {
  id: string;
  category: SafetyCategory;
}

/** Reads a number with a decimal comma or point. */
const numberOf = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

const NUMBER = '(\\d{1,3}(?:[.,]\\d)?)';
/** Words that may stand between the name of a measurement and its value, as in "pulse is still at 140". */
const BETWEEN =
  '(?:\\s*[:=]?\\s*(?:is|was|now|still|at|on|of|er|var|na|fortsatt|pa|my watch|klokka|klokken|the watch|fingertip|shows?|showed|says|said|reads?|reading|viser|viste|stands|star|sto|stod|sits|stuck|steady|stable|ligger|la|about|around|ca|i dag|today|this morning|right now|just|only|bare|kun|level|niva|down|nede|dropped|fell|ned|falt|to|til|i morges|last night|i natt|percent|prosent))*\\s*[:=]?\\s*';

/** Words for a body at rest. */
const AT_REST =
  'resting(?! between)|at rest|lying(?: down| still)?|lie(?: down)?|sitting(?: still| down)?|sit|on the (?:sofa|couch|bed|chair)|in (?:bed|my chair|a chair)|at my desk|watching tv|doing nothing|i hvile|i sofaen|pa sofaen|i senga|i sengen|i ro|i stolen|ved pulten|foran tv\\w*|sittende|liggende|sitter(?: stille)?|ligger(?: stille)?';

interface Measurement extends Named {
  pattern: RegExp;
  /** True for a value that needs a question. */
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

/**
 * Measured values outside the range in which a runner may be advised to train. The limits are cautious, so that a value
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
    names: 'sugars?|glucose|bg|blood sugar|cgm|libre|dexcom|sukker(?:et)?|blodsukker(?:et)?|glukose',
    tail: '(?!\\s?(?:g|gr|grams?|kcal|%|ml|dl|ts|ss|spoons?)\\b)',
    isOut: (value) => value < 4 || (value > 15 && value < 33) || (value >= 40 && value < 72) || value > 270,
  }),
  measured('resting_pulse', 'cardiac', {
    names:
      'resting (?:pulse|hr|heart ?rate)|rhr|hvilepuls(?:en)?|pulse at rest|hr at rest|puls(?:en)? i hvile|(?:pulse|hr|heart ?rate) resting',
    isOut: (value) => value >= 110 || (value >= 20 && value < 34),
  }),
  measured('pulse_at_rest', 'cardiac', {
    names: 'pulse|hr|heart ?rate|puls(?:en)?',
    tail: `(?: ?bpm)?(?=\\s+(?:(?:while|when|just|nar jeg|mens jeg|when i|while i|and im|og jeg)\\s+)?(?:${AT_REST}))`,
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
];

/** Blood pressure, as "200/120". A pain is written as "7/10", and a date has a second number under 32. */
const PRESSURE = /\b(\d{3})\s?(?:\/|over)\s?(\d{2,3})\b/g;
const PRESSURE_LIMIT = { upper: 170, lower: 105 };

/** Returns a measured value of the message that is out of its range; null if there is none. */
export const measuredIn = (text: string): Named | null => {
  const read = normalize(text);
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

/**
 * Conditions, treatments and aids that always need a question, in their normalized forms. Other diagnoses of a message
 * are left to the model.
 */
const NAMES: readonly [category: SafetyCategory, names: string][] = [
  [
    'cardiac',
    `myocarditis myokarditt pericarditis perikarditt hjertemuskelbetennelse hjerteposebetennelse cardiomyopathy kardiomyopati
    hcm arvc pacemaker icd aortic_stenosis aortastenose aneurysm aneurisme
    aortic_dissection heart_attack hjerteinfarkt hjerteattakk angina stent long_qt brugada wpw
    hjertesvikt heart_failure endocarditis endokarditt atrial_fibrillation atrieflimmer flecainide flekainid`,
  ],
  [
    'stroke',
    'had_a_stroke(?!_of) mini_stroke stroke_in_(?:january|february|march|april|may|june|july|august|september|october|november|december) after_(?:my|a|the)_stroke hjerneslag hatt_slag slag_i_(?:januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember)',
  ],
  ['clot', 'dvt pulmonary_embolism lungeemboli blodpropp warfarin xarelto eliquis marevan'],
  [
    'illness',
    `chemo chemotherapy cellegift cellegiftkur leukaemia leukemia leukemi lymphoma lymfom radiotherapy stralebehandling
    sepsis blodforgiftning meningitis hjernehinnebetennelse mononucleosis kyssesyke glandular_fever pneumonia lungebetennelse
    appendicitis blindtarmbetennelse dialysis dialyse kidney_failure nyresvikt rhabdo rabdo rhabdomyolysis rabdomyolyse
    tuberculosis tuberkulose methotrexate metotreksat transplant immunosuppressed`,
  ],
  ['head', 'concussed concussion hjernerystelse craniotomy skull_fracture kraniebrudd'],
  ['syncope', 'epileptic_fit epileptisk_anfall krampeanfall seizure'],
  [
    'bone',
    `in_a_cast in_plaster i_gips gipset on_crutches pa_krykker walking_boot in_a_boot aircast moon_boot i_ortose broken_leg broken_foot broken_ankle brukket_foten brukket_ankelen brukket_leggen osteonecrosis`,
  ],
  ['rupture', 'ruptured_acl torn_acl roket_korsband korsbandet_roket ruptured_achilles avrevet_akilles akillesruptur'],
  ['breathing', 'asthma_attack astmaanfall collapsed_lung pneumothorax punktert_lunge'],
];

const NAMED: readonly { id: string; category: SafetyCategory; pattern: RegExp }[] = NAMES.flatMap(([category, names]) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => ({
      id: name,
      category,
      pattern: new RegExp(`(?<![a-z-])${name.replaceAll('_', '[ -]')}(?![a-z])`),
    })),
);

/**
 * Words near a name that show that it is no present concern: a general question about it, another person's, a negation,
 * or an event such as a race for a cause.
 */
const ELSEWHERE = new RegExp(
  [
    ...[
      'what is',
      'what are',
      'whats an?',
      'hva er',
      'difference between',
      'forskjell(?:en)? pa',
      'avoid',
      'prevent',
      'unnga',
    ],
    ...[
      'forebygge',
      'risk of',
      'fare for',
      'risiko for',
      'can (?:you|one) get',
      'charity',
      'fundrais\\w*',
      'in aid of',
    ],
    ...[
      'til inntekt for',
      '(?:my|our|his|her) (?:\\w+ )?(?:dad|mum|mom|father|mother|brother|sister|wife|husband|son|daughter|kid)',
    ],
    ...[
      '(?:my|our|his|her) (?:\\w+ )?(?:friend|colleague|neighbour|dog|cat|uncle|aunt|boss|coach|mate|gran\\w*|cousin)',
    ],
    ...[
      '(?:far|mor|bror|soster|onkel|tante|kona|mannen|sonn|datter|kompis|kamerat|venninn|kolleg|nabo|hund|sjef|trener|bestefar|bestemor)\\w*',
    ],
  ]
    .map((words) => `\\b${words}\\b`)
    .join('|'),
);
/** Number of characters before a name in which such words count. */
const NEAR = 60;
const DENIED =
  /\b(?:no|not|never|without|ruled out|ikke|ingen|aldri|uten|utelukket)\s(?:a |an |any |en |et |noe |noen )?$/;

/** Returns a serious condition, treatment or aid that the message names for the runner; null if there is none. */
export const namedIn = (text: string): Named | null => {
  const read = normalize(text);
  for (const { id, category, pattern } of NAMED) {
    const found = pattern.exec(read);
    if (!found) continue;
    const before = read.slice(Math.max(0, found.index - NEAR), found.index);
    if (!ELSEWHERE.test(before) && !DENIED.test(before)) return { id, category };
  }
  return null;
};
