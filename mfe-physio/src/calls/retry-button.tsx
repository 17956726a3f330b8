import { Button } from '@stridewell/ui/core';
import { inLanguage } from '../data/language.ts';

const WORDS = {
  en: { again: 'Try again', busy: 'Trying again...' },
  nb: { again: 'Prøv igjen', busy: 'Prøver igjen...' },
};

export interface RetryButtonProps {
  busy: boolean;
  onRetry: () => void;
}

/** "Try again" button for content that could not be loaded. */
export const RetryButton = ({ busy, onRetry }: RetryButtonProps) => {
  const words = inLanguage(WORDS);
  return (
    <Button variant="secondary" small icon="refresh" busy={busy && words.busy} onClick={onRetry}>
      {words.again}
    </Button>
  );
};
