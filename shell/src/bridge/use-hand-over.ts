import { useEffect, useRef, useState } from 'react';
import { handOver } from './hand-over.ts';

/** Leaves for an address; while a way out is being taken, another press takes no other. */
export const useHandOver = (parentOrigin: string | null): { leave: (url: string) => void; leaving: string | null } => {
  const [leaving, setLeaving] = useState<string | null>(null);
  const giveUp = useRef<(() => void) | null>(null);
  useEffect(() => () => giveUp.current?.(), []);
  const leave = (url: string): void => {
    if (giveUp.current) return;
    setLeaving(url);
    giveUp.current = handOver(url, parentOrigin, () => {
      giveUp.current = null;
      setLeaving(null);
    });
  };
  return { leave, leaving };
};
