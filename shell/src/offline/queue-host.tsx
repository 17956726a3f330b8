import { dayMessage, formatScore, invalidateAfter, today, useTimezone, useUser } from '@stridewell/app/core';
import { startQueue, useQueue } from '@stridewell/app/queue';
import { pageLanguage } from '@stridewell/app/screens';
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

const REFUSED = {
  en: { title: 'Mark not saved', text: 'Stridewell could not accept a mark that you made offline.' },
  nb: { title: 'Avkryssing ikke lagret', text: 'Stridewell kunne ikke ta imot en avkryssing fra da du var uten nett.' },
} as const;

/** Refetches what each sent mark affects, and shows a toast for a refused one. */
const useSentMarks = (): void => {
  const client = useQueryClient();
  useEffect(
    () =>
      useQueue.subscribe(({ lastSentMark, refusedMark }, earlier) => {
        if (lastSentMark && lastSentMark !== earlier.lastSentMark) invalidateAfter(client, lastSentMark.operation);
        if (refusedMark && refusedMark !== earlier.refusedMark)
          showToast({ ...REFUSED[pageLanguage()], tone: 'destructive' });
      }),
    [client],
  );
};

/** Sends the signed-in runner's offline queue. Renders nothing. */
export default function QueueHost() {
  const { id } = useUser();
  useSentNotice();
  useSentLogNotice();
  useSentMarks();
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
