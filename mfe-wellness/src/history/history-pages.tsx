import { Button, Text, useWide } from '@stridewell/ui/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Entry } from './entry.ts';
import { HistoryList } from './history-list.tsx';
import { HistoryTable } from './history-table.tsx';
import { historyWords } from './history-words.ts';
import { MetricKey } from './metric-figures.tsx';

interface OlderFocus {
  /** Index of the first check-in on the most recently loaded page, or −1 if "Load older" has not been used. */
  index: number;
  ref: RefObject<HTMLElement | null>;
  /** Must be called when the runner requests older check-ins. */
  requested: () => void;
}

/** Focuses the first newly loaded check-in, because the "Load older" button moves or disappears. */
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

/** Shows the loaded check-ins and a button that loads older check-ins. */
export const HistoryPages = ({ entries, more, loading, failed, onOlder }: HistoryPagesProps) => {
  const wide = useWide();
  const words = historyWords();
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
            {words.olderFailed}
          </Text>
        )}
        {more && (
          <Button variant="secondary" small busy={loading && words.loadingOlder} onClick={handleOlder}>
            {words.older}
          </Button>
        )}
      </Centre>
    </>
  );
};
