import { GLUTE_SQUEEZE, SIDE_PRESS } from './calm.ts';
import type { Programme } from './types.ts';

/**
 * Programme for ITB (outer knee) pain. Its frequencies are those of the knee programme, because section C states none
 * for ITB.
 */
export const ITB: Programme = {
  phases: {
    1: {
      frequency: 'Daily',
      perWeek: null,
      exercises: [
        {
          id: 'itb-side-lying-raise',
          name: 'Side-lying hip raise',
          cue: 'Top leg straight and a little behind you, toes forward.',
          dose: { sets: 3, reps: '15' },
          perSide: true,
          half: 'hold-side-leg',
        },
        {
          id: 'itb-clam',
          name: 'Clam',
          cue: 'Knees bent, heels together; the pelvis does not roll back.',
          dose: { sets: 3, reps: '15' },
          perSide: true,
          half: 'hold-clam',
        },
        {
          id: 'itb-bridge',
          name: 'Bridge',
          cue: 'Press the heels into the floor, knees hip-wide.',
          dose: { sets: 3, reps: '12' },
          half: 'hold-bridge',
        },
        {
          id: 'itb-side-plank-knees',
          name: 'Side plank on the knees',
          cue: 'Elbow under the shoulder, hips forward and up.',
          dose: { sets: 3, seconds: [20, 20] },
          perSide: true,
        },
      ],
    },
    2: {
      frequency: '3 times a week',
      perWeek: 3,
      exercises: [
        {
          id: 'itb-hip-hitch',
          name: 'Standing hip hitch',
          cue: 'On the edge of a step: let the free side sink, then lift it from the standing hip.',
          dose: { sets: 3, reps: '12', tempo: '2-1-3' },
          perSide: true,
          heavy: true,
          half: 'hold-hip-hitch',
        },
        {
          id: 'itb-band-walk',
          name: 'Band side-walk',
          cue: 'Band above the knees, toes forward, steady tension.',
          dose: { sets: 3, reps: '15' },
          perSide: true,
          half: 'hold-band',
        },
        {
          id: 'itb-split-squat',
          name: 'Split squat',
          cue: 'Knee over the second toe, pelvis level, down slowly.',
          dose: { sets: 3, reps: '10' },
          perSide: true,
          heavy: true,
          half: 'hold-split-squat',
        },
        {
          id: 'itb-side-plank',
          name: 'Side plank',
          cue: 'Legs long, one line from ear to ankle.',
          dose: { sets: 3, seconds: [30, 30] },
          perSide: true,
        },
      ],
    },
    3: {
      frequency: '2-3 times a week',
      perWeek: 3,
      exercises: [
        {
          id: 'itb-step-down',
          name: 'Step-down with level pelvis',
          cue: 'Watch your belt line in a mirror: it stays level all the way.',
          dose: { sets: 3, reps: '10' },
          perSide: true,
          heavy: true,
          half: 'hold-single-leg-stand',
        },
        {
          id: 'itb-single-leg-squat',
          name: 'Single-leg squat',
          cue: 'Sit back a little; the knee does not fall inwards.',
          dose: { sets: 3, reps: '8' },
          perSide: true,
          heavy: true,
          half: 'hold-split-squat',
        },
        {
          id: 'itb-lateral-bound',
          name: 'Lateral bound',
          cue: 'Push off sideways and land still. When you run: a slightly wider, shorter stride, 5-10 % more steps a minute.',
          dose: { sets: 3, reps: '8' },
          perSide: true,
          heavy: true,
          hop: true,
          half: 'hold-hip-hitch',
        },
      ],
    },
  },
  calm: [SIDE_PRESS, GLUTE_SQUEEZE],
  avoid: [
    'Running downhill',
    'Cambered roads',
    'Laps of a track in the same direction',
    'Long slow runs that reach the minute where the pain begins',
  ],
  tests: [
    { id: 'itb-dips', text: '20 single-leg dips to 30 degrees without pain', hop: false },
    { id: 'itb-stairs', text: 'Stairs down without pain', hop: false },
    { id: 'itb-walk', text: '30 min of brisk walking, downhill included', hop: false },
  ],
  usualTime: '4-8 weeks',
};
