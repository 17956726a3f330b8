import { useToday } from '@stridewell/app/core';
import type { SkipReason } from '@stridewell/contracts/web';
import { Alert, ButtonLink } from '@stridewell/ui/core';
import { shortVersion } from './short-version.ts';
import type { TrackerDay } from './tracker-days.ts';
import { trackerWords } from './tracker-words.ts';

export interface SkipMessageProps {
  day: TrackerDay;
  reason: SkipReason;
  onClose: () => void;
}

const PlanMovesOn = ({ onClose }: Pick<SkipMessageProps, 'onClose'>) => (
  <Alert tone="neutral" title={trackerWords().skip.movesOn} live onClose={onClose} />
);

/** The coach's message for a skip reason. */
export const SkipMessage = ({ day, reason, onClose }: SkipMessageProps) => {
  const today = useToday();
  const words = trackerWords().skip;
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
      return <Alert tone="info" icon="recover" title={words.tired} live onClose={onClose} />;
    case 'pain':
      return (
        <Alert
          tone="warning"
          icon="physio"
          title={words.pain}
          live
          onClose={onClose}
          actions={
            <ButtonLink href="/physio-coach" small>
              {words.openPhysio}
            </ButtonLink>
          }
        />
      );
    case 'other':
      return <PlanMovesOn onClose={onClose} />;
  }
};
