import { takes } from './mutations.ts';
import type { Operation } from './operations.ts';

/** Where naming what is another's is answered as naming what is not there is, and that is no 404. */
export const NOT_MISSING: Record<string, { status: number; because: string }> = {
  'DELETE /api/coach/training-log/{date}': {
    status: 204,
    because: 'a date is nobody’s: the answer is about one’s own day',
  },
};

/** What the edge may answer in front of every service. */
const BY_EDGE = new Set([403, 404, 413, 503]);
const ERROR_FROM = 400;

/** What is wrong with an answer by the operation's document: its status, or its body. `text` is the whole body. */
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
  return takes(schema, value) ? [] : [`${status} does not fit its schema: ${text.slice(0, 200)}`];
};
