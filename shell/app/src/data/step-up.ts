import { CONFIRMATION_NEEDED } from '@stridewell/contracts/web';
import { create } from 'zustand';
import { ApiError } from './api-error.ts';

/** Error for a step-up confirmation that the runner cancelled. Nothing was changed, so no error message is needed. */
export class NotConfirmedError extends Error {
  override readonly name = 'NotConfirmedError';
}

interface ConfirmationState {
  /** Answers the open step-up dialog. Null if no dialog is open. */
  answer: ((confirmed: boolean) => void) | null;
}

/**
 * State of the step-up dialog, which asks the runner to confirm an action with the password or a code. The shell shows
 * the dialog.
 */
export const useConfirmation = create<ConfirmationState>(() => ({ answer: null }));

/** Closes the dialog with an answer. */
export const answerConfirmation = (confirmed: boolean): void => {
  const { answer } = useConfirmation.getState();
  useConfirmation.setState({ answer: null });
  answer?.(confirmed);
};

const askToConfirm = (): Promise<boolean> => {
  // Only one dialog can be open, so an earlier call that still waits for an answer is cancelled.
  answerConfirmation(false);
  return new Promise((resolve) => useConfirmation.setState({ answer: resolve }));
};

/**
 * Sends a call that needs a recent sign-in. If the server rejects it for that reason, asks the runner for the password
 * or a code and retries once. Rejects with {@link NotConfirmedError} if the runner closes the dialog.
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
