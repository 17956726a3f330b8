import type { Operation } from './operations.ts';
import { bodyFor } from './samples.ts';
import { bearer, type Call, type Person, type Stage } from './stage.ts';

/** The documented path with the owner's own values in it, or others in their place. */
export const fill = ({ path }: Pick<Operation, 'path'>, values: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));

/** Calls an operation the way it wants to be called, as somebody or as nobody; `request` says what is different. */
export const ask = (
  stage: Stage,
  operation: Operation,
  person: Person | null,
  request: Call = {},
): Promise<Response> => {
  const body = bodyFor(operation);
  return stage.call(operation, {
    path: fill(operation, stage.owner.values),
    ...(body !== null && { text: JSON.stringify(body) }),
    ...request,
    headers: { ...(person && bearer(person)), ...request.headers },
  });
};

/** The status alone; whatever is still to come of the answer is not waited for. */
export const statusOf = async (answer: Response): Promise<number> => {
  await answer.body?.cancel();
  return answer.status;
};

/** Goes through operations and tells everything that is not as expected, not only the first. */
export const findings = async (
  which: readonly Operation[],
  look: (operation: Operation) => Promise<string[]>,
): Promise<string[]> => {
  const found: string[] = [];
  for (const operation of which) found.push(...(await look(operation)).map((line) => `${operation.name}: ${line}`));
  return found;
};
