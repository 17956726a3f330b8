import { runTombstones } from '@stridewell/kit/user-data/tombstone-command';
import { readConfig } from './config.ts';
import { userData } from './user-data.ts';

/**
 * `node src/tombstones.ts export|replay`: exports the ids of erased users, and erases them again after a backup is
 * restored.
 */
await runTombstones(readConfig(), userData, process.argv.slice(2));
