import { ApiError } from '@stridewell/app/core';

/** A form's error messages by field name. */
export type Errors<V> = { [K in keyof V]?: string };

/** Returns only the fields that have an error. */
export const definedErrors = <V>(problems: { [K in keyof V]?: string | null }): Errors<V> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null)) as Errors<V>;

export interface ServerFieldErrors<V> {
  errors: Errors<V>;
  /** True if a field shows the server's whole message, so that no toast is needed. */
  shown: boolean;
}

/**
 * Maps a server error to the fields of a form. The message from a 401, which refers to no field, is assigned to
 * `fieldFor401`.
 */
export const fieldErrorsOf = <V extends object>(
  error: unknown,
  values: V,
  fieldFor401?: keyof V & string,
): ServerFieldErrors<V> => {
  if (!(error instanceof ApiError)) return { errors: {}, shown: false };
  if (error.status === 401 && fieldFor401 !== undefined && error.serverMessage !== null) {
    return { errors: { [fieldFor401]: error.serverMessage } as Errors<V>, shown: true };
  }
  const named = error.issues.filter((issue) => issue.path in values).map((issue) => [issue.path, issue.message]);
  return { errors: Object.fromEntries(named) as Errors<V>, shown: false };
};
