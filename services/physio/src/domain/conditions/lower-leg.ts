import { metres, minutes, type RmRow, reps, rm, seconds, test } from './listed.ts';
import { BIKE, slow, standard } from './shared.ts';
import type { ConditionRules, ListedExercise, Words } from './types.ts';

/** The heavy slow raises by logged weeks (Beyer 2015). */
const RAISES: readonly [RmRow, ...RmRow[]] = [
  [1, 3, 15],
  [2, 3, 12],
  [4, 4, 10],
  [6, 4, 8],
  [9, 4, 6],
];
const HEAVY: readonly ListedExercise[] = [
  rm('achilles-raise-straight', RAISES, '3-0-3'),
  rm('achilles-raise-bent', RAISES, '3-0-3'),
];
const RETURN: readonly [RmRow, ...RmRow[]] = [
  [1, 4, 8],
  [4, 4, 6],
];
const HEAVY_RETURN: readonly ListedExercise[] = [
  rm('achilles-raise-straight', RETURN, '3-0-3'),
  rm('achilles-raise-bent', RETURN, '3-0-3'),
];
const ACHILLES_AVOID: readonly Words[] = [
  { en: 'Hills', nb: 'Bakker' },
  { en: 'Speed work', nb: 'Fartstrening' },
  { en: 'Minimal shoes', nb: 'Minimalistiske sko' },
  { en: 'Sudden changes of load', nb: 'Brå endringer i belastning' },
];

/** Pain in the tendon above the heel (3.4). */
export const ACHILLES_MID: ConditionRules = {
  id: 'achilles_mid',
  area: 'achilles',
  minimums: { 1: { days: 14, sessions: 10 }, 2: { days: 42, sessions: 16 } },
  sessionsAWeek: 2,
  ladder: slow(22),
  lastDay: 100,
  weeks: [15, 26],
  lists: {
    1: {
      daily: [
        seconds('achilles-heel-raise-hold', 5, 45),
        reps('achilles-two-leg-raise', 3, 15, '3-0-3'),
        seconds('single-leg-raise-hold', 4, 30, { fromDay: 7, maxPain: 3 }),
      ],
    },
    2: { heavy: HEAVY, light: [seconds('achilles-heel-raise-hold', 3, 45)] },
    3: {
      heavy: HEAVY_RETURN,
      light: [seconds('achilles-heel-raise-hold', 3, 45)],
      spring: [reps('achilles-pogo', 3, 20), reps('achilles-single-leg-hop', 3, 10), metres('achilles-skips', 3, 20)],
    },
  },
  calm: ['calm-heel-press', 'calm-glute-squeeze'],
  exits: {
    1: [test('heel_raise_12')],
    2: [test('heel_raise'), test('heel_raise_bent'), { rule: 'morning_not_above_start' }],
    3: [test('heel_raise'), test('hop20')],
  },
  runGate: [test('walk30'), test('heel_raise_12'), { rule: 'morning_median', max: 3 }],
  avoid: ACHILLES_AVOID,
  usualTime: { en: '3-6 months, up to 12', nb: '3-6 måneder, opptil 12' },
};

/** Pain where the tendon meets the heel bone (3.5). */
export const ACHILLES_INSERTIONAL: ConditionRules = {
  ...ACHILLES_MID,
  id: 'achilles_insertional',
  minimums: { 1: { days: 14, sessions: 10 }, 2: { days: 56, sessions: 20 } },
  ladder: slow(29),
  lastDay: 107,
  weeks: [16, 52],
  lists: {
    1: {
      daily: [seconds('achilles-heel-raise-hold', 5, 45), reps('achilles-two-leg-raise', 3, 15, '3-0-3')],
    },
    2: ACHILLES_MID.lists[2],
    3: {
      ...ACHILLES_MID.lists[3],
      spring: [reps('achilles-pogo', 3, 20), reps('achilles-single-leg-hop', 3, 10, undefined, { fromDay: 57 })],
    },
  },
  avoid: [
    ...ACHILLES_AVOID,
    { en: 'Letting the heel drop below the floor', nb: 'Å la hælen synke under gulvet' },
    { en: 'Calf stretches', nb: 'Tøying av leggen' },
  ],
  usualTime: { en: '3-12 months', nb: '3-12 måneder' },
};

