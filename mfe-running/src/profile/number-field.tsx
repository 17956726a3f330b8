import { TextField } from '@stridewell/ui/forms';
import { type ReactNode, useState } from 'react';
import type { FormSectionProps } from './form-layout.ts';
import { wholeNumber } from './form-values.ts';

export interface NumberFieldProps extends FormSectionProps {
  name: 'age' | 'weeklyHours' | 'longRunCapMin';
  label: string;
  help: ReactNode;
}

/**
 * A whole-number field. On blur it keeps only the leading whole number and shows a hint when it removed other
 * characters.
 */
export const NumberField = ({ name, label, help, form, problems, set, leave }: NumberFieldProps) => {
  const [typed, setTyped] = useState('');
  const whole = wholeNumber(typed);
  const isCut = whole !== '' && whole !== typed.trim() && form[name] === whole;
  return (
    <TextField
      label={label}
      help={isCut ? `Whole numbers only: ${whole}, not ${typed.trim()}.` : help}
      error={problems[name]}
      inputMode="numeric"
      autoComplete="off"
      value={form[name]}
      onChange={(event) => {
        setTyped('');
        set({ [name]: event.target.value });
      }}
      onBlur={(event) => {
        setTyped(event.target.value);
        leave(name, { [name]: wholeNumber(event.target.value) });
      }}
    />
  );
};
