import { runTombstones } from '@stridewell/kit/user-data/tombstone-command';
import { readConfig } from './config.ts';
import { ERASED_COLLECTIONS } from './features/erasure/account-erasure.ts';

/** `node src/tombstones.ts export|replay`: keeps tombstones of erased accounts outside the database, for a restore. */
await runTombstones(readConfig(), ERASED_COLLECTIONS, process.argv.slice(2));
