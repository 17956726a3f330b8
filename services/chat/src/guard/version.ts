import { createHash } from 'node:crypto';
import { HARD_BLOCKED, RUNNING_BLOCKED } from './rules/blocked.ts';
import { ALWAYS } from './rules/rules-for.ts';
import { SAFE_TEXTS } from './safe-texts.ts';

/** Increase manually when a code change of the guard alters its results. */
const ENGINE = 2;

const rules = [...ALWAYS, ...RUNNING_BLOCKED, ...HARD_BLOCKED].map(({ id, pattern, excuse }) => [
  id,
  pattern.source,
  excuse ? String(excuse) : null,
]);

/**
 * The guard's version, stored with every hit: the engine's number and a hash that changes with every edit of rules or
 * texts.
 */
export const GUARD_VERSION = `${ENGINE}-${createHash('sha256')
  .update(JSON.stringify([rules, SAFE_TEXTS]))
  .digest('hex')
  .slice(0, 8)}`;
