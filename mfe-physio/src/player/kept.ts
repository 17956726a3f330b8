import { keepSession, keptSession } from '@stridewell/app/queue';
import type { SessionState } from './machine/state.ts';
import { NO_OFFERS, type SwapFacts } from './plan/substitutes.ts';
import type { RunState } from './run/run-state.ts';

/** Version of the stored format. A session of another version cannot be continued and is dropped. */
const FORMAT = 1;

/** An unfinished session on the device. */
export type Kept =
  | { kind: 'exercises'; state: SessionState; facts: SwapFacts }
  | { kind: 'guided_run'; state: RunState };

const isKept = (value: unknown): value is Kept & { format: number } => {
  const kept = value as { format?: unknown; kind?: unknown; state?: { id?: unknown } } | null;
  return (
    kept?.format === FORMAT &&
    (kept.kind === 'exercises' || kept.kind === 'guided_run') &&
    typeof kept.state?.id === 'string'
  );
};

/** False for the facts of an earlier release, which do not contain today's possible substitutes. */
const hasOffers = (facts: object): boolean => 'offers' in facts;

/** Stores an unfinished session on the device. */
export const keep = (userId: string, kept: Kept): void => void keepSession(userId, { format: FORMAT, ...kept });

/** Reads a runner's unfinished session from the device. Null if there is none. */
export const readKept = async (userId: string): Promise<Kept | null> => {
  const value = await keptSession(userId);
  if (!isKept(value)) return null;
  return value.kind === 'exercises' && !hasOffers(value.facts) ? { ...value, facts: NO_OFFERS } : value;
};
