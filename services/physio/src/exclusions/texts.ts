import type { Exclusion } from '../rules/types.ts';

const NOTHING = 'nothing';
const NON_IMPACT = 'non_impact';

/**
 * Fixed texts for why no programme may be given and who to see. No diagnosis, no medicine (section D of the domain
 * page).
 */
export const EXCLUSIONS = {
  urgent_triage: {
    allows: NOTHING,
    text: 'Your answers to the safety questions mean that someone should look at you today: call 116 117, or 113 in an emergency; outside Norway, your local numbers. Both coaches pause until you check in without red flags.',
  },
  minor: {
    allows: NOTHING,
    text: 'Stridewell cannot make a programme for anybody under 18. A doctor or physiotherapist, together with a parent or guardian, can help.',
  },
  pregnancy: {
    allows: NOTHING,
    text: 'Stridewell cannot make a programme during pregnancy or in the first 12 weeks after a birth. Your midwife or doctor can tell which training suits you.',
  },
  surgery: {
    allows: NOTHING,
    text: 'Stridewell cannot make a programme in the first six months after an operation. Ask your surgeon, doctor or physiotherapist what to do and when; if it is longer ago, say so in your profile.',
  },
  high_risk_bone: {
    allows: NOTHING,
    text: 'Your profile names a bone site that needs a plan made by a doctor, often with a picture of the bone. Stop running and hopping, and see a doctor before any exercises.',
  },
  sudden_onset: {
    allows: NOTHING,
    text: 'Your injury began suddenly, with a sign that needs an examination first. Do not run or exercise on it until a doctor or physiotherapist has seen it, and note in your profile when they have agreed.',
  },
  shin_focal: {
    allows: NON_IMPACT,
    text: 'Shin pain at one point, on hopping or at rest needs checking before you run again. Stop running, see a doctor within days and ask whether a picture of the bone is needed; until then only pain-free exercise without impact.',
  },
  tendon_medicine: {
    allows: NON_IMPACT,
    text: 'A treatment you mentioned can make tendons easier to injure for a while. Do not run or load it heavily before your doctor has been asked; change nothing you take on your own.',
  },
} as const satisfies Record<string, Omit<Exclusion, 'id'>>;

export type ExclusionId = keyof typeof EXCLUSIONS;
