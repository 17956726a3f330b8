import { dateIn, HOUR_LATER_MINUTES, type PhysioSession, type PhysioSessionStatus } from '@stridewell/contracts/web';

const MINUTE = 60_000;

/** Fields of a session that the question about pain one hour later needs. */
export interface AskedSession {
  id: string;
  /** Date in the runner's time zone. */
  date: string;
  status: PhysioSessionStatus;
  /** End of the session, ISO 8601. */
  endedAt: string;
  answered: boolean;
}

/** Key of the answer in this device's queue. */
export const subjectOf = (sessionId: string): string => `hour-later ${sessionId}`;

export const ofServer = ({ id, date, status, startedAt, finishedAt, hourLater }: PhysioSession): AskedSession => ({
  ...{ id, date, status, endedAt: finishedAt ?? startedAt },
  answered: hourLater != null,
});

/**
 * Returns the log of a session that is queued on this device, or null if an earlier release stored it without these
 * fields.
 */
export const ofDevice = ({ id, date, body }: { id: string; date: string; body: Record<string, unknown> }) => {
  const { startedAt, finishedAt, status } = body as Partial<PhysioSession>;
  const endedAt = finishedAt ?? startedAt;
  if (typeof endedAt !== 'string' || status === undefined) return null;
  return { id, date, status, endedAt, answered: false } satisfies AskedSession;
};

/** Time from which the question is asked, in milliseconds. */
export const askedFrom = ({ endedAt }: Pick<AskedSession, 'endedAt'>): number =>
  Date.parse(endedAt) + HOUR_LATER_MINUTES.from * MINUTE;

export interface AskedNow {
  /** The session about which the runner is asked now, or null if there is none. */
  due: AskedSession | null;
  /** The session about which the runner will be asked later today, or null if there is none. */
  next: AskedSession | null;
}

/**
 * Returns the session about which the runner is asked: the newest one of the day without an answer, from one hour after
 * its end until the end of the day.
 */
export const askedNow = (sessions: readonly AskedSession[], now: Date, timezone: string): AskedNow => {
  const today = dateIn(timezone, now);
  const open = sessions
    .filter(
      (session) =>
        session.date === today &&
        session.status !== 'skipped' &&
        !session.answered &&
        dateIn(timezone, new Date(askedFrom(session))) === today,
    )
    .sort((one, other) => one.endedAt.localeCompare(other.endedAt));
  const isDue = (session: AskedSession): boolean => {
    const minutes = (now.getTime() - Date.parse(session.endedAt)) / MINUTE;
    return minutes >= HOUR_LATER_MINUTES.from && minutes <= HOUR_LATER_MINUTES.to;
  };
  return {
    due: open.findLast(isDue) ?? null,
    next: open.find((session) => askedFrom(session) > now.getTime()) ?? null,
  };
};
