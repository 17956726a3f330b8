import { callApi, invalidateAfter, messageOf, useSingleMutation } from '@stridewell/app/core';
import {
  type Area,
  NEAREST_AREA,
  type PhysioArea,
  type PhysioCheckin,
  RED_FLAGS,
  type RedFlag,
  type TriageInput,
  type TriageOutcome,
} from '@stridewell/contracts/web';
import { showFailure } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { answersOf, bodyOf } from '../assessment/answers.ts';
import { triageWords } from './triage-words.ts';

/** Adds the ticked flags to today's check-in, because both coaches use the check-in to decide about running. */
const addFlags = async (checkin: PhysioCheckin, area: Area, flags: readonly RedFlag[]): Promise<void> => {
  const redFlags = RED_FLAGS.filter((flag) => checkin.redFlags.includes(flag) || flags.includes(flag));
  if (redFlags.length === checkin.redFlags.length) return;
  try {
    await callApi('savePhysioCheckin', { body: bodyOf(area, { ...answersOf(checkin), redFlags }) });
  } catch {
    showFailure(triageWords().addFailed);
  }
};

export interface TriagedDay {
  area: PhysioArea | null;
  checkin: PhysioCheckin | null;
}

export interface Triaged {
  input: TriageInput;
  outcome: TriageOutcome;
}

/** Mutation that sends the triage answers. */
export const useTriage = ({ area, checkin }: TriagedDay, onOutcome: (triaged: Triaged) => void) => {
  const client = useQueryClient();
  return useSingleMutation<TriageOutcome, TriageInput>({
    mutationKey: ['physio-triage'],
    mutationFn: (input) => callApi('answerTriage', { body: input }),
    onSuccess: async (outcome, input) => {
      onOutcome({ input, outcome });
      if (area && checkin) await addFlags(checkin, NEAREST_AREA[area], input.flags);
      invalidateAfter(client, 'answerTriage');
    },
    onError: (error) => showFailure(messageOf(error, triageWords().lookupFailed)),
  });
};
