import { Button, Text, useWide } from '@stridewell/ui/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Entry } from './entry.ts';
import { HistoryList } from './history-list.tsx';
import { HistoryTable } from './history-table.tsx';
import { MetricKey } from './metric-figures.tsx';

interface OlderFocus {
  /** Index of the first check-in of the page that was loaded last; −1 before the first request for older ones. */
  index: number;
  ref: RefObject<HTMLElement | null>;
  /** Call this when requesting older check-ins. */
  requested: () => void;
}

/**
 * Keeps the keyboard position: the button that loads older check-ins moves down or disappears, so the focus moves to
 * the first check-in that was added.
 */
const useOlderFocus = (count: number): OlderFocus => {
  const [index, setIndex] = useState(-1);
  const ref = useRef<HTMLElement>(null);
  const arrived = index >= 0 && count > index;
  useEffect(() => {
    if (arrived) ref.current?.focus({ preventScroll: true });
  }, [arrived]);
  return { index, ref, requested: () => setIndex(count) };
};

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
    older.requested();
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
