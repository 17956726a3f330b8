import { Alert, Button, Stack, showFailure, showToast } from '@stridewell/ui/core';
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
import { waitingWords } from './waiting-words.ts';

/** The dialog is loaded on demand, because most runners never open it. */
const AlertDialog = lazy(async () => ({ default: (await import('@stridewell/ui/overlays')).AlertDialog }));

const Waiting = ({ checkins }: { checkins: QueuedCheckin[] }) => {
  const words = waitingWords();
  const timezone = useTimezone();
  const { userId, sending } = useQueue();
  return (
    <Alert
      live
      tone="neutral"
      icon="offline"
      title={words.checkins(checkins.length)}
      actions={
        <Button
          small
          variant="secondary"
          busy={sending && words.sending}
          onClick={() => {
            resetConsentDecline();
            if (userId) void sendWaiting(userId);
          }}
        >
          {words.send}
        </Button>
      }
    >
      <ul>
        {checkins.map(({ id, date, createdAt }) => (
          <li key={id}>{words.saved(date, createdAt, timezone)}</li>
        ))}
      </ul>
      <p>{words.automatic}</p>
    </Alert>
  );
};

const copy = async (checkin: QueuedCheckin): Promise<void> => {
  const words = waitingWords();
  try {
    await navigator.clipboard.writeText(checkinAsText(checkin));
    showToast({ title: words.copied, tone: 'success' });
  } catch {
    showFailure(words.notCopied);
  }
};

const Refused = ({ checkin }: { checkin: QueuedCheckin }) => {
  const [confirming, setConfirming] = useState(false);
  const words = waitingWords();
  const handleDiscard = (): void => {
    setConfirming(false);
    void removeCheckin(checkin.id).then(notifyQueueChanged);
  };
  return (
    <Alert
      live
      tone="warning"
      title={words.refusedCheckin(checkin.date)}
      actions={
        <>
          <Button small variant="secondary" icon="copy" onClick={() => void copy(checkin)}>
            {words.copy}
          </Button>
          <Button small variant="quiet" onClick={() => setConfirming(true)}>
            {words.discard}
          </Button>
        </>
      }
    >
      <p>{checkin.refused}</p>
      <p>{words.stays}</p>
      {confirming && (
        <Suspense>
          <AlertDialog
            danger
            title={words.question}
            action={words.discard}
            cancel={words.cancel}
            open
            onOpenChange={setConfirming}
            onAction={handleDiscard}
          >
            {words.answers(checkin.date)}
          </AlertDialog>
        </Suspense>
      )}
    </Alert>
  );
};

/**
 * Lists unsent and rejected check-ins and session logs, and unsent marks. Also shows the safety text in the response to
 * a check-in of an earlier day.
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
