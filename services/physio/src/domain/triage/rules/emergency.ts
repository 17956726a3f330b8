import type { Route } from './route.ts';

const CALL = 'Call 113 now';
const DEPARTMENT = 'Go to the emergency department now';
const NOT_THERE = 'If you cannot get there, call 113; outside Norway, your local emergency number.';

/** Emergency routes (section C of the domain page), most urgent first. */
export const EMERGENCY: readonly Omit<Route, 'tier'>[] = [
  {
    id: 'breathless',
    yes: ['breathless'],
    title: CALL,
    text: 'Breathlessness or chest pain, with or without a swollen leg, can mean a blood clot or a heart problem. That needs help now, not exercise. Outside Norway, call your local emergency number.',
    doNot: "Run, drive yourself or do today's exercises.",
  },
  {
    id: 'cauda_equina',
    yes: ['saddle_numbness', 'bladder_bowel', 'both_legs'],
    title: CALL,
    text: 'A numb saddle area, a new change in bladder, bowel or sexual function, or two weak or numb legs can mean pressure on the nerves low in the back. Hours count. Outside Norway, call your local emergency number.',
    doNot: "Run, do today's exercises or wait to see whether it passes.",
  },
  {
    id: 'calf_clot',
    yes: ['calf_swollen', 'calf_no_injury_swollen'],
    title: CALL,
    text: 'A swollen, warm and painful calf can mean a blood clot. That needs help now, not exercise. Outside Norway, call your local emergency number.',
    doNot: "Run, stretch or massage it, or do today's exercises.",
  },
  {
    id: 'deformity',
    yes: ['deformity'],
    title: DEPARTMENT,
    text: `A limb or joint that looks out of shape needs the emergency department before anything else. ${NOT_THERE}`,
    doNot: 'Put weight on it, straighten it or test it.',
  },
  {
    id: 'four_steps',
    yes: ['cannot_walk', 'ankle_four_steps'],
    title: DEPARTMENT,
    text: `A leg that will not carry you four steps needs the emergency department before anything else. ${NOT_THERE}`,
    doNot: 'Put weight on it, hop on it or test it.',
  },
  {
    id: 'accident',
    yes: ['accident'],
    title: DEPARTMENT,
    text: `A warning sign after a fall or an accident needs the emergency department before anything else. ${NOT_THERE}`,
    doNot: "Run, test it or do today's exercises.",
  },
  {
    id: 'rupture',
    yes: ['pop_heel', 'cannot_rise', 'cannot_rise_two'],
    title: 'Go to the emergency department today',
    text: `A pop or a kick at the heel or calf can mean a torn tendon, and so can a foot that will not rise on its toes. The same day counts. ${NOT_THERE}`,
    doNot: 'Stretch it, test its strength or push off with it.',
  },
  {
    id: 'knee_no_lift',
    yes: ['knee_no_lift'],
    title: 'Go to the emergency department today',
    text: `A straight leg that will not lift after a pop or a fall can mean a torn tendon at the knee. The same day counts. ${NOT_THERE}`,
    doNot: 'Bend it hard, test its strength or walk on it without support.',
  },
  {
    id: 'ankle_bone',
    yes: ['ankle_bone_sore'],
    title: 'Go to the emergency department today',
    text: `A bone that is itself sore at the ankle or in the foot can mean that the bone is injured, and it needs a picture today. ${NOT_THERE}`,
    doNot: 'Run, hop on it or press on it to test it.',
  },
  {
    id: 'achilles_pop',
    yes: ['pop'],
    area: 'achilles',
    title: 'Go to the emergency department today',
    text: `A sudden pop at the Achilles can mean a torn tendon, and the same day counts. ${NOT_THERE}`,
    doNot: 'Stretch it, test its strength or push off with it.',
  },
];
