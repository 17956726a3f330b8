import { FOOT_PRESS, TOE_PRESS } from './calm.ts';
import type { Programme } from './types.ts';

const RAISE = {
  id: 'plantar-towel-raise',
  name: 'Single-leg heel raise, towel under the toes',
  perSide: true,
  heavy: true,
  half: 'hold-towel-raise',
} as const;
const CUE = 'On the edge of a step, a rolled towel under the toes: 3 s up, 2 s hold, 3 s down.';
const LOADED = `${CUE} Books in a backpack as weight.`;
const TEMPO = '3-2-3';

/** Programme for plantar heel pain (section C of the domain page; high-load raises: Rathleff 2015). */
export const PLANTAR: Programme = {
  phases: {
    1: {
      frequency: 'Daily',
      perWeek: null,
      exercises: [
        {
          id: 'plantar-toe-stretch',
          name: 'Toe-back plantar stretch',
          cue: 'Before your first steps: foot across the other knee, draw the toes back.',
          dose: { sets: 10, seconds: [10, 10] },
          perSide: true,
        },
        {
          id: 'plantar-calf-stretch',
          name: 'Calf stretch',
          cue: 'Hands on the wall, back knee straight, heel down.',
          dose: { sets: 3, seconds: [45, 45] },
          perSide: true,
        },
        {
          id: 'plantar-two-leg-raise',
          name: 'Two-leg heel raise',
          cue: 'Slowly up and down, in shoes if the floor is hard.',
          dose: { sets: 3, reps: '12' },
          half: 'hold-heel-raise',
        },
        {
          id: 'plantar-short-foot',
          name: 'Short-foot',
          cue: 'Draw the ball of the foot towards the heel; the toes stay long.',
          dose: { sets: 3, reps: '10' },
          perSide: true,
          half: 'hold-short-foot',
        },
      ],
    },
    2: {
      frequency: 'Every second day',
      perWeek: null,
      exercises: [
        {
          ...RAISE,
          cue: CUE,
          dose: { sets: 3, reps: '12 RM', tempo: TEMPO },
          later: [
            { from: 3, sets: 4, reps: '10 RM', tempo: TEMPO },
            { from: 5, sets: 5, reps: '8 RM', tempo: TEMPO, cue: LOADED },
          ],
        },
      ],
    },
    3: {
      frequency: '2 times a week',
      perWeek: 2,
      exercises: [
        { ...RAISE, cue: LOADED, dose: { sets: 5, reps: '8 RM', tempo: TEMPO } },
        {
          id: 'plantar-pogo',
          name: 'Pogo hops',
          cue: 'Two legs, small and quiet, in cushioned shoes.',
          dose: { sets: 3, reps: '20' },
          heavy: true,
          hop: true,
          half: 'hold-heel-raise',
        },
        {
          id: 'plantar-hop',
          name: 'Single-leg hops',
          cue: 'Low hops on the spot, landing softly.',
          dose: { sets: 3, reps: '10' },
          perSide: true,
          heavy: true,
          hop: true,
          half: 'hold-short-foot',
        },
      ],
    },
  },
  calm: [TOE_PRESS, FOOT_PRESS],
  avoid: ['Barefoot on hard floors', 'Speed work and hills', 'Standing for long'],
  tests: [
    { id: 'plantar-first-steps', text: 'First-step pain 2 or less for 3 days', hop: false },
    { id: 'plantar-raises', text: '20 single-leg heel raises', hop: false },
    { id: 'plantar-walk', text: '30 min walk, with no more pain the next day', hop: false },
    { id: 'plantar-squeeze', text: 'Squeezing the heel from both sides does not hurt', hop: false },
  ],
  usualTime: '8-12 weeks, some longer',
};
