import { PATHS } from '@stridewell/contracts/web';
import { type Clock, createClock } from '@stridewell/kit/clock';
import { createLogger } from '@stridewell/kit/logger';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { createStores } from '../../../stores.ts';
import type { useRunningTestBed } from '../../../testing/running-bed.ts';
import { createImporter, type ImporterDependencies } from '../import/importer.ts';
import { createImports } from '../import/repository.ts';
import { createSpool } from '../import/spool.ts';
import { createThreadParser, type ThreadParser } from '../import/thread-parser.ts';
import { spoolFolder } from './spool-folder.ts';
import { formOf } from './upload.ts';
import type { UploadFile } from './zip.ts';

type Bed = ReturnType<typeof useRunningTestBed>;

/** Importers like those of workers, for tests that run them directly. */
export const ownImporters = (bed: Bed) => {
  const opened: ThreadParser[] = [];
  let now = 0;
  const clock: Clock = { ...createClock(), now: () => new Date(now) };
  return {
    /** Sets the time of the importers and of the API. */
    setNow(instant: string | number): void {
      now = new Date(instant).getTime();
      bed.setNow(new Date(now).toISOString());
    },
    now: (): number => now,
    ownParser(): ThreadParser {
      const parser = createThreadParser();
      opened.push(parser);
      return parser;
    },
    close: async (): Promise<void> => {
      await Promise.all(opened.splice(0).map((parser) => parser.close()));
    },
    /** Creates an importer like that of one worker. */
    importerOf(
      user: TestUser,
      parser: ImporterDependencies['parser'],
      own: Partial<Pick<ImporterDependencies, 'deleteErased' | 'clock' | 'logger' | 'spool'>> = {},
    ) {
      const imports = createImports(bed.database, { clock, onSaved: () => undefined });
      const { activities, settings } = createStores(bed.database);
      const followed: (readonly string[])[] = [];
      const run = createImporter({
        ...{ imports, activities, settings, spool: createSpool(spoolFolder(bed.scope)), clock, parser },
        logger: createLogger('test', 'silent'),
        followDays: async (_userId, dates) => void followed.push(dates),
        deleteErased: async () => undefined,
        ...own,
      });
      const once = async (importId: string, signal = new AbortController().signal): Promise<void> =>
        run({
          ...{ data: { userId: user.userId, importId }, signal, saved: null },
          save: async () => undefined,
        });
      return { imports, followed, once };
    },
    send(user: TestUser, files: readonly UploadFile[]) {
      const { headers, payload } = formOf(files);
      const url = PATHS.activityImport;
      return bed.app.inject({ method: 'POST', url, headers: { ...user.headers, ...headers }, payload });
    },
    read: async (user: TestUser, importId: string) =>
      (await bed.call(user, 'GET', `${PATHS.activityImport}/${importId}`)).json(),
  };
};
