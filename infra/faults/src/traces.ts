import { randomBytes } from 'node:crypto';
import { DEFAULT_TIMEZONE, PATHS, weekStartOf } from '@stridewell/contracts/web';
import type { CollectedSpan, Collector } from '@stridewell/kit/testing/collector';
import { addDelayedJob } from '@stridewell/kit/testing/delayed-job';
import { until } from '@stridewell/kit/testing/until';
import type { Stack } from '@stridewell/local/stack-types';
import { batch } from '@stridewell/running/worker/batch';
import type { FullRunner } from './full-runner.ts';

/**
 * Path of an erasure, from the request to the job it adds: service and name of each span, each a child of the previous.
 */
export const ERASURE_PATH = [
  ['gateway', 'DELETE /api/user-data/*'],
  ['account', 'DELETE /api/user-data/delete-all'],
  ['account', 'publish account.erasure.requested.v1'],
  ['running-worker', 'process account.erasure.requested.v1'],
  ['running-worker', 'add running.weekly-tick'],
  ['running-worker', 'process running.weekly-tick'],
] as const;

/** Path of a check-in to the consumer that updates the plan. */
export const CHECKIN_PATH = [
  ['gateway', 'POST /api/checkin'],
  ['wellness', 'POST /api/checkin'],
  ['wellness', 'publish wellness.checkin.recorded.v1'],
  ['running', 'process wellness.checkin.recorded.v1'],
] as const;

type SpanPath = typeof ERASURE_PATH | typeof CHECKIN_PATH;

/** The spans of a path, starting at a given span. Empty when the path is incomplete. */
const follow = (spans: readonly CollectedSpan[], from: CollectedSpan, path: SpanPath, at = 1): CollectedSpan[] => {
  const [service, name] = path[at] ?? [];
  if (!name) return [from];
  for (const span of spans) {
    if (span.parentSpanId !== from.spanId || span.service !== service || span.name !== name) continue;
    const rest = follow(spans, span, path, at + 1);
    if (rest.length > 0) return [from, ...rest];
  }
  return [];
};

/** The spans of a path, from parent to child. Empty when the path is not among the collected spans. */
export const findPath = (spans: readonly CollectedSpan[], path: SpanPath): CollectedSpan[] => {
  const [service, name] = path[0];
  const begun = spans.filter((span) => span.service === service && span.name === name);
  return begun.map((span) => follow(spans, span, path)).find((found) => found.length > 0) ?? [];
};

/**
 * Deletes a runner's data in a trace whose id the client sets. A job with the runner's id waits in Redis, so that the
 * erasure has to remove it and to add a weekly tick. Returns the trace id once all spans of the path are collected.
 */
export const eraseTraced = async (stack: Stack, { user, token }: FullRunner, collector: Collector): Promise<string> => {
  const weekStart = weekStartOf(new Date().toISOString().slice(0, 10));
  const job = { kind: 'plan' as const, timezone: DEFAULT_TIMEZONE, weekStart, first: user.id, last: user.id };
  await addDelayedJob(batch, job, { url: stack.urls.redis, prefix: '' });
  const traceId = randomBytes(16).toString('hex');
  const answer = await fetch(`${stack.urls.gateway}${PATHS.deleteAll}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}`, traceparent: `00-${traceId}-${randomBytes(8).toString('hex')}-00` },
  });
  if (!answer.ok) throw new Error(`delete-all: ${answer.status} ${await answer.text()}`);
  await until('the spans of the erasure', () => findPath(collector.trace(traceId), ERASURE_PATH).length > 0, 60_000);
  return traceId;
};
