import type { Changes, FormValues } from './form.ts';

export interface PartProps {
  form: FormValues;
  /** Validation errors, by field. */
  problems: Partial<Record<keyof FormValues, string>>;
  set: (change: Changes) => void;
}
