import { Card, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import type { FieldName, FormValues } from './form-values.ts';
import { profileWords } from './profile-words.ts';
import type { FieldErrors } from './validate-profile.ts';

/** Props of each section of the form. */
export interface FormSectionProps {
  form: FormValues;
  /** Validation errors to show, by field. */
  problems: FieldErrors;
  set: (change: Partial<FormValues>) => void;
  /** Called when a field loses the focus. From then on the field shows its validation error. */
  leave: (field: FieldName, change?: Partial<FormValues>) => void;
}

export const FormCard = styled(Card)`
  display: grid;
  gap: ${token('space-5')};
  align-content: start;
  > :first-child {
    margin-bottom: calc(-1 * ${token('space-2')});
  }
`;

/** Two fields in one row, stacked on narrow phones. Text fields (`$words`) stack at a larger width than number fields. */
export const FieldPair = styled.div<{ $words?: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-4')};
  align-items: start;
  @media (max-width: ${({ $words }) => ($words ? 479 : 359)}px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Returns the options of a select, starting with "Not set" or another name of the empty choice. */
export const optionsOf = <T extends string>(
  values: readonly T[],
  label: (value: T) => string,
  empty: string = profileWords().notSet,
) => [{ value: '', label: empty }, ...values.map((value) => ({ value, label: label(value) }))];
