import type { CheckinDay } from '../../types.ts';
import type { Phrase } from './phone-phrases.ts';
import type { Route } from './route.ts';

/** The route for check-in answers about shin pain that suggest a bone injury (section C, Shin). */
export const SHIN: Omit<Route, 'yes'> = {
  id: 'shin_bone',
  tier: 'soon',
  title: 'Stop running, and see a doctor within days',
  text: 'Pain at one point of the shin, on hopping, at rest or at night can mean that the bone is overloaded. See a doctor within days, and ask whether a picture of the bone is needed. If walking hurts, call 116 117 the same day.',
  doNot: 'Run or hop, not even to test it.',
};

const SHIN_PHRASES = {
  shin_focal: { code: 'shin_focal', text: 'My shin hurts at one point.' },
  shin_hop: { code: 'shin_hop', text: 'My shin hurts when I hop.' },
  shin_rest: { code: 'shin_rest', text: 'My shin hurts at rest.' },
  shin_night: { code: 'shin_night', text: 'My shin hurts at night.' },
} as const;

/** First-person sentences that the runner can say to the doctor. */
export const shinPhrases = ({ painType, painOnHopping, painAtRest, redFlags }: CheckinDay): Phrase[] => [
  ...(painType === 'focal' ? [SHIN_PHRASES.shin_focal] : []),
  ...(painOnHopping ? [SHIN_PHRASES.shin_hop] : []),
  ...(painAtRest ? [SHIN_PHRASES.shin_rest] : []),
  ...(redFlags.includes('night_pain') ? [SHIN_PHRASES.shin_night] : []),
];
