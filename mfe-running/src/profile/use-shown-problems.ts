import { ApiError } from '@stridewell/app/core';
import { focusFirstError } from '@stridewell/ui/forms';
import { type RefObject, useEffect, useRef, useState } from 'react';

type Problems<Name extends string> = Record<string, string> & Partial<Record<Name, string>>;

export interface ShownProblems<Name extends string> {
  /** Ref of the form, in which the first field with an error gets the focus after an attempt to save. */
  form: RefObject<HTMLFormElement | null>;
  /** Returns the validation errors to show: those of the server, and those of fields that the runner has left. */
  shown: (problems: Problems<Name>, server: Problems<Name>) => Problems<Name>;
  /** Shows a field's error from now on, because the runner has left the field. */
  leave: (name: Name) => void;
  /** Hides the errors of the fields for which the predicate is false. */
  keep: (isKept: (name: Name) => boolean) => void;
  /** Shows all errors, because the runner tried to save. */
  attempt: () => void;
  /** Hides the errors that were shown only because of the attempt to save. */
  reset: () => void;
}

/** Validation errors of the server, by field. */
export const serverProblems = (
  error: Error | null,
  nameOf: (path: string) => string = (path) => path,
): Record<string, string> =>
  error instanceof ApiError ? Object.fromEntries(error.issues.map(({ path, message }) => [nameOf(path), message])) : {};

/**
 * Decides which validation errors of a form are shown: those of fields that the runner has left and, after a save, all.
 */
export const useShownProblems = <Name extends string>(error: Error | null): ShownProblems<Name> => {
  const form = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if ((attempts > 0 || error) && form.current) focusFirstError(form.current);
  }, [attempts, error]);
  const ofLeft = (problems: Problems<Name>): Problems<Name> =>
    Object.fromEntries(Object.entries(problems).filter(([name]) => left.has(name as Name))) as Problems<Name>;
  return {
    form,
    shown: (problems, server) => ({ ...server, ...(attempts > 0 ? problems : ofLeft(problems)) }),
    leave: (name) => setLeft((before) => new Set([...before, name])),
    keep: (isKept) => setLeft((before) => new Set([...before].filter(isKept))),
    attempt: () => setAttempts((before) => before + 1),
    reset: () => setAttempts(0),
  };
};
