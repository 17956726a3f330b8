import { useApi } from '@stridewell/app/core';
import type { CoachProfile } from '@stridewell/contracts/web';
import { Button, ButtonLink, Card, EmptyState } from '@stridewell/ui/core';
import type { usePlanChange } from './use-plan-change.ts';

/** Message for minors, identical to the planner's message. */
const ADULTS_ONLY_TEXT = 'Plans are made for adults. Under 18, train with a coach or parent who knows you.';
const ADULT_AGE = 18;

/** True when the profile has an age below 18. False for a malformed profile, which the planner checks. */
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
  /** Moves to the profile form on the same page. When it is missing, the card links to the profile tab. */
  onFill?: () => void;
}

/** Empty state of the weekly plan: creates a plan or, without a profile, leads to the profile form. */
export const NoPlan = ({ call, onFill }: NoPlanProps) => {
  const profile = useApi('readCoachProfile');
  const missing = profile.data === null;
  if (isMinor(profile.data))
    return (
      <Card title="This week's plan">
        <EmptyState icon="calendar" title="No plan">
          {ADULTS_ONLY_TEXT}
        </EmptyState>
      </Card>
    );
  return (
    <Card title="This week's plan">
      <EmptyState
        icon="calendar"
        title="No plan for this week yet"
        action={
          missing && onFill ? (
            <Button small onClick={onFill}>
              Create plan
            </Button>
          ) : missing ? (
            <ButtonLink href="/running?tab=profile" small>
              Create plan
            </ButtonLink>
          ) : (
            <Button small busy={call.isPending && 'Creating...'} onClick={() => call.mutate('make')}>
              Create plan
            </Button>
          )
        }
      >
        {missing
          ? 'Tell us what you train for and when you can run, and we will plan your week.'
          : 'We plan your week from your profile, your check-ins and your runs.'}
      </EmptyState>
    </Card>
  );
};
