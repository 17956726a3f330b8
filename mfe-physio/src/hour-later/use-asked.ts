import { now, useTimezone, useToday } from '@stridewell/app/core';
import { useQueue } from '@stridewell/app/queue';
import { useEffect, useState } from 'react';
import { useSessions } from '../progress/use-sessions.ts';
import { type AskedNow, askedFrom, askedNow, ofDevice, ofServer, subjectOf } from './asked-session.ts';
import { scheduleReminder } from './reminder.ts';

/** The sessions of the server and of this device, with the answers of both. */
const useKnownSessions = () => {
  const stored = useSessions();
  const { sessionLogs, marks } = useQueue();
  const known = new Map(
    [...sessionLogs.map(ofDevice), ...stored.map(ofServer)].flatMap((one) => (one ? [[one.id, one] as const] : [])),
  );
  const subjects = new Set(marks.map(({ subject }) => subject));
  return [...known.values()].map((one) => ({ ...one, answered: one.answered || subjects.has(subjectOf(one.id)) }));
};

/** The session about which the runner is asked now. Updates automatically when the hour has passed. */
export const useAsked = (): AskedNow => {
  const timezone = useTimezone();
  useToday();
  const asked = askedNow(useKnownSessions(), now(), timezone);
  const [, setTurn] = useState(0);
  const { next } = asked;
  const [id, endedAt] = [next?.id, next?.endedAt];
  useEffect(() => {
    if (id === undefined || endedAt === undefined) return;
    scheduleReminder({ id, endedAt });
    const timer = window.setTimeout(() => setTurn((turn) => turn + 1), askedFrom({ endedAt }) - now().getTime());
    return () => window.clearTimeout(timer);
  }, [id, endedAt]);
  return asked;
};
