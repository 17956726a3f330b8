import type { Kit, Language, Muscle, Purpose } from './codes.ts';
import type { DoseFacts } from './dose.ts';

type Words<Code extends string> = Record<Language, Record<Code, string>>;

const MUSCLE_WORDS: Words<Muscle> = {
  en: {
    quads: 'front thigh',
    hams: 'back of the thigh',
    glutes: 'buttock',
    hipside: 'side of the hip',
    adductors: 'inner thigh',
    hipflex: 'front of the hip',
    calf: 'calf',
    soleus: 'deep calf',
    achilles: 'Achilles tendon',
    tib: 'front of the shin',
    peroneals: 'outer shin',
    foot: 'foot',
    patellar: 'kneecap tendon',
    abs: 'belly',
    obliques: 'side of the trunk',
    back: 'back',
    upperback: 'upper back',
    chest: 'chest',
    arm: 'arm',
  },
  nb: {
    quads: 'framside lår',
    hams: 'bakside lår',
    glutes: 'sete',
    hipside: 'utside hofte',
    adductors: 'innside lår',
    hipflex: 'framside hofte',
    calf: 'legg',
    soleus: 'dype leggen',
    achilles: 'akillessenen',
    tib: 'framside legg',
    peroneals: 'utside legg',
    foot: 'fot',
    patellar: 'kneskålsenen',
    abs: 'mage',
    obliques: 'siden av magen',
    back: 'rygg',
    upperback: 'øvre rygg',
    chest: 'bryst',
    arm: 'arm',
  },
};

const KIT_WORDS: Words<Kit> = {
  en: {
    mat: 'A mat or carpet',
    wall: 'A wall',
    towel: 'A towel',
    support: 'Something to hold on to',
    backpack: 'A filled backpack',
    strap: 'A belt or strap',
    ball: 'A ball, pillow or bottle',
    slider: 'A cloth that slides',
    chair: 'A chair',
    step: 'A step, 15–20 cm',
    box: 'A box or low chair',
    bench: 'A bench or sofa edge',
    band: 'A band',
    weight: 'A weight',
    weights: 'Weights',
    slope_board: 'A sloping board',
    pool: 'A pool',
    bike: 'A bike',
  },
  nb: {
    mat: 'Matte eller teppe',
    wall: 'En vegg',
    towel: 'Et håndkle',
    support: 'Noe å holde i',
    backpack: 'En fylt ryggsekk',
    strap: 'Et belte eller en stropp',
    ball: 'En ball, pute eller flaske',
    slider: 'En klut som glir',
    chair: 'En stol',
    step: 'Et trinn, 15–20 cm',
    box: 'En kasse eller lav stol',
    bench: 'En benk eller sofakant',
    band: 'En strikk',
    weight: 'En vekt',
    weights: 'Vekter',
    slope_board: 'Et skråbrett',
    pool: 'Et basseng',
    bike: 'En sykkel',
  },
};

const PURPOSE_WORDS: Words<Purpose> = {
  en: {
    calm: 'Calms',
    hold: 'Hold',
    strength: 'Strength',
    spring: 'Spring',
    endurance: 'Endurance',
    mobility: 'Mobility',
    control: 'Control',
  },
  nb: {
    calm: 'Roer',
    hold: 'Statisk hold',
    strength: 'Styrke',
    spring: 'Spenst',
    endurance: 'Utholdenhet',
    mobility: 'Bevegelighet',
    control: 'Kontroll',
  },
};

/** Returns the name of a muscle or tendon, in lower case where the language allows it. */
export const muscleWords = (muscle: Muscle, language: Language): string => MUSCLE_WORDS[language][muscle];

/** Returns the name of an equipment item, to be shown on its own. */
export const kitWords = (thing: Kit, language: Language): string => KIT_WORDS[language][thing];

/** Returns the name of an exercise's purpose, to be shown on its own. */
export const purposeWords = (purpose: Purpose, language: Language): string => PURPOSE_WORDS[language][purpose];

const UNITS: Record<DoseFacts['unit'], string> = { reps: '', rm: '', seconds: ' s', metres: ' m', minutes: ' min' };
const PER_SIDE: Record<Language, string> = { en: ' each side', nb: ' på hver side' };

/** Returns the wording of a dose, such as `3 × 8–10 each side` or `5 × 45 s`. */
export const doseWords = ({ sets, from, to, unit, perSide }: DoseFacts, language: Language): string => {
  const range = from === to ? `${from}` : `${from}–${to}`;
  return `${sets} × ${range}${UNITS[unit]}${perSide ? PER_SIDE[language] : ''}`;
};

/** Number of additional good repetitions that are impossible with the right weight. */
const OUT_OF_REACH = 2;

/** Returns an explanation of a dose in RM (the maximum weight for a number of repetitions). Null for any other dose. */
export const weightWords = ({ unit, to }: DoseFacts, language: Language): string | null => {
  if (unit !== 'rm') return null;
  const tooMany = to + OUT_OF_REACH;
  return language === 'nb'
    ? `Velg en vekt du klarer ${to} gode med, men ikke ${tooMany}.`
    : `Pick a weight with which you could do ${to} but not ${tooMany} good ones.`;
};
