import { CallButtons, numbersIn } from '@stridewell/app/safety';
import type { PhysioAlert } from '@stridewell/contracts/web';
import { Alert, Stack } from '@stridewell/ui/core';
import { RetryButton } from '../calls/retry-button.tsx';
import { ROUTES } from '../dashboard/routes.ts';
import { usePhysioToday } from '../data/reads.ts';
import { AlertLink } from './alert-link.ts';
import { ALERT_TONES, alertsOf, wordsOf } from './alert-list.ts';

/** Target and label of the link in each kind of alert. */
const NEXT: Partial<Record<PhysioAlert['kind'], { href: string; label: string }>> = {
  red_flags: { href: ROUTES.triage, label: 'What to do now' },
  high_pain: { href: ROUTES.triage, label: 'Check for warning signs' },
  excluded: { href: ROUTES.summary, label: 'Summary for your visit' },
  referral: { href: ROUTES.summary, label: 'Summary for your visit' },
  handover: { href: ROUTES.running, label: 'Open Running Coach' },
};

/** Kinds of alerts that also show a call link. */
const CALLABLE: ReadonlySet<PhysioAlert['kind']> = new Set(['red_flags', 'high_pain']);
const AMBULANCE = numbersIn('113');

const AlertItem = ({ alert }: { alert: PhysioAlert }) => {
  const { kind } = alert;
  const { title, text } = wordsOf(alert);
  const next = NEXT[kind];
  return (
    <Alert
      tone={ALERT_TONES[kind]}
      title={title}
      live
      actions={
        next && (
          <>
            {CALLABLE.has(kind) && <CallButtons numbers={AMBULANCE} language="en" />}
            <AlertLink href={next.href}>{next.label}</AlertLink>
          </>
        )
      }
    >
      {text && <p>{text}</p>}
    </Alert>
  );
};

/**
 * The alerts at the top of both physio screens. A failed request shows an error, because an empty area would suggest
 * that there is no danger.
 */
export const PhysioAlerts = () => {
  const today = usePhysioToday();
  if (today.state === 'failed') {
    return (
      <Alert
        tone="warning"
        title="We could not load today's advice"
        actions={<RetryButton busy={today.retrying} onRetry={today.retry} />}
      >
        <p>If something worries you, talk to a doctor. In an emergency call 113 or your local number.</p>
      </Alert>
    );
  }
  if (today.state !== 'there') return null;
  const alerts = alertsOf(today.value);
  return alerts.length === 0 ? null : (
    <Stack $gap={3}>
      {alerts.map((alert) => (
        <AlertItem key={`${alert.kind} ${alert.text}`} alert={alert} />
      ))}
    </Stack>
  );
};
