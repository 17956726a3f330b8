import type { Area, PhysioCheckin, TriageInput, TriageOutcome } from '@stridewell/contracts/web';
import { callApi, invalidateAfter, messageOf, showToast, useSingleMutation } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { noteFlags } from './note-flags.ts';

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
    mutationFn: (input) => callApi('answerTriage', { body: input }),
    onSuccess: async (outcome, input) => {
      onOutcome({ input, outcome });
      if (area && checkin) await noteFlags(checkin, area, input.flags);
      invalidateAfter(client, 'answerTriage');
    },
    onError: (error) =>
      showToast({
        tone: 'destructive',
        title: 'Error',
        text: messageOf(error, 'We could not look up what to do. If it feels like an emergency, call 113 now.'),
      }),
  });
};
