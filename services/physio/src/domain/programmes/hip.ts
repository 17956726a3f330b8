import { GLUTE_SQUEEZE, SIDE_PRESS } from './calm.ts';
import type { Programme } from './types.ts';

/** Programme for outer hip pain (section C of the domain page). Groin pain has no programme. */
export const HIP: Programme = {
  phases: {
    1: {
      frequency: 'Daily',
      perWeek: null,
      exercises: [
        {
          id: 'hip-isometric-abduction',
          name: 'Isometric hip abduction',
          cue: 'Lying on your back, a belt around the thighs: press the knees outwards and hold.',
          dose: { sets: 4, seconds: [15, 30] },
        },
        {
          id: 'hip-bridge',
          name: 'Two-leg bridge',
          cue: 'Press both heels into the floor, pelvis level.',
          dose: { sets: 3, reps: '10' },
          half: 'hold-bridge',
        },
        {
          id: 'hip-weight-shift',
          name: 'Weight-shift',
          cue: 'Feet hip-wide: move your weight from side to side without hanging on the hip.',
          dose: { sets: 3, reps: '10' },
          perSide: true,
          half: 'hold-weight-shift',
        },
      ],
    },
    2: {
      frequency: '3 times a week',
      perWeek: 3,
      exercises: [
        {
          id: 'hip-single-leg-bridge',
          name: 'Single-leg bridge',
          cue: 'Hip bones level, press the heel into the floor.',
          dose: { sets: 3, reps: '8-10' },
          perSide: true,
          heavy: true,
          half: 'hold-single-leg-bridge',
        },
        {
          id: 'hip-side-step',
          name: 'Side-step in a low squat',
          cue: 'Hips back, knees over the feet, slow steps to each side.',
          dose: { sets: 3, reps: '10' },
          perSide: true,
          half: 'hold-band',
        },
        {
          id: 'hip-step-up',
          name: 'Step-up',
          cue: 'Whole foot on the step, pelvis level at the top.',
          dose: { sets: 3, reps: '10', tempo: '3-1-3' },
          perSide: true,
          heavy: true,
          half: 'hold-single-leg-stand',
        },
        {
          id: 'hip-squat',
          name: 'Squat',
          cue: 'Weight even on both feet, only as deep as it stays easy.',
          dose: { sets: 3, reps: '8-10' },
          heavy: true,
          half: 'hold-squat',
        },
      ],
    },
    3: {
      frequency: '2-3 times a week',
      perWeek: 3,
      exercises: [
        {
          id: 'hip-hitch',
          name: 'Hip hitch',
          cue: 'On the edge of a step: lift the free side from the standing hip.',
          dose: { sets: 3, reps: '10' },
          perSide: true,
          heavy: true,
          half: 'hold-hip-hitch',
        },
        {
          id: 'hip-single-leg-deadlift',
          name: 'Single-leg deadlift',
          cue: 'Hips back, hip bones level, standing knee soft.',
          dose: { sets: 3, reps: '8' },
          perSide: true,
          heavy: true,
          half: 'hold-hinge',
        },
        {
          id: 'hip-loaded-split-squat',
          name: 'Loaded split squat',
          cue: 'A weight in each hand, pelvis level, down slowly.',
          dose: { sets: 4, reps: '6-8' },
          perSide: true,
          heavy: true,
          half: 'hold-split-squat',
        },
        {
          id: 'hip-lateral-hop',
          name: 'Lateral hop',
          cue: 'Small hops sideways, land still; stop at any ache in the groin.',
          dose: { sets: 3, reps: '8' },
          perSide: true,
          heavy: true,
          hop: true,
          half: 'hold-single-leg-stand',
        },
      ],
    },
  },
  calm: [SIDE_PRESS, GLUTE_SQUEEZE],
  avoid: [
    'Crossing your legs',
    'Lying on the side without a pillow between the knees',
    'Hanging on one hip',
    'Cambered roads',
    'Stretching across the body',
  ],
  tests: [
    { id: 'hip-stand', text: '30 s on one leg at pain 2 or less', hop: false },
    { id: 'hip-step-downs', text: '10 step-downs with level pelvis', hop: false },
    { id: 'hip-walk', text: '30 min walk', hop: false },
    { id: 'hip-hops', text: '10 hops with no groin pain', hop: true },
  ],
  usualTime: '8-12 weeks and more',
};
