import { runTombstones } from '@stridewell/kit/user-data/tombstone-command';
import { readConfig } from './config.ts';
import { ERASED_COLLECTIONS } from './features/erasure/account-erasure.ts';

/** `node src/tombstones.ts export|replay`: exports tombstones of erased accounts, and replays them after a restore. */
await runTombstones(readConfig(), ERASED_COLLECTIONS, process.argv.slice(2));
