import { useToday } from '@stridewell/app/core';
import { dayIn } from '@stridewell/app/screens';
import { type Activity, addDays, isRunningSport } from '@stridewell/contracts/web';
import { Button, Card, Stack, Text } from '@stridewell/ui/core';
import { useState } from 'react';
import type { PaceUnit } from '../session/units.ts';
import type { ActivityWords } from './activity-words.ts';
import { EffortQuestion } from './effort-question.tsx';
import { summaryOf } from './format-activity.ts';

/** Number of days for which runners still remember how hard a run was. */
const ASKED_DAYS = 7;

export interface EffortCardProps {
  activities: readonly Activity[];
  unit: PaceUnit;
  words: ActivityWords;
}

/**
 * Asks about the effort of the newest recent run without an answer, for example after an import. "Not now" moves to the
 * next one. The answered run stays until the runner leaves the page, so that a note can be added.
 */
export const EffortCard = ({ activities, unit, words }: EffortCardProps) => {
  const since = addDays(useToday(), -ASKED_DAYS);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<string | null>(null);
  const isOpen = ({ id, sport, rpe, date }: Activity): boolean =>
    isRunningSport(sport) && date > since && !left.includes(id) && (rpe === null || id === asked);
  const activity = activities.find(isOpen);
  if (!activity) return null;
  if (activity.id !== asked) setAsked(activity.id);
  return (
    <Card title={`${words.sports[activity.sport]}, ${dayIn(activity.date)}`}>
      <Stack $gap={4}>
        <Text $size="14" $quiet={2}>
          {summaryOf(activity, unit)}
        </Text>
        <EffortQuestion key={activity.id} activity={activity} words={words} />
        <div>
          <Button variant="quiet" small onClick={() => setLeft([...left, activity.id])}>
            {activity.rpe === null ? words.notNow : words.done}
          </Button>
        </div>
      </Stack>
    </Card>
  );
};
