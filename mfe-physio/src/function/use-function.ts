import {
  callApi,
  invalidateAfter,
  messageOf,
  type Optional,
  readOr,
  useOptional,
  useSingleMutation,
  useToday,
} from '@stridewell/app/core';
import { PATHS, type QuestionnaireInput, type Questionnaires } from '@stridewell/contracts/web';
import { showToast } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { callWithErrorMessage } from '../calls/call-with-error-message.ts';
import { functionWords } from './function-words.ts';

const read = readOr('readQuestionnaires', 'Failed to fetch your activities');

/** Query of the weekly answers of each active injury. Its state is `none` with a server of an earlier release. */
export const useQuestionnaires = (): Optional<Questionnaires> => {
  const today = useToday();
  return useOptional([PATHS.physioQuestionnaires], { read, current: ({ date }) => date === today });
};

/** Mutation that stores the answers of a week. A repeated attempt sends the same id. */
export const useSaveQuestionnaire = () => {
  const client = useQueryClient();
  const words = functionWords();
  return useSingleMutation<void, QuestionnaireInput>({
    mutationKey: ['physio-questionnaire'],
    mutationFn: async (body) => {
      await callWithErrorMessage(words.failed, () => callApi('saveQuestionnaire', { body }));
    },
    onSuccess: (_none, { status }) => {
      invalidateAfter(client, 'saveQuestionnaire');
      if (status === 'answered') showToast({ tone: 'success', title: words.saved });
    },
    onError: (error) => {
      showToast({ tone: 'destructive', title: words.title, text: messageOf(error, words.failed) });
    },
  });
};
