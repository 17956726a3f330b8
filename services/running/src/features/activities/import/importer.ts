import { readFile } from 'node:fs/promises';
import type { ActivitySource, ImportReason, ImportResult } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import type { JobData } from '@stridewell/kit/queue/job';
import type { Run } from '@stridewell/kit/queue/worker';
import { RecordingError } from '../../../domain/activities/recording.ts';
import { type ArchiveItem, type OpenArchive, openArchive } from '../archive/open-archive.ts';
import type { ActivityRepository } from '../repository.ts';
import type { ActivityImportDocument } from './document.ts';
import type { importJob } from './import-job.ts';
import { parseAhead } from './parse-ahead.ts';
import { type ParsedActivity, type ParseResult, storable } from './parsed-file.ts';
import { type BudgetedParser, ImportTooLong, type ReadingCost, withinBudget } from './reading-budget.ts';
import type { ImportRepository } from './repository.ts';
import { isZip } from './sniff.ts';
import { type Spool, SpoolUnavailableError } from './spool.ts';
import { type StoreContext, type StoredActivity, storeActivity } from './store-activity.ts';
import type { ThreadParser } from './thread-parser.ts';

export interface ImporterDependencies {
  imports: ImportRepository;
  activities: ActivityRepository;
  settings: Pick<UserSettingsRepository, 'timezoneOf' | 'find'>;
  spool: Spool;
  parser: Pick<ThreadParser, 'parse' | 'list'>;
  clock: Clock;
  logger: Logger;
  /** Matches the days of imported activities, and updates their logs and the plan. */
  followDays(userId: string, dates: readonly string[]): Promise<void>;
  /** Deletes what was imported for a runner who has been erased since the given instant. */
  deleteErased(userId: string, since: Date): Promise<void>;
}

/** Something to import: an uploaded file, or an item of an uploaded archive. */
interface Item extends Omit<ArchiveItem, 'hints'> {
  hints?: ArchiveItem['hints'];
}

interface Outcome {
  result: ImportResult;
  reason: ImportReason | null;
  activityId: string | null;
  date: string | null;
  /** Dates of all activities in the file; missing if `date` is the only one. */
  dates?: string[];
}

/** Thrown if the runner's data was erased during the import. */
class ImportGone extends Error {}

/** Thrown if the runner has withdrawn the consent to health data since the files were accepted. */
class ConsentWithdrawn extends Error {}

/** Thrown if an import has had its turn and others are waiting. It continues at the position. */
class TurnOver extends Error {
  readonly position: NonNullable<ActivityImportDocument['position']>;

  constructor(position: NonNullable<ActivityImportDocument['position']>) {
    super('the turn of an import is over');
    this.position = position;
  }
}

/**
 * Time after which an import lets waiting imports of other runners go first, in milliseconds. The current file is
 * finished.
 */
export const TURN_MS = 30_000;
/** Milliseconds between two messages about the progress of an import. */
const PROGRESS_MS = 1_000;

/** Number of consecutive runs without a finished file after which the import ends. */
export const MOST_TRIES = 6;
/** Delay before the run after the first failed one, in milliseconds. It triples after each further failure. */
const RETRY_MS = 5_000;

/** Delay before the next run while the storage for the files is unavailable, in milliseconds. */
const SPOOL_RETRY_MS = 60_000;
/**
 * Age of an import in milliseconds from which runs without storage are counted as tries as well, because uploads are
 * deleted after this time.
 */
const SPOOL_WAIT_MS = 24 * 3_600_000;

const retryDelay = (tries: number): number => RETRY_MS * 3 ** (Math.min(tries, MOST_TRIES) - 1);

/** Reasons that mean that a file is not an activity, as opposed to a failed import. */
const UNSUPPORTED: ReadonlySet<ImportReason> = new Set(['unknown_format', 'no_activity', 'no_times']);

const refusedOutcome = (reason: ImportReason): Outcome => ({
  result: UNSUPPORTED.has(reason) ? 'unsupported' : 'failed',
  reason,
  activityId: null,
  date: null,
});

/** Returns the result of a file from the results of its activities. A triathlon has several. */
const combined = (stored: readonly StoredActivity[]): Outcome => {
  const imported = stored.filter(({ result }) => result === 'imported');
  const shown = imported.find(({ reason }) => reason !== null) ?? imported[0] ?? stored[0];
  const dates = [...new Set(imported.flatMap(({ date }) => date ?? []))].sort();
  return { ...(shown ?? refusedOutcome('no_activity')), ...(dates.length > 1 && { dates }) };
};

/** How one run works through the files of an import. */
interface ImportRun {
  reader: BudgetedParser;
  done: ReadonlySet<string>;
  signal: AbortSignal;
  /** @throws ConsentWithdrawn */
  assertConsent(): Promise<void>;
  report(found: number): Promise<void>;
  /** True while this run may read the next file before it knows whether it continues. */
  hasTurn(): boolean;
  /** Called after each item with the number of the next one. @throws TurnOver */
  yieldTurn(item: number): Promise<void>;
}

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';

