import { useToday } from '@stridewell/app/core';
import type { PhysioAlert, PhysioCheckin, PhysioToday, TriageOutcome } from '@stridewell/contracts/web';
import { useState } from 'react';
import { useCheckinToday, usePhysioToday } from '../data/reads.ts';
import { alertsOf } from './alert-list.ts';
import { markRead, wasRead } from './read-state.ts';

export interface UnreadRedFlag {
  alert: PhysioAlert;
  /** Triage outcome. Null until the triage questions are answered. */
  outcome: TriageOutcome | null;
  onRead: () => void;
}

type Found = Pick<UnreadRedFlag, 'alert' | 'outcome'>;

const flagOf = (today: PhysioToday, checkin: PhysioCheckin | null): Found | null => {
  const alert = alertsOf(today).find(({ kind }) => kind === 'red_flags');
  return alert ? { alert, outcome: checkin?.triage ?? null } : null;
};

/**
 * The unread red flag of today: null if there is none, undefined while loading. Evaluated once, when the screen opens,
 * because the check-in form handles flags that are ticked later.
 */
export const useUnreadRedFlag = (): UnreadRedFlag | null | undefined => {
  const date = useToday();
  const today = usePhysioToday();
  const checkin = useCheckinToday();
  const [found, setFound] = useState<Found | null | undefined>(undefined);
  const known = today.state !== 'loading' && checkin.state !== 'loading';
  if (found === undefined && known) {
    const flag = today.state === 'there' ? flagOf(today.value, checkin.state === 'there' ? checkin.value : null) : null;
    setFound(flag && wasRead(date, flag.outcome) ? null : flag);
  }
  if (!found) return found;
  const onRead = (): void => {
    markRead(date, found.outcome);
    setFound(null);
  };
  return { ...found, onRead };
};
