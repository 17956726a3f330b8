import { CONFIRMATION_NEEDED } from '@stridewell/contracts/web';
import { create } from 'zustand';
import { ApiError } from './api-error.ts';

/** The runner did not confirm who they are: nothing was changed, and there is nothing to tell them. */
export class NotConfirmedError extends Error {
  override readonly name = 'NotConfirmedError';
}

interface ConfirmationState {
  /** Takes the answer to the question that is open; null while none is. */
  answer: ((confirmed: boolean) => void) | null;
}

/** Whether the runner is being asked to confirm who they are; the shell shows the dialog. */
export const useConfirmation = create<ConfirmationState>(() => ({ answer: null }));

/** Closes the question with its answer. */
export const answerConfirmation = (confirmed: boolean): void => {
  const { answer } = useConfirmation.getState();
  useConfirmation.setState({ answer: null });
  answer?.(confirmed);
};

const askToConfirm = (): Promise<boolean> => {
  // One question at a time: the call that asked before is given up.
  answerConfirmation(false);
  return new Promise((resolve) => useConfirmation.setState({ answer: resolve }));
};

/**
 * Sends a call that needs a recent sign-in. Refused for that, it asks the runner for the password or a code and sends the call
 * once more; rejects with {@link NotConfirmedError} when the runner closes the question.
 */
export const withConfirmation = async <T>(send: () => Promise<T>): Promise<T> => {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== CONFIRMATION_NEEDED) throw error;
    if (!(await askToConfirm())) throw new NotConfirmedError('not confirmed');
    return send();
  }
};
