import type { PhysioArea } from '@stridewell/contracts/web';
import { CardBox, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import type { InjuryAnswers } from './answers.ts';

export interface PartProps {
  area: PhysioArea;
  answers: InjuryAnswers;
  onChange: (change: Partial<InjuryAnswers>) => void;
  /** The server's validation message for a field of the body, if any. */
  errorOf: (field: string) => string | null;
  /** True on the first day of an injury, when there is no earlier check-in to compare with. */
  isFirst?: boolean;
  /** Name of the injury, if the form asks about two. */
  of?: string;
}

/** Name of a group of questions. It contains the injury if the form asks about two. */
export const groupName = (name: string, of: string | undefined): string => (of === undefined ? name : `${name}: ${of}`);

export const QuestionCard = styled(CardBox)`
  display: grid;
  gap: ${token('space-6')};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;
