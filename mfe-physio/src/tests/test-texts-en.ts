import type { TestTexts } from './test-texts.ts';

const text = (name: string, todo: string, ends: string | null = null) => ({ name, todo, ends });

/** The cards of the tests in English (`domain-physio.md` 1.4). */
export const TESTS_EN: TestTexts = {
  walk30: text('30-minute walk', 'Walk briskly for 30 minutes on flat ground, then note the highest pain.', 'You limp'),
  stairs: text('Stairs', 'Walk down two flights of stairs, one foot after the other.', 'You lead with one leg'),
  walk10: text('10-minute walk', 'Walk for 10 minutes at your own pace.', 'You limp'),
  walk20: text('20-minute walk', 'Walk for 20 minutes at your own pace.', 'You limp'),
  sit_stand_10: text(
    '10 sit to stands',
    'Stand up from a chair and sit down 10 times on both legs.',
    'You use your hands',
  ),
  two_raise10: text('10 heel raises', 'Do 10 heel raises on both legs.', 'You shift your weight to one leg'),
  slb_hold10: text(
    'Single-leg bridge, 10 s',
    'Lie on your back with one foot on the floor, lift the pelvis and hold for 10 seconds.',
    'The pelvis drops',
  ),
  long_hold20: text(
    'Long-lever bridge, 20 s',
    'Lie on your back with both heels far out, lift the hips and hold for 20 seconds.',
    'The hips sag',
  ),
  sleep3: text('Sleep', 'On how many of the last 3 nights did it wake you when you lay on the other side?'),
  swelling2: text('Swelling', 'Compare the swelling with yesterday, on 2 mornings in a row.'),
  sls30: text(
    'Stand on one leg',
    'Stand on one leg with your eyes open and your hands on your hips. 45 seconds is the most.',
    'The foot moves, or a hand comes off',
  ),
  balance_closed: text(
    'Stand on one leg, eyes closed',
    'Stand on one leg with your eyes closed and your hands on your hips. 30 seconds is the most.',
    'You open your eyes',
  ),
  heel_raise: text(
    'Heel raises on one leg',
    'With a straight knee and fingertips on a wall, rise for 1 second and lower for 1 second. 40 is the most.',
    'The heel no longer reaches 90 % of its first height',
  ),
  heel_raise_bent: text(
    'Heel raises, knee bent',
    'The same with the knee bent 35 degrees: up for 1 second, down for 1 second. 40 is the most.',
    'The knee straightens',
  ),
  heel_raise_12: text(
    'Heel raises on one leg, up to 20',
    'With fingertips on a wall, rise on one leg and lower again. 20 is the most.',
    'The heel loses height',
  ),
  slb: text(
    'Single-leg bridge',
    'Lie on your back with one foot on the floor. Lift for 1 second, lower for 1 second. 30 is the most.',
    'The pelvis drops',
  ),
  slb_chair: text(
    'Single-leg bridge on a chair',
    'Put one heel on a chair 45-60 cm high, knee nearly straight. Lift for 1 second, lower for 1 second. 30 is the most.',
    'The pelvis drops',
  ),
  long_bridge: text(
    'Long-lever bridge on one leg',
    'Lie on your back with one heel far out, lift the hips and hold. 40 seconds is the most.',
    'The hips sag',
  ),
  step_down10: text(
    '10 step-downs',
    'Stand on a step of 15–20 cm. Lower the other heel to the floor slowly, in 3 seconds, 10 times.',
    'The knee falls inwards, or the pelvis drops',
  ),
  slsq5: text(
    '5 single-leg squats',
    'Bend one leg to 60 degrees and come up again, 5 times.',
    'The knee falls inwards',
  ),
  sit_stand_1: text(
    'Sit to stand on one leg',
    'Stand up from a chair 45 cm high on one leg and sit down slowly. 20 is the most.',
    'The other foot touches the floor',
  ),
  decline5: text(
    '5 squats on a slope',
    'Stand on one leg on a slope with the heel up. Bend to 60 degrees, 5 times.',
    'The trunk tips forward',
  ),
  dips20: text('20 dips on one leg', 'Bend one leg to 30 degrees and come up again, 20 times.', 'The pelvis drops'),
  side_plank: text(
    'Side plank',
    'Hold a side plank on your forearm, the tested side down. 60 seconds is the most.',
    'The hips sag',
  ),
  hitch30: text(
    'Stand on the leg, 30 s',
    'Stand on one leg for 30 seconds and note the pain at the hip.',
    'The pelvis drops',
  ),
  squeeze5: text(
    'Squeeze',
    'Lie on your back with straight knees and a ball or a fist between them. Press for 5 seconds and note the pain in the groin.',
  ),
  copen_hold: text(
    'Short Copenhagen hold',
    'Side plank with the upper knee on a bench: hold. 30 seconds is the most.',
    'The hips sag',
  ),
  reach_forward: text(
    'Reach forward',
    'Stand on one leg and reach the other foot forward as far as you can. Measure from the toes.',
    'The heel lifts, or you put weight on the reaching foot',
  ),
  knee_wall: text(
    'Knee to wall',
    'Face a wall and move the foot back as far as the knee still touches the wall. Measure from the toes. 20 cm is the most.',
    'The heel lifts',
  ),
  first_steps: text('First steps', 'Note the highest pain of your first steps in the morning over the last 3 days.'),
  heel_squeeze: text('Heel squeeze', 'Squeeze the heel from both sides with your hands and note the pain.'),
  press_bone: text(
    'Press along the bone',
    'Press along the bone with your thumb, all the way, and note the highest pain.',
  ),
  sit30: text('Sit for 30 minutes', 'Sit on a firm chair for 30 minutes and note the pain.'),
  hinge10: text(
    '10 hip hinges',
    'Bend at the hips with 5 kg in your hands and a straight back, 10 times.',
    'The back rounds, or you feel it down the leg',
  ),
  plank60: text(
    'Planks, 60 s in parts',
    'Hold planks of the front and the sides, one after the other. Count all the seconds; 90 is the most.',
    'The hips sag',
  ),
  pogo20: text('20 two-leg hops', 'Hop 20 times on both feet: small, quick hops from the ankles.'),
  hop10: text('10 hops on one leg', 'Hop 10 times on one leg, small and springy.'),
  hop20: text('20 hops on one leg', 'Hop 20 times on one leg, small and springy.'),
  hop_dist: text(
    'Hop for distance',
    'Hop forward on one leg as far as you can and hold the landing for 2 seconds. The best of 3 counts.',
    'You take an extra step',
  ),
  side_hop: text(
    'Side hops',
    'Hop sideways on one leg over two lines 30 cm apart for 10 seconds. Count the hops.',
    'You touch a line: that hop does not count',
  ),
  fast20: text('Strides', 'Run 4 strides of 20 seconds at 80 % effort, with walks between.', 'Something grabs'),
};
