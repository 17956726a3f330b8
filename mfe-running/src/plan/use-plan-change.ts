import { callApi, invalidateAfter, keyOf, messageOf, useSingleMutation } from '@stridewell/app/core';
import { PATHS } from '@stridewell/contracts/web';
import { showFailure } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { languageQuery } from '../language/page-language.ts';
import { planWords } from './plan-words.ts';

/**
 * Change to this week's plan: `make` creates or recreates it, `lighter` accepts the offer of a lighter week, `keep`
 * declines the offer.
 */
export type PlanChange = 'make' | 'lighter' | 'keep';

const send = (call: PlanChange) => {
  const query = languageQuery();
  return callApi('makeWeeklyPlan', { body: call === 'make' ? {} : { adjust: call }, ...(query && { query }) });
};

/** Mutation that changes this week's plan and caches the plan from the response. */
export const usePlanChange = () => {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['weekly-plan'],
    mutationFn: send,
    onSuccess: async (plan) => {
      await client.cancelQueries({ queryKey: [PATHS.weeklyPlan] });
      client.setQueryData(keyOf('readWeeklyPlan', languageQuery()), plan);
      invalidateAfter(client, 'makeWeeklyPlan');
    },
    onError: (error, call) => {
      showFailure(messageOf(error, planWords().failed[call]));
    },
  });
};
