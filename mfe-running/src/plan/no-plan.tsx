import { type CoachProfile, PATHS } from '@stridewell/contracts/web';
import { Button, ButtonLink, Card, EmptyState } from '@stridewell/ui/core';
import { useQuery } from '@tanstack/react-query';
import type { usePlanCall } from './use-plan-call.ts';

/** In the plan's place while this week has none: a plan needs a profile first. */
export const NoPlan = ({ call }: { call: ReturnType<typeof usePlanCall> }) => {
  const profile = useQuery<CoachProfile | null>({ queryKey: [PATHS.coachProfile] });
  const missing = profile.data === null;
  return (
    <Card title="This week's plan">
      <EmptyState
        icon="calendar"
        title="No plan for this week yet"
        action={
          missing ? (
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
          ? 'Say what you train for and when you can run. Your week is planned from that.'
          : 'Your week is planned from your profile, your check-ins and what you have run.'}
      </EmptyState>
    </Card>
  );
};
