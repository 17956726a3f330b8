import type { SkipReason } from '@stridewell/contracts/web';
import { useState } from 'react';

/** The tracker's question and message about a skipped session. Only one day at a time has one. */
export interface SkipPromptState {
  /** The day whose question is open; nothing is saved yet. */
  askedDate: string | null;
  ask: (date: string | null) => void;
  /** The day and the reason of the message that is shown. */
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
