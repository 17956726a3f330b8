import { runTombstones } from '@stridewell/kit/user-data/tombstone-command';
import { readConfig } from './config.ts';
import { userData } from './user-data.ts';

/**
 * `node src/tombstones.ts export|replay`: exports the tombstones of erased users, to store them outside the database,
 * and replays them after a backup is restored.
 */
await runTombstones(readConfig(), userData, process.argv.slice(2));
