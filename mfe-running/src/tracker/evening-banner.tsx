import { Alert, Button, Row } from '@stridewell/ui/core';
import { useState } from 'react';
import { PLAN_TYPE_DISPLAY } from '../plan/plan-type-display.ts';
import { useIsEvening } from './evening.ts';
import type { TrackerDay } from './tracker-days.ts';
import { useDay } from './use-day.ts';
import type { SkipPromptState } from './use-skip-prompt.ts';

const sessionText = (day: TrackerDay): string => {
  if (day.plan && day.plan.minutes > 0) return `${day.plan.title}, ${day.plan.minutes} min.`;
  if (day.outcome === null) return 'Did you run today?';
  return day.outcome === 'rest'
    ? 'Rest day. Mark it as done if you rested.'
    : `${PLAN_TYPE_DISPLAY[day.outcome].label}.`;
};

export interface EveningBannerProps {
  day: TrackerDay;
  skipPrompt: SkipPromptState;
}

/** Reminder that is shown from 20:00 while today has no log. When closed, it stays hidden for the rest of the day. */
export const EveningBanner = ({ day, skipPrompt }: EveningBannerProps) => {
  const evening = useIsEvening();
  const control = useDay({ day, skipPrompt });
  const [notNow, setNotNow] = useState<string | null>(null);
  if (!evening || day.log || control.isAsking || notNow === day.date) return null;
  return (
    <Alert
      tone="accent"
      icon="flag"
      title="Mark today's result?"
      live
      onClose={() => setNotNow(day.date)}
      actions={
        <Row $gap={1} $wrap>
          <Button small onClick={() => control.setStatus('done')}>
            Done
          </Button>
          <Button small variant="secondary" onClick={() => control.setStatus('partial')}>
            Partial
          </Button>
          <Button small variant="secondary" onClick={() => control.setStatus('skipped')}>
            Skipped
          </Button>
        </Row>
      }
    >
      <p>{`${sessionText(day)} It takes one tap.`}</p>
    </Alert>
  );
};
