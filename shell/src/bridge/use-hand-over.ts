import { useEffect, useRef, useState } from 'react';
import { handOver } from './hand-over.ts';

/** Navigates to an external address. Ignores further calls while one is pending. Cancels it on unmount. */
export const useHandOver = (parentOrigin: string | null): { leave: (url: string) => void; leaving: string | null } => {
  const [leaving, setLeaving] = useState<string | null>(null);
  const cancel = useRef<(() => void) | null>(null);
  useEffect(() => () => cancel.current?.(), []);
  const leave = (url: string): void => {
    if (cancel.current) return;
    setLeaving(url);
    cancel.current = handOver(url, parentOrigin, () => {
      cancel.current = null;
      setLeaving(null);
    });
  };
  return { leave, leaving };
};
