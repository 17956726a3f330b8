import { useApi } from '@stridewell/app/core';
import type { CoachProfile } from '@stridewell/contracts/web';
import { Button, ButtonLink, Card, EmptyState } from '@stridewell/ui/core';
import { planWords } from './plan-words.ts';
import type { usePlanChange } from './use-plan-change.ts';

const ADULT_AGE = 18;

/** True if the profile has an age below 18. False for a malformed profile, which the planner checks. */
const isMinor = (profile: CoachProfile | null | undefined): boolean => {
  try {
    const { age } = JSON.parse(profile?.runningProfileV2 ?? '{}') as { age?: unknown };
    return typeof age === 'number' && age < ADULT_AGE;
  } catch {
    return false;
  }
};

export interface NoPlanProps {
  call: ReturnType<typeof usePlanChange>;
  /** Moves to the profile form on the same page. If omitted, the card links to the profile tab. */
  onFill?: () => void;
}

/** Empty state of the weekly plan: creates a plan or, if there is no profile, links to the profile form. */
export const NoPlan = ({ call, onFill }: NoPlanProps) => {
  const { none: words, titles } = planWords();
  const profile = useApi('readCoachProfile');
  const missing = profile.data === null;
  if (isMinor(profile.data))
    return (
      <Card title={titles.this}>
        <EmptyState icon="calendar" title={words.minorTitle}>
          {words.minor}
        </EmptyState>
      </Card>
    );
  return (
    <Card title={titles.this}>
      <EmptyState
        icon="calendar"
        title={words.title}
        action={
          missing && onFill ? (
            <Button small onClick={onFill}>
              {words.create}
            </Button>
          ) : missing ? (
            <ButtonLink href="/running?tab=profile" small>
              {words.create}
            </ButtonLink>
          ) : (
            <Button small busy={call.isPending && words.creating} onClick={() => call.mutate('make')}>
              {words.create}
            </Button>
          )
        }
      >
        {missing ? words.withoutProfile : words.withProfile}
      </EmptyState>
    </Card>
  );
};
