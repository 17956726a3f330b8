import { from, minutes, reps, seconds, test } from './listed.ts';
import { BIKE, quick, standard } from './shared.ts';
import type { ConditionRules } from './types.ts';

/** A sprain of the outer ankle (3.15). */
export const ANKLE_SPRAIN: ConditionRules = {
  id: 'ankle_sprain',
  area: 'ankle',
  minimums: { 1: { days: 5, sessions: 5 }, 2: { days: 14, sessions: 6 } },
  sessionsAWeek: 2,
  ladder: quick('standard', 10),
  lastDay: 40,
  weeks: [6, 10],
  lists: {
    1: {
      daily: [
        reps('ankle-circles', 3, 15),
        seconds('calm-foot-press', 5, 10),
        reps('band-plantarflexion', 3, 15, '2-1-3'),
        reps('band-eversion', 2, 15, '2-1-3', { maxPain: 3 }),
        reps('bridge', 3, 12, '2-2-2'),
        minutes('walk', 1, [10, 30]),
      ],
    },
    2: {
      heavy: [
        reps('two-leg-raise', 3, 15, '3-1-3', { weeks: [1, 1], countsAsHeavy: true }),
        reps('single-leg-raise', 3, [10, 12], '2-1-3', { weeks: from(2) }),
        reps('band-eversion', 3, 15, '2-1-3'),
        reps('band-inversion', 3, 15, '2-1-3'),
        seconds('single-leg-stand', 3, 30),
        reps('knee-to-wall', 3, 10),
        reps('step-up', 3, [8, 10]),
      ],
      light: [seconds('single-leg-stand', 3, 30), BIKE],
    },
    3: {
      heavy: [reps('single-leg-deadlift', 3, 8), reps('single-leg-raise', 3, 15, '2-1-3'), reps('balance-reach', 3, 5)],
      light: [seconds('single-leg-stand', 3, 30), BIKE],
      spring: [
        reps('pogo', 3, 20),
        reps('single-leg-hop', 3, 10),
        reps('forward-hop-stick', 3, 5),
        reps('lateral-hop', 3, 8, undefined, { weeks: from(6) }),
      ],
    },
  },
  calm: ['calm-foot-press', 'calm-glute-squeeze'],
  exits: {
    1: [test('walk10'), test('swelling2')],
    2: [test('sls30'), test('knee_wall'), test('heel_raise_12')],
    3: [test('reach_forward'), test('side_hop'), test('balance_closed'), test('heel_raise')],
  },
  runGate: [test('walk30'), test('sls30'), test('knee_wall', { within: 2.5 }), test('heel_raise_12')],
  avoid: [
    { en: 'Uneven ground without support', nb: 'Ujevnt underlag uten støtte' },
    { en: 'Turning', nb: 'Vendinger' },
    { en: 'Jumping', nb: 'Hopp' },
  ],
  usualTime: { en: '6-10 weeks', nb: '6-10 uker' },
};

