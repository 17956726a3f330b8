import { keyOf, Page, useOptional } from '@stridewell/app/core';
import { dayIn } from '@stridewell/app/screens';
import type { Activity, ImportSummary } from '@stridewell/contracts/web';
import { Button, Card, EmptyState, ErrorCard, Stack, TabSkeleton } from '@stridewell/ui/core';
import { useState } from 'react';
import { DASHBOARD } from '../dashboard/running-screen.tsx';
import { pageLanguage } from '../language/page-language.ts';
import { usePaceUnit } from '../session/use-pace-unit.ts';
import { ActivityList } from './activity-list.tsx';
import { ACTIVITY_WORDS, type ActivityWords } from './activity-words.ts';
import { EffortCard } from './effort-card.tsx';
import { EntryCard } from './entry-card.tsx';
import { ImportCard } from './import-card.tsx';
import { SharedCard } from './shared-card.tsx';

interface Activities {
  activities: Activity[];
  next: string | null;
}

/** A later page of the list, loaded on demand. */
const LaterPage = ({ before, words }: { before: string; words: ActivityWords }) => {
  const page = useOptional<Activities>(keyOf('readActivities', { before }));
  if (page.state === 'loading') return <TabSkeleton label={words.loading} />;
  return page.state === 'there' ? <ListPage {...page.value} words={words} /> : null;
};

const ListPage = ({ activities, next, words }: Activities & { words: ActivityWords }) => {
  const unit = usePaceUnit();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActivityList activities={activities} unit={unit} words={words} dayOf={dayIn} />
      {next !== null && !isOpen && (
        <Button variant="secondary" small onClick={() => setOpen(true)}>
          {words.more}
        </Button>
      )}
      {next !== null && isOpen && <LaterPage before={next} words={words} />}
    </>
  );
};

const Content = ({ words }: { words: ActivityWords }) => {
  const unit = usePaceUnit();
  const first = useOptional<Activities & { lastImport: ImportSummary | null }>(keyOf('readActivities'));
  if (first.state === 'loading') return <TabSkeleton label={words.loading} />;
  if (first.state !== 'there')
    return (
      <ErrorCard
        title={words.title}
        onRetry={first.state === 'failed' ? first.retry : () => undefined}
        busy={first.state === 'failed' && first.retrying}
      >
        {words.failed}
      </ErrorCard>
    );
  const { lastImport, ...page } = first.value;
  return (
    <Stack>
      <EffortCard activities={page.activities} unit={unit} words={words} />
      <ImportCard last={lastImport} words={words} />
      <EntryCard unit={unit} words={words} />
      {page.activities.length === 0 ? (
        <Card>
          <EmptyState icon="run" title={words.emptyTitle}>
            {words.empty}
          </EmptyState>
        </Card>
      ) : (
        <ListPage {...page} words={words} />
      )}
    </Stack>
  );
};

/** /running/activities: imports files and lists all activities. */
const ActivitiesScreen = () => {
  const words = ACTIVITY_WORDS[pageLanguage()];
  return (
    <Page title={words.title} note={words.note} back={DASHBOARD}>
      <Stack>
        <SharedCard words={words} />
        <Content words={words} />
      </Stack>
    </Page>
  );
};

export default ActivitiesScreen;
