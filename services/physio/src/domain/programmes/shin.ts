import { FOOT_PRESS, GLUTE_SQUEEZE } from './calm.ts';
import type { Programme } from './types.ts';

/** Programme for broad shin pain at the inner border (section C). It is not used for focal pain or pain on hopping. */
export const SHIN: Programme = {
  phases: {
    1: {
      frequency: 'Daily',
      perWeek: null,
      exercises: [
        {
          id: 'shin-walk-bike',
          name: 'Walk or bike, free of pain',
          cue: 'On soft, flat ground; shorten it before it aches.',
          dose: { sets: 1, seconds: [600, 1200] },
          half: null,
        },
        {
          id: 'shin-two-leg-raise',
          name: 'Two-leg calf raise',
          cue: 'Slowly up and down, weight over the big toes.',
          dose: { sets: 3, reps: '15' },
          half: 'hold-heel-raise',
        },
        {
          id: 'shin-seated-raise',
          name: 'Seated calf raise, bent knee',
          cue: 'Seated, hands on the knees as the weight, heels up as far as they go.',
          dose: { sets: 3, reps: '15' },
          half: 'hold-seated-raise',
        },
        {
          id: 'shin-toe-raise',
          name: 'Toe raise',
          cue: 'Back to the wall, heels down: lift the forefeet.',
          dose: { sets: 3, reps: '15' },
          half: 'hold-toe-lift',
        },
      ],
    },
    2: {
      frequency: '3 times a week',
      perWeek: 3,
      exercises: [
        {
          id: 'shin-single-leg-raise',
          name: 'Single-leg calf raise',
          cue: 'Fingertips on the wall, full height each time, down slowly.',
          dose: { sets: 3, reps: '10-12', tempo: '2-1-3' },
          perSide: true,
          heavy: true,
          half: 'hold-heel-raise',
        },
        {
          id: 'shin-bent-raise',
          name: 'Loaded bent-knee raise',
          cue: 'Seated, a weight on the knees that makes 12 hard enough.',
          dose: { sets: 3, reps: '12' },
          heavy: true,
          half: 'hold-seated-raise',
        },
        {
          id: 'shin-tibialis-raise',
          name: 'Tibialis raise',
          cue: 'Back to the wall, feet a step out, lift the forefeet.',
          dose: { sets: 3, reps: '15' },
          half: 'hold-toe-lift',
        },
        {
          id: 'shin-hip-raise',
          name: 'Side-lying hip raise or side plank',
          cue: 'Choose one; with the plank, dip and lift the hip 12 times.',
          dose: { sets: 3, reps: '12' },
          perSide: true,
          half: 'hold-side-leg',
        },
      ],
    },
    3: {
      frequency: '2-3 times a week',
      perWeek: 3,
      exercises: [
        {
          id: 'shin-heavy-bent-raise',
          name: 'Heavy bent-knee raise',
          cue: 'As heavy as 8 clean repetitions allow.',
          dose: { sets: 4, reps: '8' },
          heavy: true,
          half: 'hold-seated-raise',
        },
        {
          id: 'shin-pogo',
          name: 'Pogo hops',
          cue: 'Two legs, small and quiet, on soft ground. When you run: 5-10 % more steps a minute.',
          dose: { sets: 3, reps: '20' },
          heavy: true,
          hop: true,
          half: 'hold-heel-raise',
        },
        {
          id: 'shin-hop',
          name: 'Hop in place',
          cue: 'One leg, low; stop at any ache in the bone.',
          dose: { sets: 3, reps: '10' },
          perSide: true,
          heavy: true,
          hop: true,
          half: 'hold-heel-raise',
        },
      ],
    },
  },
  calm: [FOOT_PRESS, GLUTE_SQUEEZE],
  avoid: ['Hard or cambered surfaces', 'Speed work', 'A sudden change of shoes'],
  tests: [
    { id: 'shin-tenderness', text: 'No tenderness when you press along the bone', hop: false },
    { id: 'shin-walk', text: '30 min walk at pain 0', hop: false },
    { id: 'shin-hops', text: '10 single-leg hops at pain 0', hop: true },
    { id: 'shin-raises', text: '20 or more single-leg calf raises', hop: false },
  ],
  usualTime: 'about 10 weeks',
};
