import type { ReactNode } from 'react';
import type { FormSectionProps } from './form-layout.ts';
import { IntegerField } from './integer-field.tsx';

export interface NumberFieldProps extends FormSectionProps {
  name: 'age' | 'weeklyHours' | 'longRunCapMin';
  label: string;
  help: ReactNode;
}

/** A whole-number field that is bound to one field of the profile form. */
export const NumberField = ({ name, label, help, form, problems, set, leave }: NumberFieldProps) => (
  <IntegerField
    label={label}
    help={help}
    error={problems[name]}
    value={form[name]}
    onChange={(value) => set({ [name]: value })}
    onLeave={(value) => leave(name, { [name]: value })}
  />
);
