import { Card, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import type { FieldName, FormValues } from './form.ts';
import type { Problems } from './problems.ts';

/** What each part of the form is given. */
export interface PartProps {
  form: FormValues;
  /** Only those that are to be shown by now. */
  problems: Problems;
  set: (change: Partial<FormValues>) => void;
  /** A field was left: from now on it may say what is wrong. */
  leave: (field: FieldName, change?: Partial<FormValues>) => void;
}

/** A card of fields. */
export const Part = styled(Card)`
  display: grid;
  gap: ${token('space-5')};
  align-content: start;
  > :first-child {
    margin-bottom: calc(-1 * ${token('space-2')});
  }
`;

/** Two fields beside each other; one under the other where a phone has no room, which is sooner for words than for numbers. */
export const Pair = styled.div<{ $words?: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-4')};
  align-items: start;
  @media (max-width: ${({ $words }) => ($words ? 479 : 359)}px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Options of a select whose first one is no choice. */
export const optionsOf = (values: readonly string[], label: (value: string) => string = (value) => value) => [
  { value: '', label: 'Not set' },
  ...values.map((value) => ({ value, label: label(value) })),
];
