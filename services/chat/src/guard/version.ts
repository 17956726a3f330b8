import { createHash } from 'node:crypto';
import { HARD_BLOCKED, RUNNING_BLOCKED } from './rules/blocked.ts';
import { ALWAYS } from './rules/rules-for.ts';
import { SAFE_TEXTS } from './safe-texts.ts';

/** Version of the guard's code. Increase it manually when a code change alters the guard's results. */
const ENGINE = 2;

const rules = [...ALWAYS, ...RUNNING_BLOCKED, ...HARD_BLOCKED].map(({ id, pattern, excuse }) => [
  id,
  pattern.source,
  excuse ? String(excuse) : null,
]);

/**
 * The guard's version, which is stored with every stopped reply: the code version and a hash that changes when rules or
 * texts change.
 */
export const GUARD_VERSION = `${ENGINE}-${createHash('sha256')
  .update(JSON.stringify([rules, SAFE_TEXTS]))
  .digest('hex')
  .slice(0, 8)}`;
