import type { EventType } from '@stridewell/contracts/events/envelope';
import { checkinRecorded } from '@stridewell/contracts/events/events';
import { PATHS, type Recommendation } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { createServiceTestBed, type ServiceTestBed } from '@stridewell/kit/testing/service-bed';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { spoolFolder } from '../features/activities/testing/spool-folder.ts';
import type { WeeklyOutcome } from '../features/weekly-outcomes/repository.ts';

export interface RunningTestBed extends ServiceTestBed {
  /** Publishes a check-in of a runner's day, as the wellness service does. */
  checkin(user: TestUser, date: string, recommendation: Recommendation, rev: number, id?: string): Promise<void>;
  /** Reads the outcomes of a week. */
  read(user: TestUser, query?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Waits until the outcomes of a week equal the given rows. */
  untilRows(user: TestUser, weekStart: string, rows: WeeklyOutcome[]): Promise<void>;
}

interface BedOptions extends Partial<Config> {
  /** Types of published events to collect. */
  events?: readonly EventType[];
}

const metrics = { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 };
const SCORES: Record<Recommendation, number> = { Push: 8.2, Adapt: 6.2, Recover: 4.1, Reset: 2.1 };

const createClosedBed = ({ events = [], ...change }: BedOptions): RunningTestBed => {
  const bed = createServiceTestBed({
    service: 'running',
    events,
    build: (config, overrides) =>
      buildApp(
        { ...config, importSpool: spoolFolder(bed.scope), chat: { model: null }, feedReadsPerHour: 100_000, ...change },
        overrides,
      ),
  });
  const read: RunningTestBed['read'] = async (user, query = {}) =>
    bed.app.inject({ url: PATHS.weeklyOutcomes, headers: user.headers, query });
  return Object.assign(bed, {
    read,
    checkin: (user: TestUser, date: string, recommendation: Recommendation, rev: number, id = createId()) =>
      bed.publish(
        user,
        checkinRecorded,
        { date, score: SCORES[recommendation], recommendation, metrics, factors: [], cap: null, rev },
        { id, time: `${date}T06:00:00.000Z` },
      ),
    async untilRows(user: TestUser, weekStart: string, rows: WeeklyOutcome[]) {
      await until(`the week of ${weekStart} to be ${JSON.stringify(rows)}`, async () => {
        const answer = await read(user, { weekStart });
        return answer.statusCode === 200 && answer.body === JSON.stringify(rows);
      });
    },
  });
};

/** Starts the running service with real test stores. The test must close it. */
export const createRunningTestBed = async (options: BedOptions = {}): Promise<RunningTestBed> => {
  const bed = createClosedBed(options);
  await bed.open();
  return bed;
};

/** Runs the running service with real test stores during a file's tests. */
export const useRunningTestBed = (options: BedOptions = {}): RunningTestBed => {
  const bed = createClosedBed(options);
  beforeAll(() => bed.open());
  afterAll(() => bed.close());
  return bed;
};
