import { runTombstones } from '@stridewell/kit/user-data/tombstone-command';
import { readConfig } from './config.ts';
import { userData } from './user-data.ts';

/**
 * `node src/tombstones.ts export|replay`: exports the tombstones of erased users to keep them outside the database, and
 * replays them after a backup was restored.
 */
await runTombstones(readConfig(), userData, process.argv.slice(2));
