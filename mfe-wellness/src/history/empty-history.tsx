import { Button, ButtonLink, CardBox, EmptyState } from '@stridewell/ui/core';
import { historyWords } from './history-words.ts';

export interface EmptyHistoryProps {
  /** Called to clear the filters. Null if no filter is set. */
  onClear: (() => void) | null;
}

/** Empty state of the history. Has a button that clears the filters or, if no filter is set, a link to the check-in. */
export const EmptyHistory = ({ onClear }: EmptyHistoryProps) => {
  const { empty } = historyWords();
  return (
    <CardBox as="div">
      <EmptyState
        icon="history"
        title={empty.title}
        action={
          onClear ? (
            <Button variant="secondary" small onClick={onClear}>
              {empty.clear}
            </Button>
          ) : (
            <ButtonLink href="/check-in" variant="secondary" small>
              {empty.checkIn}
            </ButtonLink>
          )
        }
      >
        {onClear ? empty.filtered : empty.none}
      </EmptyState>
    </CardBox>
  );
};
