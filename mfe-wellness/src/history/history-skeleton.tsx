import { Page } from '@stridewell/app/core';
import { Row, Skeleton, SkeletonCard } from '@stridewell/ui/core';
import { historyWords } from './history-words.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder while the check-ins load. */
export const EntriesSkeleton = () => (
  <SkeletonCard label={historyWords().loading}>
    {ROWS.map((row) => (
      <Row key={row} $between>
        <Skeleton $width={120} $height={20} />
        <Skeleton $width={40} $height={20} />
        <Skeleton $width={88} $height={28} />
      </Row>
    ))}
  </SkeletonCard>
);

/** Placeholder for the history screen while its code loads. */
export const HistorySkeleton = () => (
  <Page title={historyWords().title}>
    <EntriesSkeleton />
  </Page>
);
