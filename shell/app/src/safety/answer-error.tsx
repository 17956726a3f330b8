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

export interface TroubleProps {
  /** Why the answer failed; one sentence, in the app's language. */
  children: string;
  language: SafetyLanguage;
  /** Sends the same answer again; null if nothing was sent yet. */
  onRetry: (() => void) | null;
}

/** The error of an answer that failed, with a retry button. */
export const AnswerError = ({ children, language, onRetry }: TroubleProps) => (
  <Box role="alert">
    <p lang="en">{children}</p>
    {onRetry && (
      <Button variant="secondary" icon="refresh" onClick={onRetry}>
        {SAFETY_TEXTS[language].tryAgain}
      </Button>
    )}
  </Box>
);
