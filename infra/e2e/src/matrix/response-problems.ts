import type { Operation } from './operations.ts';
import { accepts } from './wrong-bodies.ts';

/**
 * Operations that do not return 404 when a caller requests another runner's data. They return the status in this list,
 * as they do for missing data.
 */
export const NOT_FOUND_EXCEPTIONS: Record<string, { status: number; because: string }> = {
  'DELETE /api/coach/training-log/{date}': {
    status: 204,
    because: 'dates belong to no runner: the answer is about the caller’s own day',
  },
  'DELETE /api/coach/strength-log/{date}': {
    status: 204,
    because: 'dates belong to no runner: the answer is about the caller’s own day',
  },
  'PUT /api/physio/sessions/{id}': {
    status: 200,
    because: 'the client chooses the id, which is unique for one runner only: the caller stores an own session',
  },
  'PUT /api/physio/sessions/{id}/hour-later': {
    status: 200,
    because: 'the caller has stored an own session with this id by the operation above',
  },
};

/** Statuses that the gateway can return without forwarding the request to a service. */
const BY_EDGE = new Set([403, 404, 413, 503]);
const ERROR_FROM = 400;

/** Returns how a response's status and body differ from the operation's documentation. `text` is the complete body. */
export const answerProblems = (
  { answers }: Pick<Operation, 'answers'>,
  { status, headers }: Response,
  text: string,
): string[] => {
  if (!answers.has(status)) return BY_EDGE.has(status) && status >= ERROR_FROM ? [] : [`${status} is not documented`];
  if (status >= 500) return [`fails with ${status}`];
  const schema = answers.get(status);
  if (!schema || !headers.get('content-type')?.startsWith('application/json'))
    return status === 204 && text !== '' ? ['204 with a body'] : [];
  const value = text === '' ? undefined : JSON.parse(text);
  return accepts(schema, value) ? [] : [`${status} does not fit its schema: ${text.slice(0, 200)}`];
};
