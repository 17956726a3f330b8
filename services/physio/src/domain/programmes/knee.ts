import { GLUTE_SQUEEZE, QUAD_PRESS } from './calm.ts';
import type { Programme } from './types.ts';

/** Programme for pain at the front of the knee (section C of the domain page). */
export const KNEE: Programme = {
  phases: {
    1: {
      frequency: 'Daily',
      perWeek: null,
      exercises: [
        {
          id: 'knee-quad-set',
          name: 'Quad set',
          cue: 'Leg straight: tighten the thigh and press the back of the knee down.',
          dose: { sets: 5, seconds: [10, 10] },
          perSide: true,
        },
        {
          id: 'knee-wall-sit',
          name: 'Wall sit at 45-60 degrees',
          cue: 'Slide down only as far as the knees stay easy; weight on the heels.',
          dose: { sets: 5, seconds: [30, 30] },
        },
        {
          id: 'knee-side-lying-raise',
          name: 'Side-lying hip raise',
          cue: 'Top leg straight and a little behind you; lift from the side of the hip.',
          dose: { sets: 3, reps: '12' },
          perSide: true,
          half: 'hold-side-leg',
        },
        {
          id: 'knee-bridge',
          name: 'Bridge',
          cue: 'Press the heels into the floor and squeeze the buttocks at the top.',
          dose: { sets: 3, reps: '12' },
          half: 'hold-bridge',
        },
      ],
    },
    2: {
      frequency: '3 times a week',
      perWeek: 3,
      exercises: [
        {
          id: 'knee-step-up',
          name: 'Step-up, 15-20 cm',
          cue: 'Whole foot on the step, knee over the second toe, down slowly.',
          dose: { sets: 3, reps: '10', tempo: '2-0-3' },
          perSide: true,
          heavy: true,
          half: 'hold-single-leg-stand',
        },
        {
          id: 'knee-band-walk',
          name: 'Band side-walk',
          cue: 'Band above the knees, knees soft, small steps without swaying.',
          dose: { sets: 3, reps: '12' },
          perSide: true,
          half: 'hold-band',
        },
        {
          id: 'knee-split-squat',
          name: 'Split squat to 60 degrees',
          cue: 'Bend the front knee to 60 degrees at most, trunk a little forward.',
          dose: { sets: 3, reps: '8-10', tempo: '3-1-3' },
          perSide: true,
          heavy: true,
          half: 'hold-split-squat',
        },
        {
          id: 'knee-single-leg-bridge',
          name: 'Single-leg bridge',
          cue: 'One foot down, hip bones level, press the heel into the floor.',
          dose: { sets: 3, reps: '10' },
          perSide: true,
          half: 'hold-single-leg-bridge',
        },
      ],
    },
    3: {
      frequency: '2-3 times a week',
      perWeek: 3,
      exercises: [
        {
          id: 'knee-step-down',
          name: 'Step-down',
          cue: 'Heel towards the floor in 3 s, pelvis level, knee over the foot.',
          dose: { sets: 3, reps: '8', tempo: '1-0-3' },
          perSide: true,
          heavy: true,
          half: 'hold-single-leg-stand',
        },
        {
          id: 'knee-loaded-split-squat',
          name: 'Loaded split squat',
          cue: 'A weight in each hand; two good repetitions left at the end of a set.',
          dose: { sets: 4, reps: '6-8' },
          perSide: true,
          heavy: true,
          half: 'hold-split-squat',
        },
        {
          id: 'knee-single-leg-deadlift',
          name: 'Single-leg deadlift',
          cue: 'Hips back, back long, standing knee soft, hip bones level.',
          dose: { sets: 3, reps: '8' },
          perSide: true,
          heavy: true,
          half: 'hold-hinge',
        },
        {
          id: 'knee-pogo',
          name: 'Pogo hops',
          cue: 'Two legs, small and quiet. Keep that quickness when you run: 5-10 % more steps a minute.',
          dose: { sets: 3, reps: '20' },
          heavy: true,
          hop: true,
          half: 'hold-heel-raise',
        },
      ],
    },
  },
  calm: [QUAD_PRESS, GLUTE_SQUEEZE],
  avoid: ['Running downhill', 'Running stairs', 'Deep squats and lunges', 'Sitting for long with bent knees'],
  tests: [
    { id: 'knee-step-downs', text: '10 slow step-downs at pain 2 or less', hop: false },
    { id: 'knee-single-leg-squats', text: '5 single-leg squats at pain 2 or less', hop: false },
    { id: 'knee-stairs', text: 'Stairs down, with no change the next day', hop: false },
    { id: 'knee-hops', text: '10 hops', hop: true },
  ],
  usualTime: '6-12 weeks',
};
