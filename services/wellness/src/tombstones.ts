import { runTombstones } from '@stridewell/kit/user-data/tombstone-command';
import { readConfig } from './config.ts';
import { userData } from './user-data.ts';

/**
 * Command `node src/tombstones.ts export|replay`, which exports the tombstones of erased users, to be stored outside
 * the database, or replays them after a backup was restored.
 */
await runTombstones(readConfig(), userData, process.argv.slice(2));
