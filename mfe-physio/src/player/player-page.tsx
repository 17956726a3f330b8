import { now, Page, useApi, useUser } from '@stridewell/app/core';
import { ButtonLink, Card, longDay, Stack, showToast, TabSkeleton, Text } from '@stridewell/ui/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { RetryButton } from '../calls/retry-button.tsx';
import { backToDashboard, ROUTES } from '../dashboard/routes.ts';
import { type Kept, readKept } from './kept.ts';
import { reduce } from './machine/reduce.ts';
import { createSession } from './machine/state.ts';
import { newUuid } from './new-uuid.ts';
import { swapFactsOf } from './plan/substitutes.ts';
import { runFrom } from './plan/to-run.ts';
import { sessionFrom } from './plan/to-session.ts';
import { reduceRun } from './run/run-reduce.ts';
import { createRun } from './run/run-state.ts';
import { loadTexts, type TextsOf } from './screens/exercise-words.ts';
import { sendLog } from './send-log.ts';
import { loadWords, playerWords } from './words/words.ts';

const ExercisePlayer = lazy(async () => ({ default: (await import('./exercise-player.tsx')).ExercisePlayer }));
const RunPlayer = lazy(async () => ({ default: (await import('./run-player.tsx')).RunPlayer }));

interface EmptyProps {
  title: string;
  text: string;
  link: string;
  href?: string;
  action?: React.ReactNode;
}

const Empty = ({ title, text, link, href = ROUTES.dashboard, action }: EmptyProps) => (
  <Card title={title}>
    <Stack $gap={4}>
      <Text $quiet={2}>{text}</Text>
      <div>{action ?? <ButtonLink href={href}>{link}</ButtonLink>}</div>
    </Stack>
  </Card>
);

type Opened =
  | Kept
  | { kind: 'later'; text: string }
  | { kind: 'empty'; status: 'blocked' | 'checkin_required' | 'none' };

const instant = (): number => now().getTime();

/** Today's session or run, from the plan. */
const useFresh = (isRun: boolean, enabled: boolean) => {
  const { data, isError, isFetching, refetch } = useApi('readPhysioPlan', { enabled });
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (!enabled || !data || opened) return;
    const { run: words } = playerWords();
    if (isRun) {
      const run = runFrom(data, newUuid());
      if (run.state === 'startable') setOpened({ kind: 'guided_run', state: createRun(run.plan, instant()) });
      else if (run.state === 'none') setOpened({ kind: 'later', text: words.none });
      else setOpened({ kind: 'later', text: words.later(run.earliest === null ? null : longDay(run.earliest)) });
      return;
    }
    const plan = sessionFrom(data, newUuid());
    if (data.status !== 'ok') setOpened({ kind: 'empty', status: data.status });
    else if (plan.exercises.length === 0) setOpened({ kind: 'empty', status: 'none' });
    else setOpened({ kind: 'exercises', state: createSession(plan, instant()), facts: swapFactsOf(data) });
  }, [data, enabled, isRun, opened]);
  return { opened, failed: isError, retrying: isFetching, retry: () => void refetch() };
};

/** The device's unfinished session, paused. An expired session is saved in its current state and is not resumed. */
const useResumed = (): Kept | null | undefined => {
  const { id } = useUser();
  const [resumed, setResumed] = useState<Kept | null>();
  useEffect(() => {
    let ended = false;
    void readKept(id).then((kept) => {
      if (ended) return;
      if (kept === null) return setResumed(null);
      const restored: Kept =
        kept.kind === 'exercises'
          ? { ...kept, state: reduce(kept.state, { type: 'restore' }, instant()) }
          : { ...kept, state: reduceRun(kept.state, { type: 'restore' }, instant()) };
      // A session without a first set restarts from today's plan.
      if (restored.state.startedAt === null) return setResumed(null);
      if (restored.state.stage !== 'ended') return setResumed(restored);
      showToast({ title: playerWords().expired });
      void sendLog(id, restored).catch(() => undefined);
      setResumed(null);
    });
    return () => {
      ended = true;
    };
  }, [id]);
  return resumed;
};

/** UI text and exercise texts in the language of the page. Null while they are loading. */
const useTexts = (): TextsOf | null => {
  const [texts, setTexts] = useState<{ of: TextsOf } | null>(null);
  useEffect(() => {
    // Without the texts, the figure and the clock still work.
    const load = loadTexts().catch((): TextsOf => () => undefined);
    void loadWords()
      .catch(() => undefined)
      .then(() => load)
      .then((of) => setTexts({ of }));
  }, []);
  return texts?.of ?? null;
};

const Content = ({ textsOf }: { textsOf: TextsOf | null }) => {
  const words = playerWords();
  const isRun = new URLSearchParams(useSearch()).get('run') === '1';
  const resumed = useResumed();
  const fresh = useFresh(isRun, resumed === null);
  const opened = resumed ?? fresh.opened;
  if (fresh.failed && !opened)
    return <Empty {...words.empty.failed} action={<RetryButton busy={fresh.retrying} onRetry={fresh.retry} />} />;
  if (!opened || !textsOf) return <TabSkeleton label={words.title} />;
  switch (opened.kind) {
    case 'exercises':
      return <ExercisePlayer initial={opened.state} facts={opened.facts} textsOf={textsOf} />;
    case 'guided_run':
      return <RunPlayer initial={opened.state} />;
    case 'later':
      return <Empty title={words.run.title(1)} text={opened.text} link={words.empty.none.link} />;
    case 'empty':
      return (
        <Empty
          {...words.empty[opened.status]}
          href={opened.status === 'checkin_required' ? ROUTES.checkins : ROUTES.dashboard}
        />
      );
    default:
      return opened satisfies never;
  }
};

/** /physio-coach/session: the guided session, or with `?run=1` the guided run of the walk-run ladder. */
export const PlayerPage = () => {
  const textsOf = useTexts();
  const { title } = playerWords();
  return (
    <Page title={title} back={backToDashboard()}>
      <Suspense fallback={<TabSkeleton label={title} />}>
        <Content textsOf={textsOf} />
      </Suspense>
    </Page>
  );
};
