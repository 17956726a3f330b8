import { showToast } from '@stridewell/ui/core';
import { focusFirstError } from '@stridewell/ui/forms';
import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useProblemWords } from '../words/problem-words.ts';
import { type Errors, fieldErrorsOf } from './field-errors.ts';

export type FormState<V> = readonly [V, (change: (before: V) => V) => void];

/** Names of the form values that are strings. */
type TextName<V> = { [K in keyof V]: V[K] extends string ? K & string : never }[keyof V];

export interface FieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

export interface FormOptions<V> {
  /** The form values and their setter. The screen owns them, so that they remain when the form is unmounted. */
  state: FormState<V>;
  /** Validates the form values. The form is not submitted while there are errors. */
  check: (values: V) => Errors<V>;
  send: (values: V) => Promise<void>;
  /** Title of the toast that is shown if submitting fails. */
  failure: string;
  /**
   * Name of the text field that shows a failure, with its title, instead of a toast. Failures that refer to another
   * field are shown there.
   */
  failureAt?: TextName<V>;
  /** Name of the text field that shows the message from a 401. If it is not set, a toast shows the message. */
  fieldFor401?: TextName<V>;
}

export interface Form<V> {
  ref: RefObject<HTMLFormElement | null>;
  values: V;
  errors: Errors<V>;
  busy: boolean;
  set: <K extends keyof V>(name: K, value: V[K]) => void;
  /** Returns the props for the text field with the given name. */
  field: (name: TextName<V>) => FieldProps;
  handleSubmit: (event: FormEvent) => void;
  /** Submits the form with changed values, unless it is being submitted. */
  submitWith: (change: Partial<V>) => void;
}

/**
 * State of a form with one error message per field. Errors come from the form's own validation (after the first submit)
 * and from the server. Focuses the first field with an error. Never changes typed values.
 */
export const useForm = <V extends object>(options: FormOptions<V>): Form<V> => {
  const { state, check, send, failure, failureAt, fieldFor401 } = options;
  const problems = useProblemWords();
  const ref = useRef<HTMLFormElement>(null);
  const [values, change] = state;
  const [refused, setRefused] = useState<Errors<V>>({});
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const found: Errors<V> = attempts > 0 ? { ...refused, ...check(values) } : {};
  const errors = Object.fromEntries(
    Object.entries<string | undefined>(found).map(([name, text]) => [name, text && problems.message(text)]),
  ) as Errors<V>;

  // Runs after each submit and each server error, once the errors are rendered, but not while the runner types.
  // biome-ignore lint/correctness/useExhaustiveDependencies: attempts and refused are the triggers
  useEffect(() => {
    if (ref.current) focusFirstError(ref.current);
  }, [attempts, refused]);

  const set = <K extends keyof V>(name: K, value: V[K]): void => {
    change((before) => ({ ...before, [name]: value }));
    if (name in refused) setRefused(({ [name]: _, ...rest }) => rest as Errors<V>);
  };

  const field = (name: TextName<V>): FieldProps => ({
    name,
    value: String(values[name]),
    error: errors[name],
    onChange: (event) => set(name, event.target.value as V[typeof name]),
  });

  const fail = (error: unknown): void => {
    const refusal = fieldErrorsOf(error, values, fieldFor401);
    const text = problems.error(error);
    if (failureAt !== undefined && Object.keys(refusal.errors).length === 0) {
      setRefused({ [failureAt]: `${failure}. ${text}` } as Errors<V>);
      return;
    }
    setRefused(refusal.errors);
    if (!refusal.shown) showToast({ title: failure, text, tone: 'destructive' });
  };

  const submit = async (submitted: V): Promise<void> => {
    setAttempts((count) => count + 1);
    if (Object.keys(check(submitted)).length > 0) return;
    setBusy(true);
    try {
      await send(submitted);
    } catch (error) {
      setBusy(false);
      fail(error);
    }
  };

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) void submit(values);
  };

  const submitWith = (changed: Partial<V>): void => {
    if (busy) return;
    change((before) => ({ ...before, ...changed }));
    void submit({ ...values, ...changed });
  };

  return { ref, values, errors, busy, set, field, handleSubmit, submitWith };
};
