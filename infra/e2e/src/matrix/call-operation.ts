import type { Operation } from './operations.ts';
import { bodyFor } from './samples.ts';
import { bearer, type CallOptions, type Person, type TestStack } from './test-stack.ts';

/** The documented path, filled in with these values. */
export const fill = ({ path }: Pick<Operation, 'path'>, values: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));

/** Calls an operation with a valid request, as a person or without a session. `request` overrides parts of it. */
export const callOperation = (
  stage: TestStack,
  operation: Operation,
  person: Person | null,
  request: CallOptions = {},
): Promise<Response> => {
  const body = bodyFor(operation);
  return stage.call(operation, {
    path: fill(operation, stage.owner.values),
    ...(body !== null && { text: JSON.stringify(body) }),
    ...request,
    headers: { ...(person && bearer(person)), ...request.headers },
  });
};

/** The status alone; the rest of the body is cancelled. */
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
