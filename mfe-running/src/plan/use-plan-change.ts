import { callApi, invalidateAfter, messageOf, useSingleMutation } from '@stridewell/app/core';
import { PATHS } from '@stridewell/contracts/web';
import { showToast } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Change to this week's plan: `make` creates or recreates it, `lighter` accepts the offer of a lighter week, `keep`
 * declines the offer.
 */
export type PlanChange = 'make' | 'lighter' | 'keep';

const FAILED: Record<PlanChange, string> = {
  make: 'Failed to create the plan',
  lighter: 'Failed to make the week lighter',
  keep: 'Failed to keep the plan',
};

/** Mutation that changes this week's plan and caches the plan from the response. */
export const usePlanChange = () => {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['weekly-plan'],
    mutationFn: (call: PlanChange) => callApi('makeWeeklyPlan', { body: call === 'make' ? {} : { adjust: call } }),
    onSuccess: async (plan) => {
      await client.cancelQueries({ queryKey: [PATHS.weeklyPlan] });
      client.setQueryData([PATHS.weeklyPlan], plan);
      invalidateAfter(client, 'makeWeeklyPlan');
    },
    onError: (error, call) => showToast({ title: 'Error', text: messageOf(error, FAILED[call]), tone: 'destructive' }),
  });
};
