import { TextField } from '@stridewell/ui/forms';
import { type ReactNode, useState } from 'react';
import { wholeNumber } from './form-values.ts';
import { profileWords } from './profile-words.ts';

export interface IntegerFieldProps {
  label: string;
  help: ReactNode;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Called when the field loses the focus, with the leading whole number. */
  onLeave: (value: string) => void;
}

/**
 * A whole-number field. On blur it keeps only the leading whole number and shows a hint when it removed other
 * characters.
 */
export const IntegerField = ({ label, help, error, value, onChange, onLeave }: IntegerFieldProps) => {
  const [typed, setTyped] = useState('');
  const whole = wholeNumber(typed);
  const isCut = whole !== '' && whole !== typed.trim() && value === whole;
  return (
    <TextField
      label={label}
      help={isCut ? profileWords().wholeOnly(whole, typed.trim()) : help}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => {
        setTyped('');
        onChange(event.target.value);
      }}
      onBlur={(event) => {
        setTyped(event.target.value);
        onLeave(wholeNumber(event.target.value));
      }}
    />
  );
};
