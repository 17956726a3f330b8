import { Button, Text, useWide } from '@stridewell/ui/core';
import styled from 'styled-components';
import type { Entry } from './entry.ts';
import { HistoryList } from './history-list.tsx';
import { HistoryTable } from './history-table.tsx';
import { MetricKey } from './metric-figures.tsx';
import { useOlderFocus } from './use-older-focus.ts';

const Centre = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
`;

export interface HistoryPagesProps {
  entries: readonly Entry[];
  more: boolean;
  loading: boolean;
  failed: boolean;
  onOlder: () => void;
}

/** The check-ins loaded so far and a button to load older ones. */
export const HistoryPages = ({ entries, more, loading, failed, onOlder }: HistoryPagesProps) => {
  const wide = useWide();
  const older = useOlderFocus(entries.length);
  const Entries = wide ? HistoryTable : HistoryList;
  const handleOlder = (): void => {
    older.asked();
    onOlder();
  };
  return (
    <>
      <MetricKey />
      <Entries entries={entries} firstOlder={older} />
      <Centre>
        {failed && (
          <Text $size="14" role="alert">
            Older check-ins did not load. Please try again.
          </Text>
        )}
        {more && (
          <Button variant="secondary" small busy={loading && 'Loading older...'} onClick={handleOlder}>
            Load older
          </Button>
        )}
      </Centre>
    </>
  );
};
