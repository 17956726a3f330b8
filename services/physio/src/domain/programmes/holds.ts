export interface Hold {
  name: string;
  cue: string;
  /** Duration of one hold, seconds. */
  seconds: number;
  perSide?: true;
}

/** Isometric replacements of the exercises for the half dose: same muscles, no movement, less work. */
export const HOLDS = {
  'hold-bridge': {
    name: 'Bridge hold',
    seconds: 20,
    cue: 'Lift until hips, knees and shoulders make a line, and keep breathing.',
  },
  'hold-single-leg-bridge': {
    name: 'Single-leg bridge hold',
    seconds: 20,
    perSide: true,
    cue: 'One foot down, both hip bones level. Use both feet if it aches.',
  },
  'hold-side-leg': {
    name: 'Side-lying leg hold',
    seconds: 20,
    perSide: true,
    cue: 'On your side, top leg straight and slightly behind you, a hand’s breadth up.',
  },
  'hold-clam': {
    name: 'Clam hold',
    seconds: 20,
    perSide: true,
    cue: 'On your side, knees bent, heels together: open the top knee and stay there.',
  },
  'hold-band': {
    name: 'Band push-out hold',
    seconds: 20,
    cue: 'Seated, band above the knees: press both knees outwards and stay.',
  },
  'hold-split-squat': {
    name: 'Shallow split squat hold',
    seconds: 15,
    perSide: true,
    cue: 'A long stance, a small bend of the front knee, a hand on the wall.',
  },
  'hold-single-leg-stand': {
    name: 'Single-leg stand hold',
    seconds: 20,
    perSide: true,
    cue: 'Knee soft, pelvis level, fingertips on the wall if you sway.',
  },
  'hold-hip-hitch': {
    name: 'Hip hitch hold',
    seconds: 20,
    perSide: true,
    cue: 'Stand on one leg, lift the other side of the pelvis a little and keep it there.',
  },
  'hold-squat': {
    name: 'Shallow squat hold',
    seconds: 20,
    cue: 'Hips back to a high chair’s height, weight over the middle of both feet.',
  },
  'hold-hinge': {
    name: 'Hip hinge hold',
    seconds: 15,
    cue: 'Hips back, back long, hands on the thighs; no weight.',
  },
  'hold-heel-raise': {
    name: 'Two-leg heel raise hold',
    seconds: 20,
    cue: 'Both heels half-way up, weight over the big toes, hands on the wall.',
  },
  'hold-mid-range': {
    name: 'Heel raise hold at mid-range',
    seconds: 45,
    cue: 'Heels half-way up, still and even; lean on your hands if pain rises above 5.',
  },
  'hold-towel-raise': {
    name: 'Heel raise hold, towel under the toes',
    seconds: 30,
    perSide: true,
    cue: 'Toes on a rolled towel, heel half-way up and still, hands on the wall; the other foot may help.',
  },
  'hold-seated-raise': {
    name: 'Seated heel raise hold',
    seconds: 30,
    cue: 'Seated, hands on the knees as the weight, heels half-way up.',
  },
  'hold-toe-lift': {
    name: 'Toe lift hold',
    seconds: 20,
    cue: 'Seated, heels down: lift the forefeet and keep them up.',
  },
  'hold-short-foot': {
    name: 'Short-foot hold',
    seconds: 20,
    perSide: true,
    cue: 'Draw the ball of the foot towards the heel; the toes stay long.',
  },
  'hold-weight-shift': {
    name: 'Weight-shift hold',
    seconds: 20,
    perSide: true,
    cue: 'Both feet down: lean a little more weight onto one side and stay.',
  },
  'hold-all-fours': {
    name: 'Hold on all fours',
    seconds: 20,
    cue: 'Hands and knees, back long in its easiest position; tighten the belly lightly.',
  },
  'hold-dead-bug': {
    name: 'Dead bug hold',
    seconds: 20,
    cue: 'On your back, hips and knees at right angles, low back quiet on the floor.',
  },
} as const satisfies Record<string, Hold>;

export type HoldId = keyof typeof HOLDS;
export const HOLD_IDS = Object.keys(HOLDS) as readonly HoldId[];
