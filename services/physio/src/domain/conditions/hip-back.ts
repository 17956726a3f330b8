import { metres, minutes, reps, seconds, test } from './listed.ts';
import { quick, standard } from './shared.ts';
import type { ConditionRules } from './types.ts';

/** Pain at the outer hip (3.8). */
export const GLUTEAL: ConditionRules = {
  id: 'gluteal',
  area: 'hip',
  minimums: { 1: { days: 14, sessions: 10 }, 2: { days: 42, sessions: 14 } },
  sessionsAWeek: 2,
  ladder: standard(22),
  lastDay: 68,
  weeks: [10, 12],
  lists: {
    1: {
      daily: [
        seconds('hip-isometric-abduction', 4, [15, 30]),
        reps('hip-bridge', 3, 10),
        reps('hip-weight-shift', 3, 10),
      ],
    },
    2: {
      heavy: [
        reps('hip-single-leg-bridge', 3, [8, 10]),
        reps('hip-side-step', 3, 10),
        reps('hip-step-up', 3, 10, '3-1-3'),
        reps('hip-squat', 3, [8, 10]),
      ],
      light: [seconds('hip-isometric-abduction', 3, 30), metres('suitcase-carry', 3, 20)],
    },
    3: {
      heavy: [
        reps('hip-hitch', 3, 10),
        reps('hip-single-leg-deadlift', 3, 8),
        reps('hip-loaded-split-squat', 4, [6, 8]),
        reps('running-man', 3, 8),
      ],
      light: [seconds('hip-isometric-abduction', 3, 30), metres('suitcase-carry', 3, 20)],
      spring: [reps('pogo', 3, 20), reps('hip-lateral-hop', 3, 8)],
    },
  },
  calm: ['calm-side-press', 'calm-glute-squeeze'],
  exits: {
    1: [test('hitch30', { maxPain: 4 }), test('sleep3')],
    2: [test('hitch30'), test('step_down10'), test('slb')],
    3: [test('hop10', { maxPain: 0 }), test('sit_stand_1')],
  },
  runGate: [test('hitch30'), test('walk30'), test('step_down10')],
  avoid: [
    { en: 'Crossing your legs', nb: 'Å krysse beina' },
    { en: 'Hanging on one hip', nb: 'Å henge på én hofte' },
    { en: 'Lying on it', nb: 'Å ligge på den' },
    { en: 'Stretching across the body', nb: 'Tøying på tvers av kroppen' },
    { en: 'Cambered roads', nb: 'Skrå veier' },
  ],
  usualTime: { en: '10-12 weeks', nb: '10-12 uker' },
};

/**
 * Low back pain (3.9). The library marks none of the phase 2 exercises as heavy, so all of them are treated as heavy.
 */
export const LOW_BACK: ConditionRules = {
  id: 'low_back',
  area: 'back',
  minimums: { 1: { days: 7, sessions: 5 }, 2: { days: 14, sessions: 6 } },
  sessionsAWeek: 2,
  ladder: quick('standard', 8),
  lastDay: 38,
  weeks: [6, 8],
  lists: {
    1: {
      daily: [
        minutes('back-walk', 2, [10, 20]),
        reps('back-rock-or-press-up', 2, 10),
        reps('back-cat-camel', 2, 8),
        seconds('breathing', 1, 180),
      ],
    },
    2: {
      heavy: [
        reps('back-bird-dog', 3, 6, '1-8-1', { countsAsHeavy: true }),
        reps('back-dead-bug', 3, 8, undefined, { countsAsHeavy: true }),
        seconds('back-side-plank', 3, [20, 30], { countsAsHeavy: true }),
        reps('back-bridge', 3, 12, undefined, { countsAsHeavy: true }),
        reps('back-hip-hinge', 3, 10, undefined, { countsAsHeavy: true }),
      ],
      light: [minutes('back-walk', 2, [10, 20]), seconds('hip-flexor-stretch', 2, 30)],
    },
    3: {
      heavy: [reps('back-deadlift', 3, [6, 8]), reps('back-split-squat', 3, 8), metres('back-carries', 3, 30)],
      light: [minutes('back-walk', 2, [10, 20]), seconds('hip-flexor-stretch', 2, 30)],
      spring: [],
    },
  },
  calm: ['calm-brace', 'calm-glute-squeeze'],
  exits: {
    1: [test('walk20', { maxPain: 4 })],
    2: [test('plank60'), test('hinge10')],
    3: [test('pogo20', { maxPain: 3 })],
  },
  runGate: [test('walk30', { maxPain: 3 }), test('hinge10')],
  avoid: [
    { en: 'Positions and loads that make it spike', nb: 'Stillinger og løft som gjør det brått verre' },
    { en: 'Staying in bed', nb: 'Å holde senga' },
  ],
  usualTime: { en: '6-8 weeks', nb: '6-8 uker' },
};
