import type { Season } from '@stridewell/contracts/web';
import { Alert, ButtonLink } from '@stridewell/ui/core';
import { seasonWords } from './season-words.ts';

/** Messages about the season, in a neutral tone: the plan continues in any case. */
export const SeasonMessages = ({ season: { messages, isFinishPlan } }: { season: Season }) => {
  const words = seasonWords();
  if (messages.length === 0) return null;
  return (
    <Alert
      tone="neutral"
      title={isFinishPlan ? words.finish : words.goodToKnow}
      actions={
        <ButtonLink href="/running?tab=profile" variant="secondary" small>
          {words.change}
        </ButtonLink>
      }
    >
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Alert>
  );
};
