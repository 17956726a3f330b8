import { PATHS, type TriageInput, type TriageOutcome } from '@stridewell/contracts/web';
import { api, messageOf, showToast, useSingleMutation } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';

const FOLLOWERS = [
  PATHS.physioCheckinToday,
  PATHS.physioToday,
  PATHS.physioCheckins,
  PATHS.checkinToday,
  PATHS.weeklyPlan,
];

export interface Triaged {
  input: TriageInput;
  outcome: TriageOutcome;
}

/** Sends the answers and hands on the route. What was answered stays on the screen when that fails. */
export const useTriage = (onOutcome: (triaged: Triaged) => void) => {
  const client = useQueryClient();
  return useSingleMutation<TriageOutcome, TriageInput>({
    mutationKey: ['physio-triage'],
    mutationFn: (input) => api.post<TriageOutcome>(PATHS.physioTriage, input),
    onSuccess: (outcome, input) => {
      for (const path of FOLLOWERS) void client.invalidateQueries({ queryKey: [path] });
      onOutcome({ input, outcome });
    },
    onError: (error) =>
      showToast({
        tone: 'destructive',
        title: 'Error',
        text: messageOf(error, 'We could not look up what to do. If it feels like an emergency, call 113 now.'),
      }),
  });
};
