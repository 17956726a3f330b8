import {
  ApiError,
  callApi,
  invalidateAfter,
  keyOf,
  messageOf,
  useSingleMutation,
  useToday,
} from '@stridewell/app/core';
import { PATHS, type WeeklyPlan, weekStartOf } from '@stridewell/contracts/web';
import { showFailure, showToast } from '@stridewell/ui/core';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { languageQuery } from '../language/page-language.ts';
import { changeWords } from './change-words.ts';
import { doneText, type PlanChange, undoOf } from './plan-change.ts';

const send = (change: PlanChange): Promise<WeeklyPlan> => {
  const query = languageQuery();
  if (change.kind !== 'move') return callApi('adjustPlan', { body: change, ...(query && { query }) });
  const { kind: _, ...body } = change;
  return callApi('moveSession', { body, ...(query && { query }) });
};

/** Returns the plan's rule that forbids a change, in one sentence, or null for any other failure. */
const refusalOf = (error: Error): string | null =>
  error instanceof ApiError && error.status === 409 ? error.serverMessage : null;

/** Shows the changed plan immediately and refetches everything that depends on it. */
const showPlan = async (
  client: QueryClient,
  plan: WeeklyPlan,
  { change, today }: { change: PlanChange; today: string },
): Promise<void> => {
  const { weekStart } = plan;
  const language = languageQuery();
  const key = keyOf('readWeeklyPlan', weekStart === weekStartOf(today) ? language : { weekStart, ...language });
  await client.cancelQueries({ queryKey: [PATHS.weeklyPlan] });
  client.setQueryData(key, plan);
  invalidateAfter(client, 'moveSession');
  // An answer to a note may begin a pause, and undoing the answer ends it.
  if (change.kind === 'answer_note' || (change.kind === 'undo' && change.note)) invalidateAfter(client, 'beginPause');
};

export interface ChangePlanOptions {
  /** Called after a change has been made. */
  onChanged?: () => void;
  /** Called with the rule that forbids a change. Without it, the rule is shown in a toast. */
  onRefused?: (sentence: string) => void;
}

/** Mutation that changes the plan. A toast with Undo follows each change. */
export const useChangePlan = ({ onChanged, onRefused }: ChangePlanOptions = {}) => {
  const client = useQueryClient();
  const today = useToday();
  const undo = async (change: PlanChange): Promise<void> => {
    try {
      const plan = await send(change);
      await showPlan(client, plan, { change, today });
      showToast({ title: changeWords().done.undone, tone: 'success' });
    } catch (error) {
      showFailure(messageOf(error, changeWords().undoFailed));
    }
  };
  return useSingleMutation({
    mutationKey: ['weekly-plan'],
    mutationFn: (change: PlanChange) => send(change),
    onSuccess: async (plan, change) => {
      await showPlan(client, plan, { change, today });
      const { title, text } = doneText(change, plan);
      const back = undoOf(change);
      showToast({
        title,
        ...(text && { text }),
        tone: 'success',
        ...(back && { action: { label: changeWords().undo, onSelect: () => void undo(back) } }),
      });
      onChanged?.();
    },
    onError: (error) => {
      const refusal = refusalOf(error);
      if (refusal && onRefused) onRefused(refusal);
      else showFailure(messageOf(error, changeWords().failed));
    },
  });
};
export type ChangePlan = ReturnType<typeof useChangePlan>;
