import { Button, ButtonLink, CardBox, EmptyState } from '@stridewell/ui/core';

export interface EmptyHistoryProps {
  /** Called to clear the filters. Null when no filter is set. */
  onClear: (() => void) | null;
}

/** Empty state of the history. Has a button that clears the filters or, if no filter is set, a link to the check-in. */
export const EmptyHistory = ({ onClear }: EmptyHistoryProps) => (
  <CardBox as="div">
    <EmptyState
      icon="history"
      title="No check-in history found for the selected criteria"
      action={
        onClear ? (
          <Button variant="secondary" small onClick={onClear}>
            Clear filters
          </Button>
        ) : (
          <ButtonLink href="/check-in" variant="secondary" small>
            Go to the check-in
          </ButtonLink>
        )
      }
    >
      {onClear ? 'Widen the dates, or show every recommendation.' : 'Every day you check in will appear here.'}
    </EmptyState>
  </CardBox>
);
