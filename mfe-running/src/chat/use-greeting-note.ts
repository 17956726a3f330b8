import { useCheckinToday, usePlanToday, useToday } from '@stridewell/app/core';
import { useTrainingGate } from '../session/use-training-gate.ts';

/**
 * What the plan makes of today after the check-in, for the greeting in an empty chat. Undefined without a check-in and
 * while training may not be shown.
 */
export const useGreetingNote = (): string | undefined => {
  const gate = useTrainingGate(useToday());
  const checkin = useCheckinToday();
  const plan = usePlanToday(checkin.state === 'there' ? checkin.value.score : null);
  return gate.loading || gate.closed ? undefined : plan?.action.text;
};
