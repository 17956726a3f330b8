import { from, metres, minutes, reps, rm, seconds, test } from './listed.ts';
import { BIKE, BIKE_20, quick, slow } from './shared.ts';
import type { ConditionRules, Words } from './types.ts';

const SUDDEN: readonly Words[] = [
  { en: 'Hard stretching in the first two weeks', nb: 'Hard tøying de første to ukene' },
  { en: 'Hills', nb: 'Bakker' },
  { en: 'Speed work', nb: 'Fartstrening' },
  { en: 'Walking with a limp', nb: 'Å gå og halte' },
];

/** Sudden pain high or inside in the calf (3.10). */
export const CALF_STRAIN: ConditionRules = {
  id: 'calf_strain',
  area: 'calf',
  minimums: { 1: { days: 5, sessions: 4 }, 2: { days: 14, sessions: 6 } },
  sessionsAWeek: 2,
  ladder: quick('strain', 10),
  lastDay: 40,
  weeks: [6, 12],
  lists: {
    1: {
      daily: [
        reps('ankle-circles', 3, 15),
        seconds('calm-heel-press', 5, 15),
        seconds('hold-seated-raise', 3, 30),
        reps('band-plantarflexion', 3, 15, '2-1-3', { maxPain: 2 }),
      ],
    },
    2: {
      heavy: [
        reps('two-leg-raise', 3, 15, '3-1-3', { weeks: [1, 1], countsAsHeavy: true }),
        reps('single-leg-raise', 3, [10, 12], '2-1-3', { weeks: from(2) }),
        reps('seated-raise-loaded', 3, 15, '3-0-3', { weeks: [1, 1] }),
        reps('seated-raise-single', 4, [8, 12], '3-0-3', { weeks: from(2) }),
        reps('reverse-lunge', 3, 8),
        seconds('single-leg-stand', 3, 30),
      ],
      light: [reps('knee-to-wall', 2, 10, undefined, { fromDay: 10 }), BIKE],
    },
    3: {
      heavy: [rm('step-raise', [[1, 4, 8]], '3-0-3'), reps('bent-knee-raise-single', 3, 12, '3-0-3')],
      light: [reps('knee-to-wall', 2, 10), BIKE],
      spring: [
        reps('pogo', 3, 20),
        reps('single-leg-hop', 3, 10),
        metres('skips', 2, 20),
        reps('forward-hop-stick', 3, 5, undefined, { weeks: from(6) }),
      ],
    },
  },
  calm: ['calm-heel-press', 'calm-glute-squeeze'],
  exits: {
    1: [test('walk10'), test('two_raise10')],
    2: [test('heel_raise'), test('heel_raise_bent'), test('knee_wall')],
    3: [test('hop10'), test('hop_dist'), test('fast20')],
  },
  runGate: [test('walk30', { maxPain: 1 }), test('heel_raise_12'), test('knee_wall')],
  avoid: SUDDEN,
  usualTime: {
    en: '6-8 weeks when mild, 8-12 with a clear tear',
    nb: '6-8 uker når den er mild, 8-12 med en tydelig rift',
  },
};

/** Pain deep and low in the calf (3.11). */
export const SOLEUS: ConditionRules = {
  id: 'soleus',
  area: 'calf',
  minimums: { 1: { days: 7, sessions: 5 }, 2: { days: 21, sessions: 8 } },
  sessionsAWeek: 2,
  ladder: slow(15, 2),
  lastDay: 66,
  weeks: [10, 14],
  lists: {
    1: {
      daily: [
        seconds('calm-heel-press', 5, 15),
        seconds('hold-seated-raise', 3, 30),
        reps('ankle-circles', 3, 15),
        reps('band-plantarflexion', 3, 15, '2-1-3'),
      ],
    },
    2: {
      heavy: [
        reps('seated-raise-loaded', 3, 15, '3-0-3', { weeks: [1, 1] }),
        reps('seated-raise-single', 4, [8, 12], '3-0-3', { weeks: from(2) }),
        reps('bent-knee-raise-single', 3, 12, '3-0-3'),
        reps('two-leg-raise', 3, 15, '3-1-3'),
      ],
      light: [BIKE_20],
    },
    3: {
      heavy: [reps('seated-raise-single', 4, 8, '3-0-3'), rm('step-raise', [[1, 4, 8]], '3-0-3')],
      light: [BIKE_20],
      spring: [reps('pogo', 3, 20), reps('single-leg-hop', 3, 10)],
    },
  },
  calm: ['calm-heel-press', 'calm-glute-squeeze'],
  exits: {
    1: [test('walk20', { maxPain: 2 })],
    2: [test('heel_raise_bent'), test('heel_raise')],
    3: [test('hop10'), test('heel_raise_bent')],
  },
  runGate: [test('walk30', { maxPain: 1 }), test('heel_raise_bent', { min: 12, symmetry: 75 })],
  avoid: [
    { en: 'Uphill running', nb: 'Løping i oppoverbakke' },
    { en: 'Long slow runs', nb: 'Lange, rolige turer' },
    { en: 'Fast walking uphill', nb: 'Rask gange i oppoverbakke' },
  ],
  usualTime: { en: '10-14 weeks', nb: '10-14 uker' },
};

