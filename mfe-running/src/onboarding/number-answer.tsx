import { TextField } from '@stridewell/ui/forms';
import type { ReactNode } from 'react';
import { type NumberName, violatedLimits } from './answers.ts';
import type { CardProps } from './card-props.ts';
import { startWords } from './start-words.ts';

export interface NumberAnswerProps extends CardProps {
  name: NumberName;
  label: string;
  help?: ReactNode;
  /** Reason why a number is invalid, shown instead of the limits. */
  error?: string | false;
}

/** Field for a whole number, which shows its limits as the error. */
export const NumberAnswer = ({ name, label, help, error = false, answers, set }: NumberAnswerProps) => {
  const limits = violatedLimits(name, answers[name]);
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      help={help}
      error={error || (limits ? startWords().between(limits) : null)}
      value={answers[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
};
