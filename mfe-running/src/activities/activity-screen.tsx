import { type BackLink, callApi, invalidateAfter, keyOf, NotFound, Page, useOptional } from '@stridewell/app/core';
import { dayIn } from '@stridewell/app/screens';
import { type ActivityDetail, SPORTS } from '@stridewell/contracts/web';
import { Button, ButtonLink, Card, ErrorCard, Row, Stack, showToast, TabSkeleton, Text } from '@stridewell/ui/core';
import { SelectField } from '@stridewell/ui/forms';
import { formatDistance } from '@stridewell/ui/units';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { pageLanguage } from '../language/page-language.ts';
import { decimalsIn } from '../session/decimals.ts';
import { Facts } from '../session/facts.tsx';
import { formatRaceTime } from '../session/units.ts';
import { usePaceUnit } from '../session/use-pace-unit.ts';
import { ACTIVITIES_PATH, activityPath } from './activity-path.ts';
import { ACTIVITY_WORDS, type ActivityWords } from './activity-words.ts';
import { EffortQuestion } from './effort-question.tsx';
import { paceOf } from './format-activity.ts';
import { SplitTable } from './split-table.tsx';
import { useChangeActivity } from './use-change-activity.ts';

/** The chart library is loaded only when there are curves. */
const CurvesCard = lazy(() => import('./curves-card.tsx'));

/** Time in milliseconds during which a deletion can be undone. */
const UNDO_MS = 10_000;

const backLink = (words: ActivityWords): BackLink => ({ href: ACTIVITIES_PATH, label: words.back });

const factsOf = (activity: ActivityDetail, words: ActivityWords, unit: 'km' | 'mi') => {
  const { distanceMeters, movingSeconds, ascentMeters, avgHr, maxHr, avgCadence } = activity;
  const facts: [string, string | null][] = [
    [words.distance, distanceMeters === null ? null : decimalsIn(formatDistance(distanceMeters, unit))],
    [words.time, formatRaceTime(movingSeconds)],
    [words.pace, paceOf(activity, unit)],
    [words.ascent, ascentMeters === null ? null : `${ascentMeters} m`],
    [words.heartRate, avgHr === null ? null : maxHr === null ? `${avgHr}` : words.heartRates(avgHr, maxHr)],
    [words.cadence, avgCadence === null ? null : `${avgCadence}`],
  ];
  return facts.flatMap(([name, text]) => (text === null ? [] : [{ name, text }]));
};

const useRemove = (id: string, words: ActivityWords) => {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const fail = (): void => void showToast({ title: words.saveFailed, tone: 'destructive' });
  const restore = async (): Promise<void> => {
    try {
      await callApi('restoreActivity', { params: { id } });
      navigate(activityPath(id));
    } catch {
      fail();
    }
    invalidateAfter(client, 'restoreActivity');
  };
  return useMutation({
    mutationKey: ['remove-activity'],
    mutationFn: () => callApi('removeActivity', { params: { id } }),
    onSuccess: () => {
      navigate(ACTIVITIES_PATH);
      invalidateAfter(client, 'removeActivity');
      const action = { label: words.undo, onSelect: () => void restore() };
      showToast({ title: words.removed, durationMs: UNDO_MS, action });
    },
    onError: fail,
  });
};

const MatchCard = ({ activity, words }: { activity: ActivityDetail; words: ActivityWords }) => {
  const { id, matched, repetitions, longerThanLongest, isRunOnWalkDay = false } = activity;
  const { mutate, isPending } = useChangeActivity(id, words);
  const isOffered = matched !== null || activity.matchedBy === 'runner';
  return (
    <Card title={words.planned}>
      <Stack $gap={3}>
        <Text $quiet={2}>
          {matched ? words.isPlanned(dayIn(matched.date)) : words.isNotPlanned}{' '}
          {repetitions && words.repetitions(repetitions.done, repetitions.planned)}
        </Text>
        {longerThanLongest !== null && (
          <Text>
            {words.longer(longerThanLongest)} {matched === null && words.notCounted}
          </Text>
        )}
        {isRunOnWalkDay && (
          <>
            <Text>{words.ranOnWalkDay}</Text>
            <Row>
              <ButtonLink href="/physio-coach?tab=checkins" small>
                {words.tellPhysio}
              </ButtonLink>
            </Row>
          </>
        )}
        {isOffered && (
          <Row>
            <Button
              variant="secondary"
              small
              disabled={isPending}
              onClick={() => mutate({ isPlannedSession: matched === null })}
            >
              {matched ? words.takeApart : words.match}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
};

/** Corrects the sport of the activity. The change is saved immediately. */
const SportCard = ({ activity: { id, sport }, words }: { activity: ActivityDetail; words: ActivityWords }) => {
  const { mutate, isPending, variables } = useChangeActivity(id, words);
  return (
    <Card>
      <SelectField
        label={words.sport}
        options={SPORTS.map((value) => ({ value, label: words.sports[value] }))}
        value={(isPending && variables.sport) || sport}
        onChange={({ target }) => {
          const chosen = SPORTS.find((each) => each === target.value);
          if (chosen && chosen !== sport) mutate({ sport: chosen });
        }}
      />
    </Card>
  );
};

const Detail = ({ activity, words }: { activity: ActivityDetail; words: ActivityWords }) => {
  const unit = usePaceUnit();
  const { mutate: remove, isPending } = useRemove(activity.id, words);
  const splits = unit === 'mi' ? activity.splits.mile : activity.splits.km;
  const table = { unit, words };
  return (
    <Page title={words.sports[activity.sport]} over={dayIn(activity.date)} back={backLink(words)}>
      <Stack>
        <Card>
          <Facts facts={factsOf(activity, words, unit)} columns={2} />
        </Card>
        <MatchCard activity={activity} words={words} />
        <SportCard activity={activity} words={words} />
        <Card>
          <EffortQuestion activity={activity} words={words} />
        </Card>
        {activity.series && (
          <Suspense fallback={<TabSkeleton label={words.curves} />}>
            <CurvesCard activity={activity} unit={unit} words={words} />
          </Suspense>
        )}
        {splits.length > 0 && <SplitTable title={words.splits} first={words.split(unit)} rows={splits} {...table} />}
        {activity.laps.length > 1 && (
          <SplitTable title={words.laps} first={words.lap} rows={activity.laps} {...table} />
        )}
        <Row>
          <Button variant="secondary" small disabled={isPending} onClick={() => remove()}>
            {words.remove}
          </Button>
        </Row>
      </Stack>
    </Page>
  );
};

/** /running/activities/:id: one activity. */
const ActivityScreen = ({ id }: { id: string }) => {
  const words = ACTIVITY_WORDS[pageLanguage()];
  const found = useOptional<ActivityDetail>(keyOf('readActivity', undefined, { id }));
  if (found.state === 'there') return <Detail activity={found.value} words={words} />;
  if (found.state === 'none') return <NotFound />;
  return (
    <Page title={words.one} back={backLink(words)}>
      {found.state === 'loading' ? (
        <TabSkeleton label={words.loading} />
      ) : (
        <ErrorCard title={words.one} onRetry={found.retry} busy={found.retrying}>
          {words.failed}
        </ErrorCard>
      )}
    </Page>
  );
};

export default ActivityScreen;