/** Sudden pain in the back of the thigh (3.12). */
export const HAMSTRING_STRAIN: ConditionRules = {
  id: 'hamstring_strain',
  area: 'hamstring',
  minimums: { 1: { days: 5, sessions: 4 }, 2: { days: 14, sessions: 6 } },
  sessionsAWeek: 2,
  ladder: quick('strain', 10),
  lastDay: 40,
  weeks: [6, 10],
  lists: {
    1: {
      daily: [
        seconds('calm-quad-press', 5, 10),
        reps('bridge', 3, 12, '2-2-2'),
        seconds('hold-single-leg-bridge', 3, 20, { maxPain: 3 }),
        minutes('walk', 1, [10, 30]),
      ],
    },
    2: {
      heavy: [
        reps('hamstring-walkout', 3, 5),
        reps('prone-leg-curl', 3, [10, 12], '2-1-3'),
        reps('single-leg-bridge', 3, [8, 10], undefined, { weeks: [1, 1], countsAsHeavy: true }),
        reps('bridge-chair', 3, [8, 12], '2-1-3', { weeks: from(2) }),
        reps('extender', 3, 12, '2-0-2'),
        reps('diver', 3, 6),
      ],
      light: [metres('a-march', 2, 20), BIKE],
    },
    3: {
      heavy: [
        reps('sliding-curl', 3, [6, 8], '3-0-4'),
        reps('rdl', 3, [8, 10], '2-0-3'),
        reps('single-leg-deadlift', 3, 8),
        reps('nordic', 2, [3, 5], undefined, { weeks: from(2), isWeekly: true }),
      ],
      light: [metres('a-march', 2, 20), BIKE],
      spring: [reps('pogo', 3, 20), metres('skips', 2, 20), metres('bounding', 3, 20, { weeks: from(6) })],
    },
  },
  calm: ['calm-quad-press', 'calm-glute-squeeze'],
  exits: {
    1: [test('walk10'), test('slb_hold10')],
    2: [test('slb_chair'), test('long_bridge')],
    3: [test('slb_chair'), test('fast20')],
  },
  runGate: [test('walk30', { maxPain: 1 }), test('slb', { min: 12, symmetry: 75 })],
  avoid: [
    { en: 'Stretching in the first ten days', nb: 'Tøying de første ti dagene' },
    { en: 'Sprints', nb: 'Spurter' },
    { en: 'Overstriding', nb: 'For lange steg' },
  ],
  usualTime: { en: '6-10 weeks', nb: '6-10 uker' },
};

