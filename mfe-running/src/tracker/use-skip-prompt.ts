import type { SkipReason } from '@stridewell/contracts/web';
import { useState } from 'react';

/** State of the tracker's question and message about a skipped session. Only one day at a time shows one of them. */
export interface SkipPromptState {
  /** The day for which the question is open. Nothing is saved yet. */
  askedDate: string | null;
  ask: (date: string | null) => void;
  /** The day and the reason for which the message is shown. */
  message: { date: string; reason: SkipReason } | null;
  showMessage: (message: SkipPromptState['message']) => void;
}

export const useSkipPrompt = (): SkipPromptState => {
  const [state, setState] = useState<Pick<SkipPromptState, 'askedDate' | 'message'>>({
    askedDate: null,
    message: null,
  });
  return {
    ...state,
    ask: (askedDate) => setState({ askedDate, message: null }),
    showMessage: (message) => setState({ askedDate: null, message }),
  };
};
