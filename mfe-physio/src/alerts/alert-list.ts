import { ALERT_KINDS, type PhysioAlert, type PhysioToday } from '@stridewell/contracts/web';
import type { Tone } from '@stridewell/ui/core';

export const ALERT_TONES: Record<PhysioAlert['kind'], Tone> = {
  red_flags: 'danger',
  excluded: 'warning',
  high_pain: 'warning',
  referral: 'info',
  handover: 'success',
};

/** Returns today's alerts, most serious first. A red flag removes the hand-over alert. */
export const alertsOf = (today: PhysioToday): PhysioAlert[] => {
  const alerts = 'alerts' in today ? today.alerts : [];
  const flagged = alerts.some(({ kind }) => kind === 'red_flags');
  return alerts
    .filter(({ kind }) => !(flagged && kind === 'handover'))
    .sort((one, other) => ALERT_KINDS.indexOf(one.kind) - ALERT_KINDS.indexOf(other.kind));
};

/**
 * Title and message of an alert. The title of a red-flag alert is one sentence, whose wording the specification
 * prescribes.
 */
export const wordsOf = ({ kind, title, text }: PhysioAlert): Pick<PhysioAlert, 'title' | 'text'> =>
  kind === 'red_flags' ? { title: `${title}: ${text}`, text: '' } : { title, text };
