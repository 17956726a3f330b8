import { BRACE, BREATHING, GLUTE_SQUEEZE } from './calm.ts';
import type { Programme } from './types.ts';

/** Programme for non-specific back pain (section C of the domain page). */
export const BACK: Programme = {
  phases: {
    1: {
      frequency: 'Daily',
      perWeek: null,
      exercises: [
        {
          id: 'back-walk',
          name: 'Walk',
          cue: 'A short walk each time, at a pace that feels easy.',
          dose: { sets: 2, seconds: [600, 1200] },
        },
        {
          id: 'back-rock-or-press-up',
          name: 'Knee rock or prone press-up',
          cue: 'Try both once, and keep to the one that eases.',
          dose: { sets: 2, reps: '10' },
          half: 'hold-all-fours',
        },
        {
          id: 'back-cat-camel',
          name: 'Cat-camel',
          cue: 'On all fours: round and hollow slowly, in the comfortable part only.',
          dose: { sets: 2, reps: '8' },
          half: 'hold-all-fours',
        },
        BREATHING,
      ],
    },
    2: {
      frequency: '3-4 times a week',
      perWeek: 4,
      exercises: [
        {
          id: 'back-bird-dog',
          name: 'Bird-dog, 8 s holds',
          cue: 'Opposite arm and leg out for 8 s, trunk still as a table.',
          dose: { sets: 3, reps: '6', tempo: '1-8-1' },
          perSide: true,
          half: 'hold-all-fours',
        },
        {
          id: 'back-dead-bug',
          name: 'Dead bug',
          cue: 'Low back quiet on the floor, opposite arm and leg away slowly.',
          dose: { sets: 3, reps: '8' },
          perSide: true,
          half: 'hold-dead-bug',
        },
        {
          id: 'back-side-plank',
          name: 'Side plank',
          cue: 'From the knees first; hips forward and up.',
          dose: { sets: 3, seconds: [20, 30] },
          perSide: true,
        },
        {
          id: 'back-bridge',
          name: 'Bridge',
          cue: 'Press the heels into the floor, ribs down.',
          dose: { sets: 3, reps: '12' },
          half: 'hold-bridge',
        },
        {
          id: 'back-hip-hinge',
          name: 'Hip hinge, light',
          cue: 'Hips back, back long, a light weight close to you.',
          dose: { sets: 3, reps: '10' },
          half: 'hold-hinge',
        },
      ],
    },
    3: {
      frequency: '2-3 times a week',
      perWeek: 3,
      exercises: [
        {
          id: 'back-deadlift',
          name: 'Deadlift pattern',
          cue: 'Weight close, hips back, breathe out on the way up.',
          dose: { sets: 3, reps: '6-8' },
          heavy: true,
          half: 'hold-hinge',
        },
        {
          id: 'back-split-squat',
          name: 'Split squat',
          cue: 'Trunk tall, down slowly, press the front heel into the floor.',
          dose: { sets: 3, reps: '8' },
          perSide: true,
          heavy: true,
          half: 'hold-split-squat',
        },
        {
          id: 'back-carries',
          name: 'Carries',
          cue: 'A weight in each hand, tall and unhurried.',
          dose: { sets: 3, metres: 30 },
          heavy: true,
          half: 'hold-all-fours',
        },
      ],
    },
  },
  calm: [BRACE, GLUTE_SQUEEZE],
  avoid: [
    'Anything that reliably makes it worse, such as long sitting or heavy bending',
    'Bed rest: keep moving in ways that ease it',
  ],
  tests: [
    { id: 'back-walk-test', text: '30 min walk', hop: false },
    { id: 'back-plank', text: '60 s of a plank-type hold, in parts', hop: false },
    { id: 'back-hinges', text: '10 hinges', hop: false },
    { id: 'back-hops', text: '10 hops at pain 3 or less, with no leg symptoms', hop: true },
  ],
  usualTime: '2-6 weeks',
};
