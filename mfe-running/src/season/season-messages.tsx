import type { Season } from '@stridewell/contracts/web';
import { Alert, ButtonLink } from '@stridewell/ui/core';

/** What the runner should know about the season, in a neutral tone: the plan continues in any case. */
export const SeasonMessages = ({ season: { messages, isFinishPlan } }: { season: Season }) =>
  messages.length > 0 && (
    <Alert
      tone="neutral"
      title={isFinishPlan ? 'A plan to finish' : 'Good to know'}
      actions={
        <ButtonLink href="/running?tab=profile" variant="secondary" small>
          Change goal, days or hours
        </ButtonLink>
      }
    >
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Alert>
  );
