import { Button, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import type { SafetyLanguage } from './numbers.ts';
import { SAFETY_TEXTS } from './safety-texts.ts';

const Box = styled.div`
  ${text('14')}
  display: grid;
  justify-items: start;
  gap: ${token('space-2')};
  color: ${token('color-danger-fg')};
`;

export interface AnswerErrorProps {
  /** Reason why sending failed, as one sentence in the language of the app. */
  children: string;
  language: SafetyLanguage;
  /** Called to resend the same answer. Null if no answer was sent yet. */
  onRetry: (() => void) | null;
}

/** Error message for an answer that could not be sent, with a retry button. */
export const AnswerError = ({ children, language, onRetry }: AnswerErrorProps) => (
  <Box role="alert">
    <p lang="en">{children}</p>
    {onRetry && (
      <Button variant="secondary" icon="refresh" onClick={onRetry}>
        {SAFETY_TEXTS[language].tryAgain}
      </Button>
    )}
  </Box>
);
