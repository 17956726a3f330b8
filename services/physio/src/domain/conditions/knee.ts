import { from, reps, rm, seconds, test } from './listed.ts';
import { BIKE_20, slow, standard } from './shared.ts';
import type { ConditionRules } from './types.ts';

/** Pain around or behind the kneecap (3.1). */
export const PFP: ConditionRules = {
  id: 'pfp',
  area: 'knee',
  minimums: { 1: { days: 14, sessions: 8 }, 2: { days: 28, sessions: 10 } },
  sessionsAWeek: 2,
  ladder: standard(15),
  lastDay: 61,
  weeks: [9, 12],
  lists: {
    1: {
      daily: [
        seconds('knee-quad-set', 5, 10),
        seconds('knee-wall-sit', 5, 30),
        reps('knee-side-lying-raise', 3, 12),
        reps('knee-bridge', 3, 12),
        reps('sit-to-stand', 3, 10, '2-1-3', { fromDay: 7, maxPain: 2 }),
      ],
    },
    2: {
      heavy: [
        reps('knee-step-up', 3, 10, '2-0-3'),
        reps('knee-band-walk', 3, 12),
        reps('knee-split-squat', 3, [8, 10], '3-1-3'),
        reps('knee-single-leg-bridge', 3, 10),
      ],
      light: [reps('knee-side-lying-raise', 2, 12), BIKE_20],
    },
    3: {
      heavy: [
        reps('knee-step-down', 3, 8, '1-0-3'),
        reps('knee-loaded-split-squat', 4, [6, 8]),
        reps('knee-single-leg-deadlift', 3, 8),
      ],
      light: [reps('knee-side-lying-raise', 2, 12), BIKE_20],
      spring: [reps('knee-pogo', 3, 20)],
    },
  },
  calm: ['calm-quad-press', 'calm-glute-squeeze'],
  exits: {
    1: [test('walk30'), test('sit_stand_10')],
    2: [test('step_down10'), test('slsq5'), test('sit_stand_1'), test('stairs')],
    3: [test('hop10'), test('sit_stand_1')],
  },
  runGate: [test('walk30'), test('stairs'), test('step_down10')],
  avoid: [
    { en: 'Running downhill', nb: 'Løping i nedoverbakke' },
    { en: 'Running stairs', nb: 'Løping i trapp' },
    { en: 'Deep squats and lunges', nb: 'Dype knebøy og utfall' },
    { en: 'Sitting for long with bent knees', nb: 'Å sitte lenge med bøyde knær' },
  ],
  usualTime: { en: '9-12 weeks', nb: '9-12 uker' },
};

/** Pain just below the kneecap (3.2). */
export const PATELLAR: ConditionRules = {
  id: 'patellar',
  area: 'knee',
  minimums: { 1: { days: 14, sessions: 10 }, 2: { days: 42, sessions: 16 } },
  sessionsAWeek: 2,
  ladder: slow(29),
  lastDay: 107,
  weeks: [16, 26],
  lists: {
    1: { daily: [seconds('knee-extension-hold', 5, 45), reps('bridge', 3, 12, '2-2-2')] },
    2: {
      heavy: [
        rm(
          'knee-extension',
          [
            [1, 4, 15],
            [3, 4, 12],
            [5, 4, 10],
            [7, 4, 8],
            [9, 4, 6],
          ],
          '3-0-3',
        ),
        reps('split-squat', 3, [8, 10]),
        reps('goblet-squat', 3, [8, 10], '2-0-3'),
        reps('step-down', 3, 8, '1-0-3'),
      ],
      light: [seconds('spanish-squat', 5, 45)],
    },
    3: {
      heavy: [
        rm(
          'decline-squat',
          [
            [1, 3, 15],
            [3, 3, 8],
          ],
          '2-0-3',
        ),
        reps('loaded-split-squat', 3, [6, 8]),
      ],
      light: [seconds('spanish-squat', 5, 45)],
      spring: [
        reps('pogo', 3, 20),
        reps('squat-jump', 3, 6),
        reps('drop-land', 3, 5, undefined, { weeks: from(6) }),
        reps('box-jump', 3, 5, undefined, { weeks: from(7) }),
      ],
    },
  },
  calm: ['calm-quad-press', 'calm-glute-squeeze'],
  exits: {
    1: [test('decline5', { maxPain: 5 })],
    2: [test('decline5', { maxPain: 3 }), test('sit_stand_1')],
    3: [test('hop10'), test('hop_dist')],
  },
  runGate: [test('walk30'), test('stairs'), test('decline5')],
  avoid: [
    { en: 'Jumps', nb: 'Hopp' },
    { en: 'Sprints', nb: 'Spurter' },
    { en: 'Running downhill', nb: 'Løping i nedoverbakke' },
    { en: 'Deep fast squats', nb: 'Dype, raske knebøy' },
    { en: 'Stretching into pain', nb: 'Tøying som gjør vondt' },
  ],
  usualTime: { en: '3-6 months, or longer', nb: '3-6 måneder, eller lenger' },
};

/** Pain at the outer side of the knee (3.3). */
export const ITB: ConditionRules = {
  id: 'itb',
  area: 'ITB',
  minimums: { 1: { days: 10, sessions: 7 }, 2: { days: 21, sessions: 8 } },
  sessionsAWeek: 2,
  ladder: standard(15),
  lastDay: 61,
  weeks: [9, 12],
  lists: {
    1: {
      daily: [
        reps('itb-side-lying-raise', 3, 15),
        reps('itb-clam', 3, 15),
        reps('itb-bridge', 3, 12),
        seconds('itb-side-plank-knees', 3, 20),
      ],
    },
    2: {
      heavy: [
        reps('itb-hip-hitch', 3, 12, '2-1-3'),
        reps('itb-band-walk', 3, 15),
        reps('itb-split-squat', 3, 10),
        seconds('itb-side-plank', 3, 30),
      ],
      light: [reps('itb-side-lying-raise', 2, 15), BIKE_20],
    },
    3: {
      heavy: [reps('itb-step-down', 3, 10), reps('itb-single-leg-squat', 3, 8), reps('monster-walk', 3, 10)],
      light: [reps('itb-side-lying-raise', 2, 15), BIKE_20],
      spring: [reps('pogo', 3, 20), reps('itb-lateral-bound', 3, 8)],
    },
  },
  calm: ['calm-side-press', 'calm-glute-squeeze'],
  exits: {
    1: [test('walk30')],
    2: [test('dips20'), test('side_plank'), test('stairs')],
    3: [test('step_down10'), test('hop10')],
  },
  runGate: [test('walk30'), test('dips20'), test('stairs')],
  avoid: [
    { en: 'Running downhill', nb: 'Løping i nedoverbakke' },
    { en: 'Cambered roads', nb: 'Skrå veier' },
    { en: 'Running the same way round a track', nb: 'Å løpe samme vei rundt banen' },
    {
      en: 'Long slow runs up to the minute when it starts',
      nb: 'Lange, rolige turer fram til minuttet da det begynner',
    },
  ],
  usualTime: { en: '9-12 weeks', nb: '9-12 uker' },
};
