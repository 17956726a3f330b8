import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type BucketConfig, bucketEnv, toBucketConfig } from './bucket/bucket-config.ts';

/** Environment of the API and the worker. Both must have the same folder or the same bucket for uploaded files. */
export const spoolEnv = {
  /**
   * Folder for uploaded files until they are imported. If neither a folder nor a bucket is set, production accepts no
   * files. With a bucket, this is a local folder for files in transfer, which processes need not share.
   */
  IMPORT_SPOOL: z.string().min(1).optional(),
  ...bucketEnv,
};

/** Storage for uploaded files until they are imported. */
export interface SpoolConfig {
  /** Folder that API and worker share or, with a bucket, that each has separately; null if no files are accepted. */
  importSpool: string | null;
  /** Bucket that API and worker share. */
  importBucket?: BucketConfig;
}

/** @throws Error if a bucket is only partly configured */
export const toSpoolConfig = ({
  IMPORT_SPOOL: folder,
  NODE_ENV: mode,
  ...env
}: z.infer<z.ZodObject<typeof spoolEnv>> & { NODE_ENV: string }): SpoolConfig => {
  const importBucket = toBucketConfig(env);
  const isOpen = importBucket !== null || mode !== 'production';
  return {
    importSpool: folder ?? (isOpen ? join(tmpdir(), 'stridewell-imports') : null),
    ...(importBucket && { importBucket }),
  };
};
