import { messageOf, showToast } from '@stridewell/ui/core';
import { focusFirstError } from '@stridewell/ui/forms';
import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Errors, refusedAt } from './errors.ts';

const OFFLINE = 'We could not reach Stridewell. Please try again.';

export type Held<V> = readonly [V, (change: (before: V) => V) => void];

/** Names of the values that are text. */
type TextName<V> = { [K in keyof V]: V[K] extends string ? K & string : never }[keyof V];

export interface FieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

export interface FormOptions<V> {
  /** What is typed, held by the screen: it outlives the form. */
  held: Held<V>;
  /** What is wrong, by field; nothing is sent while something is. */
  check: (values: V) => Errors<V>;
  send: (values: V) => Promise<void>;
  /** Title of the toast when sending fails. */
  failure: string;
  /** The text field that is at fault when the call is answered by a 401 that names none: it says so, and no toast does. */
  atFault?: TextName<V>;
}

export interface Form<V> {
  ref: RefObject<HTMLFormElement | null>;
  values: V;
  errors: Errors<V>;
  busy: boolean;
  set: <K extends keyof V>(name: K, value: V[K]) => void;
  /** What a text field of this name needs. */
  field: (name: TextName<V>) => FieldProps;
  handleSubmit: (event: FormEvent) => void;
}

/**
 * A form that says what is wrong at each field: its own rules from the first press of the button on, and what the server
 * finds beyond them. The first field that is wrong gets the focus; what was typed is never touched.
 */
export const useForm = <V extends object>({ held, check, send, failure, atFault }: FormOptions<V>): Form<V> => {
  const ref = useRef<HTMLFormElement>(null);
  const [values, change] = held;
  const [refused, setRefused] = useState<Errors<V>>({});
  const [presses, setPresses] = useState(0);
  const [busy, setBusy] = useState(false);
  const errors: Errors<V> = presses > 0 ? { ...refused, ...check(values) } : {};

  // Once per press and per refusal, after the fields are marked; not while the runner types.
  // biome-ignore lint/correctness/useExhaustiveDependencies: presses and refused are what it waits for
  useEffect(() => {
    if (ref.current) focusFirstError(ref.current);
  }, [presses, refused]);

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
    setPresses((count) => count + 1);
    if (Object.keys(check(values)).length > 0) return;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      setBusy(false);
      const refusal = refusedAt(error, values, atFault);
      setRefused(refusal.errors);
      if (!refusal.said) showToast({ title: failure, text: messageOf(error, OFFLINE), tone: 'destructive' });
    }
  };

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) void submit();
  };

  return { ref, values, errors, busy, set, field, handleSubmit };
};
