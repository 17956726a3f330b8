import type { Language, Words } from '@stridewell/language/language';

/** Norwegian names of activities to avoid, by the English text in the programmes. */
const AVOID: Record<string, string> = {
  Hills: 'bakker',
  'Speed work': 'raske drag',
  'Minimal shoes': 'minimalistiske sko',
  'Sudden changes of load': 'brå endring av belastning',
  'Letting the heel drop below the floor': 'å la hælen synke under gulvet',
  'Calf stretches': 'leggtøyning',
  'Anything that reliably makes it worse, such as long sitting or heavy bending':
    'det som alltid forverrer det, som lang sitting eller tung bøying',
  'Bed rest: keep moving in ways that ease it': 'sengeleie: hold deg i bevegelse innenfor det som letter',
  'Crossing your legs': 'å krysse beina',
  'Lying on the side without a pillow between the knees': 'å ligge på siden uten pute mellom knærne',
  'Hanging on one hip': 'å henge på én hofte',
  'Cambered roads': 'skrå veier',
  'Stretching across the body': 'tøyning på tvers av kroppen',
  'Running downhill': 'nedoverbakker',
  'Laps of a track in the same direction': 'runder på bane i samme retning',
  'Long slow runs that reach the minute where the pain begins': 'lange turer som når minuttet der smerten begynner',
  'Running stairs': 'trapper i fart',
  'Deep squats and lunges': 'dype knebøy og utfall',
  'Sitting for long with bent knees': 'å sitte lenge med bøyde knær',
  'Barefoot on hard floors': 'å gå barbeint på harde gulv',
  'Speed work and hills': 'raske drag og bakker',
  'Standing for long': 'å stå lenge',
  'Hard or cambered surfaces': 'harde eller skrå underlag',
  'A sudden change of shoes': 'brått skifte av sko',
};

const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** Formats an activity to avoid as a list item: `avoid hills`. */
export const avoidText = (avoid: string, language: Language): string =>
  language === 'nb' ? `unngå ${AVOID[avoid] ?? lowered(avoid)}` : `avoid ${lowered(avoid)}`;

/** Norwegian texts of the functional tests, by test id. */
const TESTS: Record<string, string> = {
  'achilles-raises': '25 tåhev på ett bein, eller 90 % av den andre siden, med smerte høyst 2',
  'achilles-hops': '20 hopp med smerte høyst 2',
  'achilles-stiffness': 'morgenstivhet som ikke øker',
  'back-walk-test': '30 min gange',
  'back-plank': '60 s i en plankestilling, delt opp',
  'back-hinges': '10 hoftebøy',
  'back-hops': '10 hopp med smerte høyst 3, uten symptomer i beina',
  'hip-stand': '30 s på ett bein med smerte høyst 2',
  'hip-step-downs': '10 nedsteg med rett bekken',
  'hip-walk': '30 min gange',
  'hip-hops': '10 hopp uten smerte i lysken',
  'itb-dips': '20 dype bøy på ett bein til 30 grader uten smerte',
  'itb-stairs': 'trapp ned uten smerte',
  'itb-walk': '30 min rask gange, også nedover',
  'knee-step-downs': '10 rolige nedsteg med smerte høyst 2',
  'knee-single-leg-squats': '5 knebøy på ett bein med smerte høyst 2',
  'knee-stairs': 'trapp ned, uten endring dagen etter',
  'knee-hops': '10 hopp',
  'plantar-first-steps': 'smerte høyst 2 i de første skrittene, 3 dager på rad',
  'plantar-raises': '20 tåhev på ett bein',
  'plantar-walk': '30 min gange, fint dagen etter',
  'plantar-squeeze': 'klem på hælen fra begge sider gjør ikke vondt',
  'shin-tenderness': 'ingen ømhet når du trykker langs beinet',
  'shin-walk': '30 min gange uten smerte',
  'shin-hops': '10 hopp på ett bein uten smerte',
  'shin-raises': '20 tåhev på ett bein eller flere',
};
export const hasTest = (id: string): boolean => id in TESTS;
export const hasAvoid = (avoid: string): boolean => avoid in AVOID;

export const testText = ({ id, text }: { id: string; text: string }, language: Language): string =>
  language === 'nb' ? (TESTS[id] ?? text) : text;

/** Translates a usual recovery time such as `6-12 weeks` into Norwegian. */
export const usualTimeText = (usual: string, language: Language): string =>
  language === 'en'
    ? usual
    : usual
        .replace('weeks', 'uker')
        .replace('months', 'måneder')
        .replace('up to', 'inntil')
        .replace('about', 'rundt')
        .replace('some longer', 'noen lenger')
        .replace('and more', 'og mer');

/** Texts of the criteria of the hand-over rule, by id. */
export const CRITERIA: Record<string, Words> = {
  pain: { en: 'pain 2 or less', nb: 'smerte 2 eller mindre' },
  walk_run: { en: 'walk/run tolerance', nb: 'gå/løp-toleranse' },
  tests: { en: 'the tests of the area', nb: 'testene for området' },
  red_flags: { en: 'no red flag', nb: 'ingen faresignaler' },
  next_day: { en: 'no worse in the morning', nb: 'ikke verre neste morgen' },
};
