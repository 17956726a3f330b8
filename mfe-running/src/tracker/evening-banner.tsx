import { Alert, Button, Row, sessionTitle } from '@stridewell/ui/core';
import { useState } from 'react';
import { KINDS } from '../plan/kinds.ts';
import { useEvening } from './evening.ts';
import { logType, type TrackerDay } from './rows.ts';
import type { Asking } from './use-asking.ts';
import { useDay } from './use-day.ts';

const sessionText = (day: TrackerDay): string => {
  if (day.plan && day.plan.minutes > 0) return `${sessionTitle(day.plan.title)}, ${day.plan.minutes} min.`;
  const type = logType(day);
  return type === 'rest' ? 'Rest day. Mark it as done if you rested.' : `${KINDS[type].label}.`;
};

export interface EveningBannerProps {
  day: TrackerDay;
  asking: Asking;
}

/** Shown from 20:00 while today has no log: one tap marks the day. Closing it lasts for the day. */
export const EveningBanner = ({ day, asking }: EveningBannerProps) => {
  const evening = useEvening();
  const control = useDay({ day, asking });
  const [notNow, setNotNow] = useState<string | null>(null);
  if (!evening || day.log || control.asked || notNow === day.date) return null;
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
