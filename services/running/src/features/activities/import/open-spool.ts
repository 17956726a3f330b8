import { createBucket } from './bucket/bucket.ts';
import { createBucketSpool } from './bucket/bucket-spool.ts';
import { createSpool, type Spool } from './spool.ts';
import type { SpoolConfig } from './spool-config.ts';

/** Opens the configured storage for uploaded files: a bucket, otherwise a folder, otherwise none. */
export const openSpool = ({ importSpool, importBucket }: SpoolConfig): Spool =>
  importBucket && importSpool !== null
    ? createBucketSpool(createBucket(importBucket), importSpool)
    : createSpool(importSpool);
