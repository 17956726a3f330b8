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
}

export const QuestionCard = styled(CardBox)`
  display: grid;
  gap: ${token('space-6')};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;
