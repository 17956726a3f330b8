import type { TriageOutcome } from '@stridewell/contracts/web';
import { hasCaudaSigns, hasGroinSigns, hasShinSigns } from '../exclusions/signs.ts';
import type { CheckinDay, Injury } from '../rules/types.ts';
import { ACTIONS } from './rules/actions.ts';
import { triageOf } from './triage.ts';

const shinRoute = (checkin: CheckinDay): TriageOutcome => ({
  tier: 'soon',
  title: 'Stop running, and see a doctor within days',
  text: 'Pain at one point of the shin, on hopping or at rest can mean that the bone is overloaded. See a doctor within days, and ask whether a picture of the bone is needed. If walking hurts, call 116 117 the same day.',
  actions: ACTIONS.soon.map((action) => ({ ...action })),
  doNot: 'Run or hop, not even to test it.',
  say: [
    checkin.painType === 'focal' ? 'My shin hurts at one point.' : '',
    checkin.painOnHopping ? 'My shin hurts when I hop.' : '',
    checkin.painAtRest ? 'My shin hurts at rest.' : '',
  ]
    .filter((said) => said !== '')
    .join(' '),
});

/**
 * The route of area answers that are urgent by themselves, with no box ticked: saddle or bladder and bowel (emergency), groin
 * pain with a sign of the bone (the same day), focal shin pain (within days); null where there is none. Section C of the domain
 * page. Pure.
 */
export const routeOfCheckin = (checkin: CheckinDay, injury: Injury): TriageOutcome | null => {
  const subject = { area: injury.area, onset: injury.onset };
  const answered = (answers: Parameters<typeof triageOf>[0]['answers']): TriageOutcome =>
    triageOf({ flags: [], answers }, subject);
  if (hasCaudaSigns(checkin))
    return answered({
      saddle_numbness: checkin.saddleNumbness === true,
      bladder_bowel: checkin.bladderBowelChange === true,
    });
  if (hasGroinSigns(checkin)) return answered({ groin: true });
  return hasShinSigns(injury, checkin) ? shinRoute(checkin) : null;
};
