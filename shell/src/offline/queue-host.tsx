import { dayMessage, invalidateAfter, today, useTimezone, useUser } from '@stridewell/app/core';
import { startQueue, useQueue } from '@stridewell/app/queue';
import { norwegianDay, pageLanguage, scoreText } from '@stridewell/app/screens';
import { longDay, showToast } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { confirmSession } from '../session/start-session.ts';
import { keepSending } from './keep-sending.ts';

const SENT = {
  en: {
    referral: 'Please read this first',
    checkin: 'Check-in sent',
    /** `date` is null for today's check-in. */
    score: (score: string, date: string | null) => `Your score${date ? ` for ${longDay(date)}` : ''} is ${score}/10`,
    session: 'Session sent',
    saved: (date: string) => `Your session of ${longDay(date)} is saved`,
  },
  nb: {
    referral: 'Les dette først',
    checkin: 'Innsjekken er sendt',
    score: (score: string, date: string | null) =>
      `Scoren din${date ? ` for ${norwegianDay(date)}` : ''} er ${score}/10`,
    session: 'Økta er sendt',
    saved: (date: string) => `Økta ${norwegianDay(date)} er lagret`,
  },
} as const;

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
        const words = SENT[pageLanguage()];
        const date = checkin.date === today(timezone) ? null : checkin.date;
        showToast(
          referral
            ? { title: words.referral, text: referral, tone: 'destructive', durationMs: 60_000 }
            : { title: words.checkin, text: words.score(scoreText(answer.score), date), tone: 'success' },
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
        const words = SENT[pageLanguage()];
        showToast({ title: words.session, text: words.saved(lastSentLog.date), tone: 'success' });
      }),
    [client],
  );
};

const REFUSED = {
  en: { title: 'Not saved', text: 'Stridewell could not accept a mark or an answer from when you were offline.' },
  nb: {
    title: 'Ikke lagret',
    text: 'Stridewell kunne ikke ta imot en avkryssing eller et svar fra da du var uten nett.',
  },
} as const;

/** Refetches the data that each sent mark affects, and shows a toast for a rejected mark. */
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
