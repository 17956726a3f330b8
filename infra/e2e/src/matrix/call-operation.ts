import { PATHS } from '@stridewell/contracts/web';
import type { Operation } from './operations.ts';
import { bodyFor } from './samples.ts';
import { bearer, type CallOptions, type Person, type TestStack } from './test-stack.ts';

/** Returns the operation's documented path with its parameters replaced by the given values. */
export const fill = ({ path }: Pick<Operation, 'path'>, values: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));

const BOUNDARY = 'matrix-form';
/** Operations that take a form instead of JSON, each with a form that contains one small file. */
const FORMS: Record<string, string> = {
  [`POST ${PATHS.activityImport}`]: [
    `--${BOUNDARY}`,
    'content-disposition: form-data; name="files"; filename="empty.gpx"',
    'content-type: application/gpx+xml',
    '',
    '<gpx version="1.1"></gpx>',
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n'),
};

/**
 * Calls an operation with a valid request, as a signed-in runner or without a session. `request` overrides parts of the
 * request.
 */
export const callOperation = (
  stage: TestStack,
  operation: Operation,
  person: Person | null,
  request: CallOptions = {},
): Promise<Response> => {
  const body = bodyFor(operation);
  const form = FORMS[operation.name];
  return stage.call(operation, {
    path: fill(operation, stage.owner.values),
    ...(body !== null && { text: JSON.stringify(body) }),
    ...(form && { text: form }),
    ...request,
    headers: {
      ...(form && request.text === undefined && { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }),
      ...(person && bearer(person)),
      ...request.headers,
    },
  });
};

/** Returns a response's status and cancels reading its body. */
export const statusOf = async (answer: Response): Promise<number> => {
  await answer.body?.cancel();
  return answer.status;
};

/** Checks all operations and returns every finding, not only the first one. */
export const findings = async (
  which: readonly Operation[],
  look: (operation: Operation) => Promise<string[]>,
): Promise<string[]> => {
  const found: string[] = [];
  for (const operation of which) found.push(...(await look(operation)).map((line) => `${operation.name}: ${line}`));
  return found;
};
