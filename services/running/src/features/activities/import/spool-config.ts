import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** Environment of the API and the worker, which must have the same folder for uploaded files. */
export const spoolEnv = {
  /** Folder for uploaded files until they are imported. Without it, production accepts no files. */
  IMPORT_SPOOL: z.string().min(1).optional(),
};

/** Returns the folder for uploaded files; null when none are accepted. */
export const spoolFolderOf = ({
  IMPORT_SPOOL: folder,
  NODE_ENV: mode,
}: {
  IMPORT_SPOOL?: string | undefined;
  NODE_ENV: string;
}): string | null => folder ?? (mode === 'production' ? null : join(tmpdir(), 'stridewell-imports'));
