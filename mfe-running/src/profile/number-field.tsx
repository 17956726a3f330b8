import { TextField } from '@stridewell/ui/forms';
import type { ReactNode } from 'react';
import { wholeNumber } from './form.ts';
import type { PartProps } from './part.ts';

export interface NumberFieldProps extends PartProps {
  name: 'age' | 'weeklyHours' | 'longRunCapMin';
  label: string;
  help: ReactNode;
}

/** A whole number. What is no number is empty once the field is left. */
export const NumberField = ({ name, label, help, form, problems, set, leave }: NumberFieldProps) => (
  <TextField
    label={label}
    help={help}
    error={problems[name]}
    inputMode="numeric"
    autoComplete="off"
    value={form[name]}
    onChange={(event) => set({ [name]: event.target.value })}
    onBlur={(event) => leave(name, { [name]: wholeNumber(event.target.value) })}
  />
);
