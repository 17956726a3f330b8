import { dayMessage, formatScore, invalidateAfter, today, useTimezone, useUser } from '@stridewell/app/core';
import { startQueue, useQueue } from '@stridewell/app/queue';
import { longDay, showToast } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { confirmSession } from '../session/start-session.ts';
import { keepSending } from './keep-sending.ts';

/** Shows a toast for each check-in that was sent from the offline queue, and invalidates the affected queries. */
const useSentNotice = (): void => {
  const client = useQueryClient();
  const timezone = useTimezone();
  useEffect(
    () =>
      useQueue.subscribe(({ lastSent }, earlier) => {
        if (!lastSent || lastSent === earlier.lastSent) return;
        invalidateAfter(client, 'saveCheckin');
        const { checkin, answer } = lastSent;
        const { referral } = dayMessage(answer);
        const day = checkin.date === today(timezone) ? '' : ` for ${longDay(checkin.date)}`;
        showToast(
          referral
            ? { title: 'Please read this first', text: referral, tone: 'destructive', durationMs: 60_000 }
            : { title: 'Check-in sent', text: `Your score${day} is ${formatScore(answer.score)}/10`, tone: 'success' },
        );
      }),
    [client, timezone],
  );
};

/** Shows a toast for each session log that was sent from the offline queue, and invalidates the affected queries. */
const useSentLogNotice = (): void => {
  const client = useQueryClient();
  useEffect(
    () =>
      useQueue.subscribe(({ lastSentLog }, earlier) => {
        if (!lastSentLog || lastSentLog === earlier.lastSentLog) return;
        invalidateAfter(client, 'savePhysioSession');
        showToast({
          title: 'Session sent',
          text: `Your session of ${longDay(lastSentLog.date)} is saved`,
          tone: 'success',
        });
      }),
    [client],
  );
};

/** Sends the signed-in runner's offline queue. Renders nothing. */
export default function QueueHost() {
  const { id } = useUser();
  useSentNotice();
  useSentLogNotice();
  useEffect(() => {
    const end = startQueue(id);
    const stop = keepSending(id, confirmSession);
    return () => {
      stop();
      end();
    };
  }, [id]);
  return null;
}
