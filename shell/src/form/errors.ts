import { ApiError } from '@stridewell/ui/core';

/** What is wrong, by field. */
export type Errors<V> = { [K in keyof V]?: string };

/** Leaves the fields out that nothing is wrong with. */
export const only = <V>(problems: { [K in keyof V]?: string | null }): Errors<V> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null)) as Errors<V>;

export interface Refusal<V> {
  errors: Errors<V>;
  /** It is all said at a field: a toast would say it twice. */
  said: boolean;
}

/** Where a form shows what the server said to it. A 401 that names no field is said at `atFault`, where there is one. */
export const refusedAt = <V extends object>(error: unknown, values: V, atFault?: keyof V & string): Refusal<V> => {
  if (!(error instanceof ApiError)) return { errors: {}, said: false };
  if (error.status === 401 && atFault !== undefined && error.serverMessage !== null) {
    return { errors: { [atFault]: error.serverMessage } as Errors<V>, said: true };
  }
  const named = error.issues.filter((issue) => issue.path in values).map((issue) => [issue.path, issue.message]);
  return { errors: Object.fromEntries(named) as Errors<V>, said: false };
};
