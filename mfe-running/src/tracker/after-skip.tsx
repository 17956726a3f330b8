import type { SkipReason } from '@stridewell/contracts/web';
import { Alert, ButtonLink, useToday } from '@stridewell/ui/core';
import type { TrackerDay } from './rows.ts';
import { shortVersion } from './short-version.ts';

export interface AfterSkipProps {
  day: TrackerDay;
  reason: SkipReason;
  onClose: () => void;
}

const MovesOn = ({ onClose }: Pick<AfterSkipProps, 'onClose'>) => (
  <Alert tone="neutral" title="No problem. The plan moves on, not back." live onClose={onClose} />
);

/** What the coach says to a skipped day, by its reason. */
export const AfterSkip = ({ day, reason, onClose }: AfterSkipProps) => {
  const today = useToday();
  switch (reason) {
    case 'time': {
      // What is past is never made up, not in part either.
      if (day.date < today) return <MovesOn onClose={onClose} />;
      const { title, text } = shortVersion(day);
      return (
        <Alert tone="accent" icon="timer" title={title} live onClose={onClose}>
          <p>{text}</p>
        </Alert>
      );
    }
    case 'fatigue':
      return <Alert tone="info" icon="recover" title="Noted - tomorrow starts easy." live onClose={onClose} />;
    case 'pain':
      return (
        <Alert
          tone="warning"
          icon="physio"
          title="Let us look at that first. Two minutes in Physio Coach?"
          live
          onClose={onClose}
          actions={
            <ButtonLink href="/physio-coach" small>
              Open Physio Coach
            </ButtonLink>
          }
        />
      );
    case 'other':
      return <MovesOn onClose={onClose} />;
  }
};
