import { CallButtons, numbersIn } from '@stridewell/app/safety';
import type { PhysioAlert } from '@stridewell/contracts/web';
import { Alert, Stack } from '@stridewell/ui/core';
import { useShowsStopSign } from '../assessment/stop-sign.tsx';
import { RetryButton } from '../calls/retry-button.tsx';
import { ROUTES } from '../dashboard/routes.ts';
import { pageLanguage } from '../data/language.ts';
import { usePhysioToday } from '../data/reads.ts';
import { SafetyNotice } from '../triage/safety-notice.tsx';
import { useSafetyState } from '../triage/safety-state.ts';
import { AlertLink } from './alert-link.ts';
import { ALERT_TONES, alertsOf, wordsOf } from './alert-list.ts';
import { alertWords } from './alert-words.ts';
import { HandoverAlert } from './handover-alert.tsx';

/** Target and label of the link in each kind of alert. */
const nextOf = (kind: PhysioAlert['kind']): { href: string; label: string } => {
  const words = alertWords();
  switch (kind) {
    case 'red_flags':
      return { href: ROUTES.triage, label: words.whatNow };
    case 'high_pain':
      return { href: ROUTES.triage, label: words.warningSigns };
    case 'handover':
      return { href: ROUTES.running, label: words.running };
    default:
      return { href: ROUTES.summary, label: words.summary };
  }
};

/** Kinds of alerts that also show a call link. */
const CALLABLE: ReadonlySet<PhysioAlert['kind']> = new Set(['red_flags', 'high_pain']);
const AMBULANCE = numbersIn('113');

const AlertItem = ({ alert }: { alert: PhysioAlert }) => {
  const { kind } = alert;
  const { title, text } = wordsOf(alert);
  const next = nextOf(kind);
  return (
    <Alert
      tone={ALERT_TONES[kind]}
      title={title}
      live
      actions={
        <>
          {CALLABLE.has(kind) && <CallButtons numbers={AMBULANCE} language={pageLanguage()} />}
          <AlertLink href={next.href}>{next.label}</AlertLink>
        </>
      }
    >
      {text && <p>{text}</p>}
    </Alert>
  );
};

interface PhysioAlertsProps {
  /** True if the hand-over is a full banner on the day on which the ladder opens; otherwise it is a chip. */
  full?: boolean;
  /** True if the day's check-in shows the stop sign for high pain instead of the high-pain alert. */
  withStopSign?: boolean;
}

/**
 * The alerts at the top of both physio screens. A failed request shows an error, because an empty area would suggest
 * that there is no danger.
 */
export const PhysioAlerts = ({ full = false, withStopSign = false }: PhysioAlertsProps) => {
  const words = alertWords();
  const today = usePhysioToday();
  const safety = useSafetyState();
  const showsStopSign = useShowsStopSign();
  if (today.state === 'failed') {
    return (
      <Alert tone="warning" title={words.failed} actions={<RetryButton busy={today.retrying} onRetry={today.retry} />}>
        <p>{words.failedText}</p>
      </Alert>
    );
  }
  if (today.state !== 'there') return null;
  const plan = today.value;
  const alerts = alertsOf(plan).filter(({ kind }) => !(withStopSign && showsStopSign && kind === 'high_pain'));
  const { unanswered, open } = safety;
  return alerts.length + unanswered.length + open.length === 0 ? null : (
    <Stack $gap={3}>
      <SafetyNotice />
      {alerts.map((alert) =>
        alert.kind === 'handover' && 'handover' in plan ? (
          <HandoverAlert key={alert.kind} alert={alert} plan={plan} full={full} />
        ) : (
          <AlertItem key={`${alert.kind} ${alert.text}`} alert={alert} />
        ),
      )}
    </Stack>
  );
};
