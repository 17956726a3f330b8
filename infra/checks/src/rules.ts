import { bannedWords } from './rules/banned-words.ts';
import { cycles } from './rules/cycles.ts';
import { directions } from './rules/directions.ts';
import { documents } from './rules/documents.ts';
import { layers } from './rules/layers.ts';
import { lengths } from './rules/lengths.ts';
import { listedTests } from './rules/listed-tests.ts';
import { lockFile } from './rules/lock-file.ts';
import { manifests } from './rules/manifests.ts';
import { apiPaths, environment, repositories, time } from './rules/places.ts';
import { definedCollections, frozenMigrations } from './rules/stored.ts';
import { words } from './rules/words.ts';
import type { Rule } from './tree.ts';

export const RULES: readonly Rule[] = [
  cycles,
  directions,
  layers,
  manifests,
  lengths,
  environment,
  repositories,
  time,
  apiPaths,
  definedCollections,
  frozenMigrations,
  words,
  bannedWords,
  lockFile,
  listedTests,
  documents,
];
