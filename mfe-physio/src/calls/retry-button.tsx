import { Button } from '@stridewell/ui/core';

export interface RetryButtonProps {
  busy: boolean;
  onRetry: () => void;
}

/** "Try again" button for content that could not be loaded. */
export const RetryButton = ({ busy, onRetry }: RetryButtonProps) => (
  <Button variant="secondary" small icon="refresh" busy={busy && 'Trying again...'} onClick={onRetry}>
    Try again
  </Button>
);
