import { useCheckinToday, usePlanToday, useToday } from '@stridewell/app/core';
import { useTrainingGate } from '../session/use-training-gate.ts';

/**
 * The effect of the check-in on today's plan, for the greeting in an empty chat. Undefined if there is no check-in or
 * while training may not be shown.
 */
export const useGreetingNote = (): string | undefined => {
  const gate = useTrainingGate(useToday());
  const checkin = useCheckinToday();
  const plan = usePlanToday(checkin.state === 'there' ? checkin.value.score : null);
  return gate.loading || gate.closed ? undefined : plan?.action.text;
};
