import type { PlannedExercise } from './types.ts';

const gentle = (id: string, name: string, cue: string, seconds = 10): PlannedExercise => ({
  id: `calm-${id}`,
  name,
  cue,
  dose: { sets: 5, seconds: [seconds, seconds] },
});

/** Slow breathing. It is the first exercise on every day with pain above 6. */
export const BREATHING: PlannedExercise = {
  id: 'breathing',
  name: 'Slow breathing',
  cue: 'Lie or sit well supported. In through the nose for 4 s, out for 6 s, belly soft.',
  dose: { sets: 1, seconds: [180, 180] },
};

/** Gentle holds with much less load than the half dose: no weight, no movement, a third of full strength. */
export const GLUTE_SQUEEZE = gentle(
  'glute-squeeze',
  'Glute squeeze hold',
  'On your back or front: tighten both buttocks at a third of your strength, then let go.',
);
export const BRACE = gentle(
  'brace',
  'Abdominal brace hold',
  'On your back, knees bent: tighten the belly lightly as before a cough, and keep breathing.',
);
export const QUAD_PRESS = gentle(
  'quad-press',
  'Gentle quad hold',
  'Leg straight on a rolled towel: press the knee down lightly, then relax.',
);
export const SIDE_PRESS = gentle(
  'side-press',
  'Gentle outward hip hold',
  'On your back, a belt around both thighs: press the knees outwards lightly.',
);
export const HEEL_PRESS = gentle(
  'heel-press',
  'Gentle seated calf hold',
  'Seated, foot flat: press the ball of the foot into the floor at a third of your strength.',
  15,
);
export const FOOT_PRESS = gentle(
  'foot-press',
  'Gentle ankle hold',
  'Seated: one foot on top of the other, press them lightly against each other.',
);
export const TOE_PRESS = gentle(
  'toe-press',
  'Gentle toe hold',
  'Seated, foot flat: press the big toe lightly into the floor, the heel stays down.',
);

/** Exercises that do not load bones or tendons below the hip, for a site that a clinician has to examine first. */
export const NON_IMPACT: readonly PlannedExercise[] = [GLUTE_SQUEEZE, BRACE];
export const EASY_BIKE: PlannedExercise = {
  id: 'easy-bike',
  name: 'Easy cycling or swimming',
  cue: 'Only while it is free of pain: stop at the first ache.',
  dose: { sets: 1, seconds: [600, 1200] },
};
