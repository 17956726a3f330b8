import { GLUTE_SQUEEZE, HEEL_PRESS } from './calm.ts';
import type { Programme } from './types.ts';

/** Doses of the heavy slow raises for each week of the phase (Beyer 2015). Each repetition takes 6 s. */
const HEAVY = [
  { from: 2, sets: 3, reps: '12 RM', tempo: '3-0-3' },
  { from: 4, sets: 4, reps: '10 RM', tempo: '3-0-3' },
  { from: 6, sets: 4, reps: '8 RM', tempo: '3-0-3' },
  { from: 9, sets: 4, reps: '6 RM', tempo: '3-0-3' },
] as const;

/**
 * Doses of the heavy raises in phase 3. They continue from the second-to-last dose of phase 2 instead of starting from
 * the beginning.
 */
const PHASE_3 = { dose: { sets: 4, reps: '8 RM', tempo: '3-0-3' }, later: [{ ...HEAVY[3], from: 4 }] } as const;

const STRAIGHT = {
  id: 'achilles-raise-straight',
  name: 'Heavy heel raise, straight knee',
  cue: 'On the edge of a step, a backpack or a machine as weight: 3 s up, 3 s down.',
  insertionalCue:
    'From the floor up: the heel never drops below it. 3 s up, 3 s down, a backpack or a machine as weight.',
  heavy: true,
  half: 'hold-mid-range',
} as const;
const BENT = {
  id: 'achilles-raise-bent',
  name: 'Heavy heel raise, bent knee',
  cue: 'Seated with the weight on the knees, or standing with bent knees: 3 s up, 3 s down.',
  insertionalCue: 'Seated, foot on the floor: the heel never drops below it. 3 s up, 3 s down.',
  heavy: true,
  half: 'hold-seated-raise',
} as const;
const FIRST = { sets: 3, reps: '15 RM', tempo: '3-0-3' } as const;

/** Programme for Achilles injuries (section C of the domain page). */
export const ACHILLES: Programme = {
  phases: {
    1: {
      frequency: 'Daily',
      perWeek: null,
      exercises: [
        {
          id: 'achilles-heel-raise-hold',
          name: 'Isometric heel raise at mid-range',
          cue: 'Heels half-way up and still, on two legs, on one when two are easy.',
          dose: { sets: 5, seconds: [45, 45] },
        },
        {
          id: 'achilles-two-leg-raise',
          name: 'Two-leg heel raise',
          cue: 'Hands on the wall, weight over the big toes, 3 s up and 3 s down.',
          insertionalCue: 'On flat floor, the heel never drops below it: 3 s up and 3 s down.',
          dose: { sets: 3, reps: '15', tempo: '3-0-3' },
          half: 'hold-heel-raise',
        },
      ],
    },
    2: {
      frequency: '3 times a week',
      perWeek: 3,
      exercises: [
        { ...STRAIGHT, dose: FIRST, later: HEAVY },
        { ...BENT, dose: FIRST, later: HEAVY },
      ],
    },
    3: {
      frequency: '2 times a week',
      perWeek: 2,
      exercises: [
        { ...STRAIGHT, ...PHASE_3 },
        { ...BENT, ...PHASE_3 },
        {
          id: 'achilles-pogo',
          name: 'Two-leg pogo hops',
          cue: 'Small, springy and quiet. When you run, every third day is enough at first.',
          dose: { sets: 3, reps: '20' },
          weeks: [1, 2],
          heavy: true,
          hop: true,
          half: 'hold-heel-raise',
        },
        {
          id: 'achilles-single-leg-hop',
          name: 'Single-leg hops',
          cue: 'Small hops on the spot, landing softly on the forefoot.',
          dose: { sets: 3, reps: '10' },
          weeks: [3, 4],
          perSide: true,
          heavy: true,
          hop: true,
          half: 'hold-heel-raise',
        },
        {
          id: 'achilles-skips',
          name: 'Skips',
          cue: 'Relaxed skipping forward, quick off the ground.',
          dose: { sets: 3, metres: 20 },
          weeks: [5, Number.POSITIVE_INFINITY],
          heavy: true,
          hop: true,
          half: 'hold-heel-raise',
        },
      ],
    },
  },
  calm: [HEEL_PRESS, GLUTE_SQUEEZE],
  avoid: ['Hills', 'Speed work', 'Minimal shoes', 'Sudden changes of load'],
  tests: [
    {
      id: 'achilles-raises',
      text: '25 single-leg heel raises, or 90 % of the other side, at pain 2 or less',
      hop: false,
    },
    { id: 'achilles-hops', text: '20 hops at pain 2 or less', hop: true },
    { id: 'achilles-stiffness', text: 'Morning stiffness not rising', hop: false },
  ],
  usualTime: '3-6 months, up to 12',
};