/** Pain under the ball of the foot (3.16). */
export const FOREFOOT: ConditionRules = {
  id: 'forefoot',
  area: 'foot',
  minimums: { 1: { days: 14, sessions: 8 }, 2: { days: 28, sessions: 10 } },
  sessionsAWeek: 2,
  ladder: standard(22),
  lastDay: 68,
  weeks: [10, 14],
  lists: {
    1: {
      daily: [
        reps('short-foot', 2, 10),
        reps('toe-yoga', 2, 10),
        seconds('hold-short-foot', 3, 20),
        reps('towel-curl', 3, 10),
        BIKE,
      ],
    },
    2: {
      heavy: [
        reps('two-leg-raise', 3, 15, '3-1-3', { weeks: [1, 2], countsAsHeavy: true }),
        reps('single-leg-raise', 3, [10, 12], '2-1-3', { weeks: from(3) }),
        reps('toe-yoga', 2, 10),
        seconds('single-leg-stand', 3, 30),
      ],
      light: [reps('short-foot', 2, 10), seconds('foot-roll', 1, 90)],
    },
    3: {
      heavy: [reps('single-leg-raise', 3, 15, '2-1-3'), reps('towel-curl', 3, 10)],
      light: [reps('short-foot', 2, 10), seconds('foot-roll', 1, 90)],
      spring: [reps('pogo', 3, 20), reps('single-leg-hop', 3, 10)],
    },
  },
  calm: ['calm-toe-press', 'calm-foot-press'],
  exits: {
    1: [test('walk20', { maxPain: 2 }), test('press_bone', { maxPain: 0 })],
    2: [test('heel_raise'), test('press_bone', { maxPain: 0 })],
    3: [test('hop10', { maxPain: 1 })],
  },
  runGate: [test('walk30'), test('press_bone', { maxPain: 0 }), test('heel_raise_12')],
  avoid: [
    { en: 'Walking barefoot on hard floors', nb: 'Å gå barbeint på hardt gulv' },
    { en: 'Narrow shoes', nb: 'Smale sko' },
    { en: 'Sprints', nb: 'Spurter' },
    { en: 'Uphill running', nb: 'Løping i oppoverbakke' },
    { en: 'High heels', nb: 'Høye hæler' },
  ],
  usualTime: { en: '10-14 weeks', nb: '10-14 uker' },
};

/** A stress injury of a bone, cleared for exercise by a doctor (3.17). */
export const BONE_STRESS: ConditionRules = {
  id: 'bone_stress',
  area: 'bone',
  minimums: { 1: { days: 14, sessions: 8 }, 2: { days: 28, sessions: 10 } },
  sessionsAWeek: 2,
  ladder: { variant: 'bone', fromDay: 43, phase: 3, clean: [3, 3], slowUpTo: 6 },
  lastDay: 130,
  weeks: null,
  lists: {
    1: {
      daily: [
        BIKE,
        reps('band-plantarflexion', 3, 15, '2-1-3'),
        reps('bridge', 3, 12, '2-2-2'),
        reps('sit-to-stand', 3, 10, '2-1-3'),
        reps('short-foot', 2, 10),
        minutes('walk', 1, [10, 30]),
      ],
    },
    2: {
      heavy: [
        reps('two-leg-raise', 3, 15, '3-1-3', { weeks: [1, 2], countsAsHeavy: true }),
        reps('single-leg-raise', 3, 12, '2-1-3', { weeks: from(3) }),
        reps('split-squat', 3, 8),
        reps('goblet-squat', 3, [8, 10], '2-0-3'),
        reps('rdl', 3, [8, 10], '2-0-3'),
        seconds('single-leg-stand', 3, 30),
      ],
      light: [BIKE],
    },
    3: {
      heavy: [reps('seated-raise-single', 4, [8, 12], '3-0-3'), reps('split-squat', 3, 8), reps('step-up', 3, 8)],
      light: [BIKE],
      spring: [
        reps('pogo', 2, 10, undefined, { fromStage: 6 }),
        reps('pogo', 3, 20, undefined, { fromStage: 6, weeks: from(8) }),
        reps('single-leg-hop', 3, 10, undefined, { fromStage: 6, weeks: from(9) }),
      ],
    },
  },
  calm: ['calm-brace', 'calm-glute-squeeze'],
  exits: {
    1: [test('walk30', { maxPain: 0, days: 5, spacing: 1 }), { rule: 'pain_free_days', days: 14 }],
    2: [test('press_bone', { maxPain: 0 }), test('heel_raise_12')],
    3: [test('hop10', { maxPain: 0 })],
  },
  runGate: [
    { rule: 'impact_cleared' },
    { rule: 'pain_free_days', days: 14 },
    test('walk30', { maxPain: 0 }),
    test('press_bone', { maxPain: 0 }),
    test('heel_raise'),
  ],
  avoid: [
    { en: 'Anything that makes the bone hurt', nb: 'Alt som gjør vondt i knokkelen' },
    { en: 'Jumping', nb: 'Hopp' },
    { en: 'Running before your doctor has agreed', nb: 'Løping før legen har sagt ja' },
  ],
  usualTime: { en: 'Your doctor sets the time', nb: 'Legen din bestemmer tida' },
};
