import { createBucket } from './bucket/bucket.ts';
import { createBucketSpool } from './bucket/bucket-spool.ts';
import { createSpool, type Spool } from './spool.ts';
import type { SpoolConfig } from './spool-config.ts';

/** Opens the place for uploaded files that is configured: a bucket, else a folder, else none. */
export const openSpool = ({ importSpool, importBucket }: SpoolConfig): Spool =>
  importBucket && importSpool !== null
    ? createBucketSpool(createBucket(importBucket), importSpool)
    : createSpool(importSpool);
