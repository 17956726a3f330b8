import type { Route } from './route.ts';

const CALL = 'Call 116 117 today';
const ELSEWHERE = 'outside Norway, your local urgent care';

/** Routes that need a doctor the same day (section C of the domain page). */
export const SAME_DAY: readonly Omit<Route, 'tier'>[] = [
  {
    id: 'weakness',
    yes: ['sudden_weakness', 'foot_drop', 'spreading'],
    title: CALL,
    text: `Strength that goes suddenly, spreads or lets the foot drop needs a doctor today: call 116 117; ${ELSEWHERE}. If the face, an arm or your speech is affected, or both legs turn weak, call 113.`,
    doNot: "Run, drive or do today's exercises.",
  },
  {
    id: 'joint',
    yes: ['joint_fast', 'joint_hot', 'toe_hot'],
    title: CALL,
    text: `A joint that swells within hours, or turns hot or red, or swells with a fever, needs a doctor today: call 116 117; ${ELSEWHERE}.`,
    doNot: "Run, bend it hard or do today's exercises.",
  },
  {
    id: 'night_unwell',
    yes: ['fever', 'weight_loss', 'past_cancer', 'unwell'],
    title: 'Call a doctor today',
    text: `Night pain together with fever, lost weight, an earlier cancer or feeling unwell needs a doctor today: your own, or call 116 117; ${ELSEWHERE}.`,
    doNot: "Run or do today's exercises.",
  },
  {
    id: 'groin',
    yes: ['groin', 'groin_signs'],
    title: CALL,
    text: `Groin pain at night, or when you put weight on the leg, can mean that the bone is overloaded. It needs a doctor today: call 116 117; ${ELSEWHERE}. Use crutches if walking hurts.`,
    doNot: 'Run or hop, not even to test it.',
  },
  {
    id: 'thigh_pop',
    yes: ['thigh_pop_bruise'],
    title: CALL,
    text: `A pop at the sitting bone, a big bruise or a knee that will not bend can mean that the tendon came loose. It needs a doctor today: call 116 117; ${ELSEWHERE}.`,
    doNot: 'Run, stretch it or test its strength.',
  },
  {
    id: 'testicle',
    yes: ['groin_testicle_fever'],
    title: CALL,
    text: `Pain in the testicle, a lump or a fever needs a doctor today: call 116 117; ${ELSEWHERE}. If the pain came suddenly and is strong, call 113.`,
    doNot: "Run or do today's exercises.",
  },
  {
    id: 'hip_night',
    yes: ['bone_site'],
    area: 'hip',
    unlessNo: 'groin',
    title: CALL,
    text: `Pain at the hip at night can come from the bone, most of all in the groin. It needs a doctor today: call 116 117; ${ELSEWHERE}. Use crutches if walking hurts.`,
    doNot: 'Run or hop, not even to test it.',
  },
];
