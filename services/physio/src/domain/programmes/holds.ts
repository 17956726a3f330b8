export interface Hold {
  name: string;
  cue: string;
  /** Duration of one hold, in seconds. */
  seconds: number;
  perSide?: true;
}

const hold = (name: string, seconds: number, cue: string): Hold => ({ name, seconds, cue });
const eachSide = (...values: Parameters<typeof hold>): Hold => ({ ...hold(...values), perSide: true });

/**
 * Isometric exercises that replace the programme's exercises at the half dose: same muscles, no movement, less work.
 */
export const HOLDS = {
  'hold-bridge': hold('Bridge hold', 20, 'Lift until hips, knees and shoulders make a line, and keep breathing.'),
  'hold-single-leg-bridge': eachSide(
    'Single-leg bridge hold',
    20,
    'One foot down, both hip bones level. Use both feet if it aches.',
  ),
  'hold-side-leg': eachSide(
    'Side-lying leg hold',
    20,
    'On your side, top leg straight and slightly behind you, a hand’s breadth up.',
  ),
  'hold-clam': eachSide('Clam hold', 20, 'On your side, knees bent, heels together: open the top knee and stay there.'),
  'hold-band': hold('Band push-out hold', 20, 'Seated, band above the knees: press both knees outwards and stay.'),
  'hold-split-squat': eachSide(
    'Shallow split squat hold',
    15,
    'A long stance, a small bend of the front knee, a hand on the wall.',
  ),
  'hold-single-leg-stand': eachSide(
    'Single-leg stand hold',
    20,
    'Knee soft, pelvis level, fingertips on the wall if you sway.',
  ),
  'hold-hip-hitch': eachSide(
    'Hip hitch hold',
    20,
    'Stand on one leg, lift the other side of the pelvis a little and keep it there.',
  ),
  'hold-squat': hold(
    'Shallow squat hold',
    20,
    'Hips back to a high chair’s height, weight over the middle of both feet.',
  ),
  'hold-hinge': { name: 'Hip hinge hold', seconds: 15, cue: 'Hips back, back long, hands on the thighs; no weight.' },
  'hold-heel-raise': hold(
    'Two-leg heel raise hold',
    20,
    'Both heels half-way up, weight over the big toes, hands on the wall.',
  ),
  'hold-mid-range': hold(
    'Heel raise hold at mid-range',
    45,
    'Heels half-way up, still and even; lean on your hands if pain rises above 5.',
  ),
  'hold-towel-raise': eachSide(
    'Heel raise hold, towel under the toes',
    30,
    'Toes on a rolled towel, heel half-way up and still, hands on the wall; the other foot may help.',
  ),
  'hold-seated-raise': hold(
    'Seated heel raise hold',
    30,
    'Seated, hands on the knees as the weight, heels half-way up.',
  ),
  'hold-toe-lift': hold('Toe lift hold', 20, 'Seated, heels down: lift the forefeet and keep them up.'),
  'hold-short-foot': eachSide('Short-foot hold', 20, 'Draw the ball of the foot towards the heel; the toes stay long.'),
  'hold-weight-shift': eachSide(
    'Weight-shift hold',
    20,
    'Both feet down: lean a little more weight onto one side and stay.',
  ),
  'hold-all-fours': hold(
    'Hold on all fours',
    20,
    'Hands and knees, back long in its easiest position; tighten the belly lightly.',
  ),
  'hold-dead-bug': hold(
    'Dead bug hold',
    20,
    'On your back, hips and knees at right angles, low back quiet on the floor.',
  ),
};

export type HoldId = keyof typeof HOLDS;
export const HOLD_IDS = Object.keys(HOLDS) as readonly HoldId[];
