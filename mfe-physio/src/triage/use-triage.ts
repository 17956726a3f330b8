import { type Area, PATHS, type PhysioCheckin, type TriageInput, type TriageOutcome } from '@stridewell/contracts/web';
import { api, messageOf, showToast, useSingleMutation } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { noteFlags } from './note-flags.ts';

const FOLLOWERS = [
  PATHS.physioCheckinToday,
  PATHS.physioToday,
  PATHS.physioCheckins,
  PATHS.checkinToday,
  PATHS.weeklyPlan,
];

/** The area and the day's check-in, to which the ticked flags are added; null if there is none. */
export interface TriagedDay {
  area: Area | null;
  checkin: PhysioCheckin | null;
}

export interface Triaged {
  input: TriageInput;
  outcome: TriageOutcome;
}

/** Sends the answers and passes on the outcome. On failure the answers stay on the screen. */
export const useTriage = ({ area, checkin }: TriagedDay, onOutcome: (triaged: Triaged) => void) => {
  const client = useQueryClient();
  return useSingleMutation<TriageOutcome, TriageInput>({
    mutationKey: ['physio-triage'],
    mutationFn: (input) => api.post<TriageOutcome>(PATHS.physioTriage, input),
    onSuccess: async (outcome, input) => {
      onOutcome({ input, outcome });
      if (area && checkin) await noteFlags(checkin, area, input.flags);
      for (const path of FOLLOWERS) void client.invalidateQueries({ queryKey: [path] });
    },
    onError: (error) =>
      showToast({
        tone: 'destructive',
        title: 'Error',
        text: messageOf(error, 'We could not look up what to do. If it feels like an emergency, call 113 now.'),
      }),
  });
};
