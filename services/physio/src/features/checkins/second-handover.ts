import { handoverOf } from '../../domain/handover.ts';
import type { StoredTriage } from '../../domain/types.ts';
import type { PhysioProfileDocument } from '../profile/document.ts';
import { secondInjuryOf } from '../profile/profile-state.ts';
import { type StoredDay, secondCheckinDayOf } from './checkin-mapping.ts';

/**
 * True if the day's answers about the second injury meet the hand-over rule and no triage of the day or later
 * contradicts it.
 * @param triage the runner's newest triage, which applies to both injuries
 */
export const isSecondHandedOver = (
  { second, safety }: Pick<PhysioProfileDocument, 'second' | 'safety'>,
  day: StoredDay,
  triage: StoredTriage | null,
): boolean => {
  const checkin = secondCheckinDayOf(day);
  if (!second || checkin?.injuryId !== second.id || checkin.limp === true) return false;
  const isTriaged = triage !== null && triage.date >= day.date && triage.tier !== 'self_care';
  return !isTriaged && handoverOf(checkin, secondInjuryOf(second, triage, { ...(safety && { safety }) })).met;
};
