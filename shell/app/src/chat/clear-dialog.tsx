import type { CoachType } from '@stridewell/contracts/web';
import { showFailure, showToast } from '@stridewell/ui/core';
import { AlertDialog } from '@stridewell/ui/overlays';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../data/operations.ts';
import { useSingleMutation } from '../data/use-single-mutation.ts';
import { chatWords } from './chat-words.ts';
import { emptyHistory, historyKey } from './history.ts';

/**
 * Deletes all messages of a chat.
 * @throws Error 'Failed to clear chat' when the request fails.
 */
const clearChat = async (client: QueryClient, coachType: CoachType): Promise<void> => {
  try {
    await callApi(`${coachType}Clear`);
  } catch (error) {
    throw new Error('Failed to clear chat', { cause: error });
  }
  await client.cancelQueries({ queryKey: historyKey(coachType) });
  emptyHistory(client, coachType);
};

export interface ClearDialogProps {
  coachType: CoachType;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for confirmation before a chat is deleted. */
const ClearDialog = ({ coachType, open, onOpenChange }: ClearDialogProps) => {
  const client = useQueryClient();
  const words = chatWords().menu;
  const clear = useSingleMutation({
    mutationKey: ['clear-chat', coachType],
    mutationFn: () => clearChat(client, coachType),
    onSuccess: () => {
      onOpenChange(false);
      showToast(words.cleared);
    },
    onError: () => showFailure(words.clearFailed),
  });
  return (
    <AlertDialog
      title={words.clear}
      open={open}
      onOpenChange={onOpenChange}
      action={words.clear}
      danger
      busy={clear.isPending && words.clearing}
      onAction={() => clear.mutate()}
    >
      <p>{words.clearText}</p>
    </AlertDialog>
  );
};
export default ClearDialog;
