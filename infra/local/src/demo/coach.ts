import { coachProfileSchema, trainingLogsSchema } from '@stridewell/contracts/http/running';
import { addDays, dateIn, LOG_WINDOW, PATHS, weekStartOf } from '@stridewell/contracts/web';
import { createClock } from '@stridewell/kit/clock';
import { demoLog, demoProfile } from './training.ts';

/** Number of added training logs, and whether the profile was added. */
export interface SeededCoach {
  logs: number;
  profile: boolean;
}

/**
 * Logs the demo runner's last four weeks, which is as far back as the service accepts logs, and then saves the training
 * profile, from which the service creates this week's plan. Uses the public API and keeps existing data.
 * @param logOf the log of a day; null when nothing was logged
 * @throws Error with the service's response when it rejects a request
 */
export async function seedCoach(
  runningUrl: string,
  token: string,
  timezone: string,
  logOf = demoLog,
): Promise<SeededCoach> {
  const call = async (path: string, body?: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) };
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const signal = AbortSignal.timeout(15_000);
    const response = await fetch(`${runningUrl}${path}`, { ...init, headers, signal });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const today = dateIn(timezone, createClock().now());
  const first = addDays(today, -LOG_WINDOW.back);
  const known = new Set<string>();
  for (let week = weekStartOf(first); week <= today; week = addDays(week, 7)) {
    const rows = trainingLogsSchema.parse(await call(`${PATHS.trainingLogsWeek}?weekStart=${week}`));
    for (const { date } of rows) known.add(date);
  }
  let logs = 0;
  for (let daysAgo = LOG_WINDOW.back; daysAgo >= 1; daysAgo -= 1) {
    const date = addDays(today, -daysAgo);
    const log = known.has(date) ? null : logOf(date, daysAgo);
    if (!log) continue;
    await call(PATHS.trainingLog, log);
    logs += 1;
  }
  const profile = coachProfileSchema.nullable().parse(await call(PATHS.coachProfile));
  if (!profile) await call(PATHS.coachProfile, demoProfile(today));
  return { logs, profile: profile === null };
}
