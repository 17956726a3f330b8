import { api, Page, useToday } from '@stridewell/app/core';
import { type HistoryItem, PATHS } from '@stridewell/contracts/web';
import { ErrorCard } from '@stridewell/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rangeProblem } from '../shared/date-range.ts';
import { EmptyHistory } from './empty-history.tsx';
import { entryOf } from './entry.ts';
import { exportCsv } from './export-csv.ts';
import { completeFilters, exportPath, type Filters, historyPath, isFiltered, NO_FILTERS } from './filters.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryPages } from './history-pages.tsx';
import { EntriesSkeleton } from './history-skeleton.tsx';
import { historyWords } from './history-words.ts';

/** Number of check-ins per page. Equal to the API's default. */
const PAGE = 100;

/** Queries the check-ins that match the filters, page by page, newest first. */
const useHistory = (filters: Filters, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: [PATHS.history, 'pages', filters],
    queryFn: ({ pageParam, signal }) => api.get<HistoryItem[]>(historyPath(filters, pageParam), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < PAGE ? null : (page.at(-1)?.id ?? null)),
    enabled,
  });

/** Screen at /history: all check-ins, with filters and a CSV export. */
const HistoryScreen = () => {
  const today = useToday();
  const [typed, setTyped] = useState(NO_FILTERS);
  const [exporting, setExporting] = useState(false);
  const filters = completeFilters(typed);
  const words = historyWords();
  const problem = rangeProblem(filters.from, filters.to) && words.reversed;
  const history = useHistory(filters, problem === null);
  const entries = history.data?.pages.flat().map(entryOf) ?? [];

  const handleExport = async (): Promise<void> => {
    setExporting(true);
    await exportCsv(exportPath(filters), today);
    setExporting(false);
  };
  const clear = isFiltered(filters) ? () => setTyped(NO_FILTERS) : null;

  return (
    <Page title={words.title}>
      <HistoryFilters
        filters={typed}
        problem={problem}
        onChange={setTyped}
        exporting={exporting}
        onExport={handleExport}
      />
      {problem === null && history.isLoading && <EntriesSkeleton />}
      {problem === null && history.isLoadingError && (
        <ErrorCard title={words.loadFailed.title} busy={history.isFetching} onRetry={() => history.refetch()}>
          {words.loadFailed.text}
        </ErrorCard>
      )}
      {problem === null && history.isSuccess && entries.length === 0 && <EmptyHistory onClear={clear} />}
      {problem === null && entries.length > 0 && (
        <HistoryPages
          key={historyPath(filters, null)}
          entries={entries}
          more={history.hasNextPage}
          loading={history.isFetchingNextPage}
          failed={history.isFetchNextPageError}
          onOlder={() => history.fetchNextPage()}
        />
      )}
    </Page>
  );
};

export default HistoryScreen;