/** Pain at the sitting bone (3.13). */
export const PROXIMAL_HAMSTRING: ConditionRules = {
  id: 'proximal_hamstring',
  area: 'hamstring',
  minimums: { 1: { days: 21, sessions: 14 }, 2: { days: 56, sessions: 20 } },
  sessionsAWeek: 2,
  ladder: slow(36),
  lastDay: 114,
  weeks: [17, 26],
  lists: {
    1: {
      daily: [
        seconds('long-lever-bridge', 4, [20, 30]),
        reps('prone-hip-extension', 3, 10),
        seconds('hold-single-leg-bridge', 3, 20),
        minutes('walk', 1, [10, 30]),
      ],
    },
    2: {
      heavy: [
        reps('prone-leg-curl', 3, [8, 15], '2-1-3'),
        reps('single-leg-bridge', 3, [8, 10], undefined, { weeks: [1, 2] }),
        reps('bridge-chair', 3, [8, 12], '2-1-3', { weeks: from(3) }),
        reps('hip-thrust', 3, [8, 10], '2-1-3'),
        reps('rdl', 3, [8, 10], '2-0-3', { weeks: from(5) }),
      ],
      light: [seconds('long-lever-bridge', 3, 30)],
    },
    3: {
      heavy: [reps('rdl', 3, 8, '2-0-3'), reps('single-leg-deadlift', 3, 8), reps('sliding-curl', 3, [6, 8], '3-0-4')],
      light: [seconds('long-lever-bridge', 3, 30)],
      spring: [reps('pogo', 3, 20), metres('bounding', 3, 20, { fromStage: 11 })],
    },
  },
  calm: ['calm-brace', 'calm-glute-squeeze'],
  exits: {
    1: [test('sit30', { maxPain: 4 }), test('long_hold20')],
    2: [test('long_bridge'), test('slb_chair'), test('sit30')],
    3: [test('slb_chair'), test('fast20'), test('sit30')],
  },
  runGate: [test('walk30'), test('long_bridge', { symmetry: 75 }), { rule: 'morning_median', max: 3 }],
  avoid: [
    { en: 'Stretching the back of the thigh', nb: 'Tøying av baksiden av låret' },
    { en: 'Long sitting on hard seats', nb: 'Å sitte lenge på harde stoler' },
    { en: 'Hills', nb: 'Bakker' },
    { en: 'Speed work', nb: 'Fartstrening' },
    { en: 'Deep hip bends with weight', nb: 'Dyp bøy i hofta med vekt' },
  ],
  usualTime: { en: '4-6 months', nb: '4-6 måneder' },
};

/** Pain at the inner thigh, assessed by a professional (3.14). */
export const ADDUCTOR: ConditionRules = {
  id: 'adductor',
  area: 'groin',
  minimums: { 1: { days: 7, sessions: 5 }, 2: { days: 21, sessions: 8 } },
  sessionsAWeek: 2,
  ladder: quick('strain', 15),
  lastDay: 45,
  weeks: [7, 10],
  lists: {
    1: {
      daily: [
        seconds('ball-squeeze', 5, 10, { maxPain: 2 }),
        reps('side-lying-adduction', 2, 10),
        reps('bridge', 3, 12, '2-2-2'),
        seconds('side-plank-knees', 2, 20),
      ],
    },
    2: {
      heavy: [
        reps('side-lying-adduction', 3, 12),
        reps('copenhagen-short', 3, [6, 8], '2-2-3'),
        reps('lateral-lunge', 3, 8, '2-0-2'),
        reps('side-step-squat', 3, 10),
        seconds('side-plank', 2, 30),
      ],
      light: [seconds('ball-squeeze', 5, 10), BIKE],
    },
    3: {
      heavy: [
        reps('copenhagen', 3, [6, 10], '2-1-3'),
        reps('sliding-side-lunge', 3, [6, 8], '3-0-3'),
        reps('sumo-squat', 3, [8, 10], '2-1-3'),
        reps('loaded-split-squat', 3, 8),
      ],
      light: [seconds('ball-squeeze', 5, 10), BIKE],
      spring: [
        reps('pogo', 3, 20, undefined, { maxPain: 0 }),
        reps('lateral-hop', 3, 8, undefined, { maxPain: 0 }),
        reps('lateral-bound', 3, 6, undefined, { maxPain: 0 }),
      ],
    },
  },
  calm: ['calm-brace', 'calm-glute-squeeze'],
  exits: {
    1: [test('squeeze5', { maxPain: 4 })],
    2: [test('squeeze5', { maxPain: 2 }), test('copen_hold')],
    3: [test('copen_hold'), test('hop10', { maxPain: 0 }), test('fast20')],
  },
  runGate: [test('walk30'), test('squeeze5', { maxPain: 2 })],
  avoid: [
    { en: 'Wide stances into pain', nb: 'Bred beinstilling som gjør vondt' },
    { en: 'Kicking', nb: 'Spark' },
    { en: 'Sharp turns', nb: 'Brå vendinger' },
    { en: 'Hard stretching', nb: 'Hard tøying' },
  ],
  usualTime: {
    en: '7-10 weeks after a strain, longer when it has lasted long',
    nb: '7-10 uker etter en strekk, lenger når den har vart lenge',
  },
};
