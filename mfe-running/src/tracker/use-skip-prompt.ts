import type { SkipReason } from '@stridewell/contracts/web';
import { useState } from 'react';

/** State of the tracker's question and message about a skipped session, for one day at a time. */
export interface SkipPromptState {
  /** The day whose skip reason is being asked for; nothing is saved yet. */
  asked: string | null;
  ask: (date: string | null) => void;
  /** The day that was just skipped and the reason. */
  told: { date: string; reason: SkipReason } | null;
  tell: (told: SkipPromptState['told']) => void;
}

export const useSkipPrompt = (): SkipPromptState => {
  const [asked, setAsked] = useState<string | null>(null);
  const [told, setTold] = useState<SkipPromptState['told']>(null);
  return {
    asked,
    told,
    ask: (date) => {
      setAsked(date);
      setTold(null);
    },
    tell: (next) => {
      setAsked(null);
      setTold(next);
    },
  };
};
