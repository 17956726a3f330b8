import { ApiError } from '@stridewell/app/core';

/** Error messages by field. */
export type Errors<V> = { [K in keyof V]?: string };

/** Removes the fields without a problem. */
export const definedErrors = <V>(problems: { [K in keyof V]?: string | null }): Errors<V> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null)) as Errors<V>;

export interface ServerFieldErrors<V> {
  errors: Errors<V>;
  /** Whether a field shows the whole message, so that no toast is needed. */
  said: boolean;
}

/** Maps a server error to the form's fields. A 401, which names no field, is shown at `atFault` if that is given. */
export const fieldErrorsOf = <V extends object>(
  error: unknown,
  values: V,
  atFault?: keyof V & string,
): ServerFieldErrors<V> => {
  if (!(error instanceof ApiError)) return { errors: {}, said: false };
  if (error.status === 401 && atFault !== undefined && error.serverMessage !== null) {
    return { errors: { [atFault]: error.serverMessage } as Errors<V>, said: true };
  }
  const named = error.issues.filter((issue) => issue.path in values).map((issue) => [issue.path, issue.message]);
  return { errors: Object.fromEntries(named) as Errors<V>, said: false };
};