/** Broad pain along the inner border of the shin (3.6). */
export const MTSS: ConditionRules = {
  id: 'mtss',
  area: 'shin',
  minimums: { 1: { days: 14, sessions: 8 }, 2: { days: 28, sessions: 10 } },
  sessionsAWeek: 2,
  ladder: slow(22),
  lastDay: 100,
  weeks: [15, 18],
  lists: {
    1: {
      daily: [
        minutes('shin-walk-bike', 1, [10, 20]),
        reps('shin-two-leg-raise', 3, 15),
        reps('shin-seated-raise', 3, 15),
        reps('shin-toe-raise', 3, 15),
      ],
    },
    2: {
      heavy: [
        reps('shin-single-leg-raise', 3, [10, 12], '2-1-3'),
        reps('shin-bent-raise', 3, 12),
        reps('shin-tibialis-raise', 3, 15),
        reps('shin-hip-raise', 3, 12),
      ],
      light: [reps('seated-toe-lift', 2, 15), BIKE],
    },
    3: {
      heavy: [rm('shin-heavy-bent-raise', [[1, 4, 8]], '3-0-3'), reps('shin-single-leg-raise', 3, 12, '2-1-3')],
      light: [reps('seated-toe-lift', 2, 15), BIKE],
      spring: [reps('shin-pogo', 3, 20, undefined, { maxPain: 0 }), reps('shin-hop', 3, 10, undefined, { maxPain: 0 })],
    },
  },
  calm: ['calm-foot-press', 'calm-glute-squeeze'],
  exits: {
    1: [test('walk30', { maxPain: 0 }), test('press_bone', { maxPain: 2 })],
    2: [test('press_bone', { maxPain: 0 }), test('heel_raise'), test('heel_raise_bent')],
    3: [test('hop10', { maxPain: 0 })],
  },
  runGate: [test('walk30', { maxPain: 0, days: 5 }), test('press_bone', { maxPain: 0 }), test('heel_raise_12')],
  avoid: [
    { en: 'Hard or cambered ground', nb: 'Hardt eller skrått underlag' },
    { en: 'Speed work', nb: 'Fartstrening' },
    { en: 'Sudden changes of shoes', nb: 'Brå bytte av sko' },
  ],
  usualTime: { en: '15-18 weeks', nb: '15-18 uker' },
};

/** Pain under the heel (3.7). */
export const PLANTAR_HEEL: ConditionRules = {
  id: 'plantar_heel',
  area: 'plantar',
  minimums: { 1: { days: 14, sessions: 10 }, 2: { days: 42, sessions: 18 } },
  sessionsAWeek: 3,
  ladder: standard(22),
  lastDay: 68,
  weeks: [10, 26],
  lists: {
    1: {
      daily: [
        seconds('plantar-toe-stretch', 10, 10),
        seconds('plantar-calf-stretch', 3, 45),
        reps('plantar-two-leg-raise', 3, 12),
        reps('plantar-short-foot', 3, 10),
      ],
    },
    2: {
      heavy: [
        rm(
          'plantar-towel-raise',
          [
            [1, 3, 12],
            [3, 4, 10],
            [5, 5, 8],
          ],
          '3-2-3',
        ),
      ],
      light: [seconds('plantar-toe-stretch', 10, 10), reps('toe-yoga', 2, 10)],
    },
    3: {
      heavy: [rm('plantar-towel-raise', [[1, 5, 8]], '3-2-3'), reps('short-foot', 2, 10)],
      light: [seconds('plantar-toe-stretch', 10, 10), reps('toe-yoga', 2, 10)],
      spring: [reps('plantar-pogo', 3, 20), reps('plantar-hop', 3, 10)],
    },
  },
  calm: ['calm-toe-press', 'calm-foot-press'],
  exits: {
    1: [test('first_steps', { maxPain: 4 })],
    2: [test('first_steps'), test('heel_raise'), test('heel_squeeze')],
    3: [test('hop10')],
  },
  runGate: [test('first_steps', { maxPain: 2 }), test('walk30'), test('heel_squeeze'), test('heel_raise_12')],
  avoid: [
    { en: 'Walking barefoot on hard floors', nb: 'Å gå barbeint på hardt gulv' },
    { en: 'Speed work', nb: 'Fartstrening' },
    { en: 'Hills', nb: 'Bakker' },
    { en: 'Standing for long', nb: 'Å stå lenge' },
  ],
  usualTime: { en: '10 weeks or more, often 6-12 months', nb: '10 uker eller mer, ofte 6-12 måneder' },
};
