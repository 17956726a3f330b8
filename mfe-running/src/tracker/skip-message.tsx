import { useToday } from '@stridewell/app/core';
import type { SkipReason } from '@stridewell/contracts/web';
import { Alert, ButtonLink } from '@stridewell/ui/core';
import { shortVersion } from './short-version.ts';
import type { TrackerDay } from './tracker-days.ts';

export interface SkipMessageProps {
  day: TrackerDay;
  reason: SkipReason;
  onClose: () => void;
}

const PlanMovesOn = ({ onClose }: Pick<SkipMessageProps, 'onClose'>) => (
  <Alert tone="neutral" title="No problem. The plan moves on, not back." live onClose={onClose} />
);

/** The coach's message for a skip reason. */
export const SkipMessage = ({ day, reason, onClose }: SkipMessageProps) => {
  const today = useToday();
  switch (reason) {
    case 'time': {
      // Runners should not make up for past sessions, so no shorter version is offered.
      if (day.date < today) return <PlanMovesOn onClose={onClose} />;
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
      return <PlanMovesOn onClose={onClose} />;
  }
};
