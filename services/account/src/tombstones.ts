import { runTombstones } from '@stridewell/kit/user-data/tombstone-command';
import { readConfig } from './config.ts';
import { ERASED_COLLECTIONS } from './features/erasure/account-erasure.ts';

/**
 * Command `node src/tombstones.ts export|replay`, which exports the tombstones of erased accounts or replays them after
 * a restore.
 */
await runTombstones(readConfig(), ERASED_COLLECTIONS, process.argv.slice(2));
