import type { CheckinDay, Injury } from '../rules/types.ts';
import { hasCaudaSigns, hasGroinSigns } from './signs.ts';

/** Whether a triage sends to somebody today. */
export const isUrgent = (tier: string): boolean => tier === 'emergency' || tier === 'same_day';

/**
 * Whether a check-in carries a red flag: any ticked box, a saddle or bladder sign, groin pain with a sign of the bone, or a
 * triage of that very date that sends to somebody the same day (section C of the domain page).
 */
export const hasRedFlag = (checkin: CheckinDay, injury: Injury): boolean =>
  checkin.redFlags.length > 0 ||
  hasCaudaSigns(checkin) ||
  hasGroinSigns(checkin) ||
  (injury.triage !== null && injury.triage.date === checkin.date && isUrgent(injury.triage.tier));
