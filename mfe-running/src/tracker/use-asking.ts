import type { SkipReason } from '@stridewell/contracts/web';
import { useState } from 'react';

/** What the tracker asks or says besides its rows: about one day at a time. */
export interface Asking {
  /** The day whose reason is asked for; nothing of it is saved yet. */
  asked: string | null;
  ask: (date: string | null) => void;
  /** The day that was just skipped, and why. */
  told: { date: string; reason: SkipReason } | null;
  tell: (told: Asking['told']) => void;
}

export const useAsking = (): Asking => {
  const [asked, setAsked] = useState<string | null>(null);
  const [told, setTold] = useState<Asking['told']>(null);
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
