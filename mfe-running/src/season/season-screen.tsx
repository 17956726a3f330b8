import { keyOf, Page, useOptional } from '@stridewell/app/core';
import type { Season } from '@stridewell/contracts/web';
import { ButtonLink, Card, EmptyState, ErrorCard, Skeleton, SkeletonCard, Split, Stack } from '@stridewell/ui/core';
import { DASHBOARD } from '../dashboard/running-screen.tsx';
import { languageQuery } from '../language/page-language.ts';
import { RaceReviewCard } from '../race-review/race-review-card.tsx';
import { KeyDays } from './key-days.tsx';
import { SeasonChart } from './season-chart.tsx';
import { SeasonHead } from './season-head.tsx';
import { SeasonMessages } from './season-messages.tsx';
import { shownKeyDays } from './season-weeks.ts';
import { seasonWords } from './season-words.ts';

const Loading = () => (
  <Stack>
    <SkeletonCard label={seasonWords().loading}>
      <Skeleton $width={200} $height={20} />
      <Skeleton $width={180} $height={44} />
    </SkeletonCard>
    <SkeletonCard label={seasonWords().loadingChart}>
      <Skeleton $width={140} $height={20} />
      <Skeleton $height={320} />
    </SkeletonCard>
  </Stack>
);

const NoSeason = () => {
  const { yours, none } = seasonWords();
  return (
    <Card title={yours}>
      <EmptyState
        icon="flag"
        title={none.title}
        action={
          <ButtonLink href="/running?tab=profile" small>
            {none.profile}
          </ButtonLink>
        }
      >
        {none.text}
      </EmptyState>
    </Card>
  );
};

const SeasonView = ({ season }: { season: Season }) => {
  const keyDays = shownKeyDays(season.keyDays);
  return (
    <Stack>
      <RaceReviewCard when="past" />
      <SeasonHead season={season} />
      <SeasonChart season={season} keyDays={keyDays} />
      <Split>
        {keyDays.length > 0 && <KeyDays keyDays={keyDays} />}
        <SeasonMessages season={season} />
      </Split>
    </Stack>
  );
};

const SeasonContent = () => {
  const words = seasonWords();
  const season = useOptional<Season>(keyOf('readSeason', languageQuery()));
  switch (season.state) {
    case 'loading':
      return <Loading />;
    case 'none':
      return <NoSeason />;
    case 'failed':
      return (
        <ErrorCard title={words.yours} onRetry={season.retry} busy={season.retrying}>
          {words.failed}
        </ErrorCard>
      );
    case 'there':
      return <SeasonView season={season.value} />;
  }
};

/** /running/season: every week to the race, or 12 weeks without one. */
const SeasonScreen = () => (
  <Page title={seasonWords().title} back={DASHBOARD}>
    <SeasonContent />
  </Page>
);

export default SeasonScreen;
