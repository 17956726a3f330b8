import type { CheckinDay } from '../../types.ts';
import type { Route } from './route.ts';

/** The route for check-in answers about shin pain that suggest a bone injury (section C, Shin). */
export const SHIN: Omit<Route, 'yes'> = {
  id: 'shin_bone',
  tier: 'soon',
  title: 'Stop running, and see a doctor within days',
  text: 'Pain at one point of the shin, on hopping, at rest or at night can mean that the bone is overloaded. See a doctor within days, and ask whether a picture of the bone is needed. If walking hurts, call 116 117 the same day.',
  doNot: 'Run or hop, not even to test it.',
};

/** First-person sentences that the runner can say to the doctor. */
export const shinPhrases = ({ painType, painOnHopping, painAtRest, redFlags }: CheckinDay): string =>
  [
    ...(painType === 'focal' ? ['My shin hurts at one point.'] : []),
    ...(painOnHopping ? ['My shin hurts when I hop.'] : []),
    ...(painAtRest ? ['My shin hurts at rest.'] : []),
    ...(redFlags.includes('night_pain') ? ['My shin hurts at night.'] : []),
  ].join(' ');
