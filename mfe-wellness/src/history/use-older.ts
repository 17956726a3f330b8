import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Older {
  /** The first of the check-ins that came last; −1 before older ones were asked for. */
  index: number;
  ref: RefObject<HTMLElement | null>;
  /** To be called when older check-ins are asked for. */
  asked: () => void;
}

/**
 * Keeps the keyboard in its place: the button that asked for older check-ins moves down or goes away, so the focus goes
 * to the first one that came.
 */
export const useOlder = (count: number): Older => {
  const [index, setIndex] = useState(-1);
  const ref = useRef<HTMLElement>(null);
  const arrived = index >= 0 && count > index;
  useEffect(() => {
    if (arrived) ref.current?.focus({ preventScroll: true });
  }, [arrived]);
  return { index, ref, asked: () => setIndex(count) };
};
