import { messageOf } from '@stridewell/app/core';
import { showToast } from '@stridewell/ui/core';
import { focusFirstError } from '@stridewell/ui/forms';
import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Errors, fieldErrorsOf } from './field-errors.ts';

const OFFLINE = 'We could not reach Stridewell. Please try again.';

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
}

/**
 * State of a form with one error message per field. Errors come from the form's own validation (after the first submit)
 * and from the server. Focuses the first field with an error. Never changes typed values.
 */
export const useForm = <V extends object>({ state, check, send, failure, fieldFor401 }: FormOptions<V>): Form<V> => {
  const ref = useRef<HTMLFormElement>(null);
  const [values, change] = state;
  const [refused, setRefused] = useState<Errors<V>>({});
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const errors: Errors<V> = attempts > 0 ? { ...refused, ...check(values) } : {};

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

  const submit = async (): Promise<void> => {
    setAttempts((count) => count + 1);
    if (Object.keys(check(values)).length > 0) return;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      setBusy(false);
      const refusal = fieldErrorsOf(error, values, fieldFor401);
      setRefused(refusal.errors);
      if (!refusal.shown) showToast({ title: failure, text: messageOf(error, OFFLINE), tone: 'destructive' });
    }
  };

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) void submit();
  };

  return { ref, values, errors, busy, set, field, handleSubmit };
};
