import { runTombstones } from '@stridewell/kit/user-data/tombstone-command';
import { readConfig } from './config.ts';
import { ERASED_COLLECTIONS } from './erasure/own-part.ts';

/** `node src/tombstones.ts export|replay`: whose account was erased, kept outside the database for the day a backup is restored. */
await runTombstones(readConfig(), ERASED_COLLECTIONS, process.argv.slice(2));
