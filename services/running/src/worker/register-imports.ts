import type { Context } from '@stridewell/kit/app/service';
import type { Queues } from '@stridewell/kit/queue/queues';
import { importJob } from '../features/activities/import/import-job.ts';
import { createImporter, type ImporterDependencies } from '../features/activities/import/importer.ts';
import { createImports } from '../features/activities/import/repository.ts';
import type { Spool } from '../features/activities/import/spool.ts';
import { createThreadParser } from '../features/activities/import/thread-parser.ts';
import { createDayFollower } from '../features/activities/matching/follow-days.ts';
import { createImportFollower } from '../features/activities/matching/follow-import.ts';
import { createDayContext } from '../features/training-log/day-context.ts';
import { createLogRecorder } from '../features/training-log/service.ts';
import type { WeeklyPlanService } from '../features/weekly-plan/service.ts';
import type { ReadSummaryInputs } from '../features/weekly-summaries/inputs-repository.ts';
import { createSummaryUpdater } from '../features/weekly-summaries/updater.ts';
import type { Stores } from '../stores.ts';

export interface ImportWorkerDependencies
  extends Pick<Context, 'database' | 'clock' | 'logger' | 'publishOutbox'>,
    Pick<ImporterDependencies, 'deleteErased'> {
  stores: Stores;
  keeper: WeeklyPlanService;
  summaryInputs: ReadSummaryInputs;
  queues: Queues;
  spool: Spool;
}

/** Registers the worker of imports. The returned parts start its jobs and erase what they leave. */
export const registerImports = (parts: ImportWorkerDependencies) => {
  const { database, clock, logger, publishOutbox, stores, keeper, summaryInputs, queues, spool } = parts;
  const service = 'running';
  const imports = createImports(database, { clock, onSaved: (id) => importRelay.kick(id) });
  const importRelay = publishOutbox({ source: 'activity_imports', collection: imports.collection, service });
  const logRelay = publishOutbox({ source: 'training_logs', collection: stores.logs.collection, service });
  const contextOf = createDayContext({ ...stores, keeper });
  const record = createLogRecorder({ logs: stores.logs, clock, contextOf });
  const parser = createThreadParser();
  queues.work(
    importJob,
    createImporter({
      ...{ imports, activities: stores.activities, settings: stores.settings, spool, parser, clock, logger },
      deleteErased: parts.deleteErased,
      followDays: createImportFollower({
        ...{ keeper, settings: stores.settings, clock, logger },
        followDay: createDayFollower({ activities: stores.activities, record, contextOf, clock }),
        followSummary: createSummaryUpdater({ summaries: stores.summaries, readInputs: summaryInputs, clock }),
        onLogged: (id) => logRelay.kick(id),
      }),
    }),
  );
  return { imports, jobs: queues.producer(importJob), close: () => parser.close() };
};
