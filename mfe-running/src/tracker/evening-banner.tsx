import { Alert, Button, Row } from '@stridewell/ui/core';
import { useState } from 'react';
import { useIsEvening } from './evening.ts';
import type { TrackerDay } from './tracker-days.ts';
import { type TrackerWords, trackerWords } from './tracker-words.ts';
import { useDay } from './use-day.ts';
import type { SkipPromptState } from './use-skip-prompt.ts';

/** True on a day with a session to mark or, for a runner without a plan, with a check-in. */
const hasQuestion = ({ plan, outcome }: TrackerDay): boolean =>
  plan ? plan.minutes > 0 : outcome !== null && outcome !== 'rest';

const sessionText = ({ plan }: TrackerDay, { evening }: TrackerWords): string =>
  plan ? `${plan.title}, ${plan.minutes} min.` : evening.didRun;

export interface EveningBannerProps {
  day: TrackerDay;
  skipPrompt: SkipPromptState;
}

/**
 * Reminder shown from 20:00 while today has no log but a session or, without a plan, a check-in. Once closed, it stays
 * hidden for the rest of the day.
 */
export const EveningBanner = ({ day, skipPrompt }: EveningBannerProps) => {
  const words = trackerWords();
  const { statuses } = words;
  const evening = useIsEvening();
  const control = useDay({ day, skipPrompt });
  const [notNow, setNotNow] = useState<string | null>(null);
  if (!evening || !hasQuestion(day) || day.log || control.isAsking || notNow === day.date) return null;
  return (
    <Alert
      tone="accent"
      icon="flag"
      title={words.evening.title}
      live
      onClose={() => setNotNow(day.date)}
      actions={
        <Row $gap={1} $wrap>
          <Button small onClick={() => control.setStatus('done')}>
            {statuses.done}
          </Button>
          <Button small variant="secondary" onClick={() => control.setStatus('partial')}>
            {statuses.partial}
          </Button>
          <Button small variant="secondary" onClick={() => control.setStatus('skipped')}>
            {statuses.skipped}
          </Button>
        </Row>
      }
    >
      <p>{`${sessionText(day, words)} ${words.evening.oneTap}`}</p>
    </Alert>
  );
};
