import { type RefObject, useEffect, useRef, useState } from 'react';

export interface OlderFocus {
  /** Index of the first check-in of the page that was loaded last; −1 before the first request for older ones. */
  index: number;
  ref: RefObject<HTMLElement | null>;
  /** Call this when requesting older check-ins. */
  asked: () => void;
}

/**
 * Keeps the keyboard position: the button that loads older check-ins moves down or disappears, so the focus moves to
 * the first check-in that was added.
 */
export const useOlderFocus = (count: number): OlderFocus => {
  const [index, setIndex] = useState(-1);
  const ref = useRef<HTMLElement>(null);
  const arrived = index >= 0 && count > index;
  useEffect(() => {
    if (arrived) ref.current?.focus({ preventScroll: true });
  }, [arrived]);
  return { index, ref, asked: () => setIndex(count) };
};
