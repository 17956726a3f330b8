import type { CheckinDay, Injury } from '../types.ts';
import { hasCaudaSigns, hasGroinSigns } from './signs.ts';

/** True if a triage tier requires a clinician today. */
export const isUrgent = (tier: string): boolean => tier === 'emergency' || tier === 'same_day';

/**
 * True if a check-in has a red flag: any ticked box, a saddle, bladder or bowel sign, groin pain with a bone sign, or a
 * triage of the same date that requires a clinician that day (section C of the domain page).
 */
export const hasRedFlag = (checkin: CheckinDay, injury: Injury): boolean =>
  checkin.redFlags.length > 0 ||
  hasCaudaSigns(checkin) ||
  hasGroinSigns(checkin) ||
  (injury.triage !== null && injury.triage.date === checkin.date && isUrgent(injury.triage.tier));
