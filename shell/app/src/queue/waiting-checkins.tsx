import { Alert, Button, clockTime, longDay, Stack, showToast } from '@stridewell/ui/core';
import { lazy, Suspense, useState } from 'react';
import { useToday } from '../data/clock.ts';
import { resetConsentDecline } from '../data/consent-prompt.ts';
import { useTimezone } from '../data/session.ts';
import { dayMessage } from '../score/day-message.ts';
import { Referral } from '../score/referral.tsx';
import { checkinAsText } from './checkin-as-text.ts';
import { type QueuedCheckin, removeCheckin } from './database.ts';
import { notifyQueueChanged, useQueue } from './queue.ts';
import { sendWaiting } from './send.ts';
import { WaitingMarks } from './waiting-marks.tsx';
import { WaitingSessionLogs } from './waiting-session-logs.tsx';

/** The dialog is loaded on demand, because most runners never open it. */
const AlertDialog = lazy(async () => ({ default: (await import('@stridewell/ui/overlays')).AlertDialog }));

const Waiting = ({ checkins }: { checkins: QueuedCheckin[] }) => {
  const timezone = useTimezone();
  const { userId, sending } = useQueue();
  const title = checkins.length === 1 ? '1 check-in not yet sent' : `${checkins.length} check-ins not yet sent`;
  return (
    <Alert
      live
      tone="neutral"
      icon="offline"
      title={title}
      actions={
        <Button
          small
          variant="secondary"
          busy={sending && 'Sending...'}
          onClick={() => {
            resetConsentDecline();
            if (userId) void sendWaiting(userId);
          }}
        >
          Send now
        </Button>
      }
    >
      <ul>
        {checkins.map(({ id, date, createdAt }) => (
          <li key={id}>{`${longDay(date)}, saved at ${clockTime(createdAt, timezone)}`}</li>
        ))}
      </ul>
      <p>Saved on this device. It will be sent automatically when you are online.</p>
    </Alert>
  );
};

const copy = async (checkin: QueuedCheckin): Promise<void> => {
  try {
    await navigator.clipboard.writeText(checkinAsText(checkin));
    showToast({ title: 'Copied', tone: 'success' });
  } catch {
    showToast({ title: 'Error', text: 'Your browser did not allow copying', tone: 'destructive' });
  }
};

const Refused = ({ checkin }: { checkin: QueuedCheckin }) => {
  const [confirming, setConfirming] = useState(false);
  const day = longDay(checkin.date);
  const handleDiscard = (): void => {
    setConfirming(false);
    void removeCheckin(checkin.id).then(notifyQueueChanged);
  };
  return (
    <Alert
      live
      tone="warning"
      title={`Your check-in for ${day} was not accepted`}
      actions={
        <>
          <Button small variant="secondary" icon="copy" onClick={() => void copy(checkin)}>
            Copy
          </Button>
          <Button small variant="quiet" onClick={() => setConfirming(true)}>
            Discard
          </Button>
        </>
      }
    >
      <p>{checkin.refused}</p>
      <p>It stays on this device until you discard it.</p>
      {confirming && (
        <Suspense>
          <AlertDialog
            danger
            title="Discard this check-in?"
            action="Discard"
            open
            onOpenChange={setConfirming}
            onAction={handleDiscard}
          >
            Your answers for {day} will be permanently deleted.
          </AlertDialog>
        </Suspense>
      )}
    </Alert>
  );
};

/**
 * Lists unsent and refused check-ins and session logs, and unsent marks. Also shows the safety text in the response to a check-in of an
 * earlier day.
 */
export const WaitingCheckins = () => {
  const { checkins, lastSent, sessionLogs, marks } = useQueue();
  const today = useToday();
  const waiting = checkins.filter(({ refused }) => refused === null);
  const refused = checkins.filter((checkin) => checkin.refused !== null);
  // Only for earlier days, because other screens show the safety text of today's check-in.
  const referral = lastSent && lastSent.checkin.date !== today ? dayMessage(lastSent.answer).referral : null;
  if (checkins.length + sessionLogs.length + marks.length === 0 && !referral) return null;
  return (
    <Stack>
      {referral && <Referral text={referral} />}
      {waiting.length > 0 && <Waiting checkins={waiting} />}
      {refused.map((checkin) => (
        <Refused key={checkin.id} checkin={checkin} />
      ))}
      <WaitingSessionLogs />
      <WaitingMarks />
    </Stack>
  );
};
