import { createHash } from 'node:crypto';
import { ALWAYS } from './rules/all.ts';
import { HARD_BLOCKED, RUNNING_BLOCKED } from './rules/blocked.ts';
import { SAFE_TEXTS } from './texts.ts';

/** Raised by hand when the guard reads or counts differently. */
const ENGINE = 2;

const rules = [...ALWAYS, ...RUNNING_BLOCKED, ...HARD_BLOCKED].map(({ id, pattern, excuse }) => [
  id,
  pattern.source,
  excuse ? String(excuse) : null,
]);

/** The guard's version, as stored with every hit: engine, then the state of rules and texts, which no edit can forget to raise. */
export const GUARD_VERSION = `${ENGINE}-${createHash('sha256')
  .update(JSON.stringify([rules, SAFE_TEXTS]))
  .digest('hex')
  .slice(0, 8)}`;