/**
 * Creates the handler of an import. It reads the files one after the other in a separate thread, each while the
 * previous one is stored, and stores the result of each. After a crash it continues with the first file without a
 * result. One import of a runner runs at a time, and after its turn the waiting imports of other runners go first. A
 * failed run is repeated later; an import whose runs keep failing ends.
 */
export const createImporter = (dependencies: ImporterDependencies) => {
  const { imports, activities, settings, spool, parser, clock, logger, followDays, deleteErased } = dependencies;

  const openUpload = async (
    { _id, userId }: ActivityImportDocument,
    index: number,
    { name, reader }: { name: string; reader: BudgetedParser },
  ): Promise<OpenArchive> => {
    const path = await spool.open(userId, _id, index);
    if (await isZip(path)) return openArchive(path, spool.folder(userId, _id), reader.list);
    const read = (): Promise<Uint8Array> => readFile(path);
    const hints = { sport: null, sourceId: null };
    return {
      items: [{ key: '', name, source: null, hints, content: { kind: 'file', read }, isQuiet: false }],
      close: async () => undefined,
    };
  };

  const parse = async (
    { content, hints }: Item,
    reader: BudgetedParser,
  ): Promise<ParseResult | { activities: ParsedActivity[] }> => {
    const now = clock.now().getTime();
    try {
      if (content.kind === 'summary')
        return { activities: [storable(content.recording, { hash: null, isFromStrava: false, now })] };
      return await reader.parse(content.read, { sport: hints?.sport ?? null, now });
    } catch (error) {
      if (error instanceof RecordingError) return { reason: error.reason };
      throw error;
    }
  };

  const importItem = async (
    item: Item,
    parsed: Awaited<ReturnType<typeof parse>>,
    { onBetween, ...context }: Omit<StoreContext, 'source'> & { onBetween(): Promise<void> },
  ): Promise<Outcome> => {
    if ('reason' in parsed) return refusedOutcome(parsed.reason);
    const source: ActivitySource = item.source ?? ('format' in parsed ? `file:${parsed.format}` : 'manual');
    const stored: StoredActivity[] = [];
    for (const [index, activity] of parsed.activities.entries()) {
      if (index > 0) await onBetween();
      // A recording's own id also occurs in other exports. If there is none, the service's id replaces it.
      const sourceId = activity.sourceId ?? (index === 0 ? (item.hints?.sourceId ?? null) : null);
      stored.push(await storeActivity(activities, { ...activity, sourceId }, { ...context, source }));
    }
    return combined(stored);
  };

  /** Imports the items of one upload. Returns the number of items. */
  const importUpload = async (
    document: ActivityImportDocument,
    index: number,
    { reader, done, signal, assertConsent, report, hasTurn, yieldTurn, from }: ImportRun & { from: number },
  ): Promise<number> => {
    const { _id: importId, userId, files } = document;
    const name = files[index]?.name ?? '';
    const finish = (key: string, shown: string, outcome: Outcome): Promise<void> =>
      imports.finish({ userId, importId, key: `${index}/${key}`, name: shown, ...outcome });
    const refused = files[index]?.reason ?? null;
    if (refused) {
      await finish('', name, refusedOutcome(refused));
      return 1;
    }
    let upload: OpenArchive;
    try {
      upload = await reader.opening(() => openUpload(document, index, { name, reader }));
    } catch (error) {
      if (!(error instanceof RecordingError) && !isMissing(error)) throw error;
      await finish('', name, refusedOutcome(error instanceof RecordingError ? error.reason : 'lost'));
      return 1;
    }
    try {
      const isOwn: StoreContext['isOwn'] = async (activity) =>
        activity.createdAt >= document.createdAt && !(await imports.isResult(userId, activity._id));
      const timezone = await settings.timezoneOf(userId);
      const stored = { count: await activities.countOf(userId) };
      const onBetween = async (): Promise<void> => {
        signal.throwIfAborted();
        await assertConsent();
        await report(upload.items.length);
      };
      const todo = [...upload.items.entries()].filter(([at, { key }]) => at >= from && !done.has(`${index}/${key}`));
      const ahead = { parse: (item: Item) => parse(item, reader), mayParseAhead: hasTurn };
      signal.throwIfAborted();
      for await (const { at, item, result: parsed } of parseAhead(todo, ahead)) {
        const isDirect = item.key === '';
        const chosen = { isDirect, isChosen: isDirect && files.length === 1 };
        const context = { userId, timezone, at: clock.now(), stored, ...chosen, isOwn, onBetween };
        const outcome = await importItem(item, parsed, context);
        const consent = assertConsent().catch((error: unknown) => ({ error }));
        if (!item.isQuiet || outcome.result === 'imported') await finish(item.key, item.name, outcome);
        const refused = await consent;
        if (refused) throw refused.error;
        await report(upload.items.length);
        await yieldTurn(at + 1);
        signal.throwIfAborted();
      }
      return upload.items.length;
    } finally {
      await upload.close();
    }
  };

  /** @throws ConsentWithdrawn */
  const assertConsent = async ({ userId, consentRev = 0 }: ActivityImportDocument): Promise<void> => {
    const known = await settings.find(userId);
    // Settings older than those with which the files were accepted can still arrive.
    if (known && known.rev >= consentRev && !known.consents.health_data) throw new ConsentWithdrawn();
  };

  const run = async (document: ActivityImportDocument, reader: BudgetedParser, signal: AbortSignal): Promise<void> => {
    const { _id: importId, userId, files, position = { upload: 0, item: 0, found: 0 } } = document;
    await assertConsent(document);
    const done = await imports.finished(userId, importId);
    const began = clock.monotonic();
    let [found, told] = [position.found, began];
    try {
      for (const index of files.keys()) {
        if (index < position.upload) continue;
        const report = async (items: number): Promise<void> => {
          if (clock.monotonic() - told < PROGRESS_MS) return;
          told = clock.monotonic();
          // The documents of an import are deleted with their runner's data.
          const total = found + items + files.length - index - 1;
          const progress = { state: 'running', found: total, cost: reader.cost() } as const;
          if (!(await imports.progress(userId, importId, progress))) throw new ImportGone();
        };
        const hasTurn = (): boolean => clock.monotonic() - began < TURN_MS;
        const yieldTurn = async (item: number): Promise<void> => {
          if (hasTurn() || !(await imports.othersWait(userId))) return;
          throw new TurnOver({ upload: index, item, found });
        };
        const from = index === position.upload ? position.item : 0;
        found += await importUpload(document, index, {
          ...{ reader, done, signal, report, hasTurn, yieldTurn, from },
          assertConsent: () => assertConsent(document),
        });
        await imports.uploadsDone(userId, importId, index + 1);
      }
    } finally {
      await spool.release(userId, importId);
    }
    await assertConsent(document);
    await followDays(userId, await imports.dates(userId, importId));
    await imports.progress(userId, importId, { state: 'done', found, cost: reader.cost() });
  };

  /**
   * Ends an import early: unfinished uploads become failed ones, each with one result, and imported activities stay. No
   * upload is opened, because one of them may have caused the failures.
   */
  const endEarly = async (
    { _id: importId, userId }: ActivityImportDocument,
    cause: ImportReason,
    cost: ReadingCost,
  ): Promise<void> => {
    const { files = [], uploadsDone = 0 } = (await imports.find(userId, importId)) ?? {};
    for (const [index, { name, reason }] of files.entries()) {
      if (index < uploadsDone) continue;
      await imports.finish({ userId, importId, key: `${index}/`, name, ...refusedOutcome(reason ?? cause) });
    }
    if (cause !== 'consent_withdrawn')
      await followDays(userId, await imports.dates(userId, importId)).catch((error) => {
        logger.error({ err: error }, 'the days of an import that ended early could not be followed');
      });
    const { size } = await imports.finished(userId, importId);
    await imports.progress(userId, importId, { state: 'done', found: size, cost });
  };

  /** The reason why an error ends the import immediately; null if the run is repeated. */
  const endingCause = (error: unknown): ImportReason | null => {
    if (error instanceof ImportTooLong) return 'import_too_long';
    return error instanceof ConsentWithdrawn ? 'consent_withdrawn' : null;
  };

  /** Runs an import once. Returns false when it must be run again later. */
  const attempt = async (document: ActivityImportDocument, tries: number, signal: AbortSignal): Promise<boolean> => {
    const { _id: importId, userId } = document;
    const othersMs = await imports.readMsOfOthers(userId, importId);
    const reader = withinBudget(parser, { clock, spent: document, othersMs });
    try {
      if (tries > MOST_TRIES) await endEarly(document, 'gave_up', reader.cost());
      else
        await run(document, reader, signal).catch((error) => {
          const cause = endingCause(error);
          if (!cause) throw error;
          return endEarly(document, cause, reader.cost());
        });
      return true;
    } catch (error) {
      if (error instanceof ImportGone) return true;
      if (error instanceof TurnOver) {
        await imports.endTurn(userId, importId, { position: error.position, cost: reader.cost() });
        return false;
      }
      if (signal.aborted) throw error;
      logger.error({ err: error, tries }, 'an import failed');
      const now = clock.now().getTime();
      const isWaiting = error instanceof SpoolUnavailableError && now - document.createdAt.getTime() < SPOOL_WAIT_MS;
      const retryAt = new Date(now + (isWaiting ? SPOOL_RETRY_MS : retryDelay(tries)));
      await imports.postpone(userId, importId, { retryAt, isTry: !isWaiting, cost: reader.cost() });
      return false;
    }
  };

  return async ({ data: { userId, importId }, signal }: Run<JobData<typeof importJob>>): Promise<void> => {
    const begun = await imports.begin(userId, importId);
    // This import begins after the one that is currently running.
    if (begun === 'busy') return;
    const document = await imports.find(userId, importId);
    let isOver = true;
    if (document && begun !== 'gone') {
      try {
        isOver = await attempt(document, begun.tries, signal);
      } finally {
        // Deletes everything erased since the upload began, because the job may begin after the erasure.
        await deleteErased(userId, document.createdAt);
      }
    }
    if (isOver) await spool.remove(userId, importId);
  };
};
