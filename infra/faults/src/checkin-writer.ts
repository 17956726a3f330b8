import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, type CheckinAnswer } from '@stridewell/contracts/web';
import { type Runner, tryCheckin } from './api.ts';

/** The response to a day's last acknowledged check-in, and the number of acknowledged check-ins on that day. */
export interface Acknowledged {
  answer: CheckinAnswer;
  saves: number;
}

export interface Writer {
  runner: Runner;
  /** The acknowledged check-ins by date. */
  days: Map<string, Acknowledged>;
  /** Number of attempts that failed and were retried with the same key. */
  retries: number;
}

const PAINS = [0, 2, 4, 6, 8];
/** Number of days that each writer covers. */
export const DAYS = 8;

/**
 * Checks in for one runner on each of the last eight days in turn. Repeats this until the signal aborts, and at least
 * until each day is covered. A failed attempt is retried with the same `Idempotency-Key` until it is acknowledged, as
 * in the app.
 */
export const writeCheckins = async (
  origin: string,
  runner: Runner,
  today: string,
  stop: AbortSignal,
): Promise<Writer> => {
  const writer: Writer = { runner, days: new Map(), retries: 0 };
  for (let round = 0; !stop.aborted || writer.days.size < DAYS; round += 1) {
    const date = addDays(today, -(round % DAYS));
    const pain = PAINS[round % PAINS.length] ?? 0;
    const checkin = {
      key: randomUUID(),
      body: { sleep: 4, stress: 2, fatigue: 2, pain, readiness: 8, date, notes: `round ${round}` },
    };
    let answer = await tryCheckin(origin, runner, checkin);
    while (!answer) {
      writer.retries += 1;
      await pause(50);
      answer = await tryCheckin(origin, runner, checkin);
    }
    writer.days.set(date, { answer, saves: (writer.days.get(date)?.saves ?? 0) + 1 });
  }
  return writer;
};
