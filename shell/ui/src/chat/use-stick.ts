import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far from the end still counts as reading the end, pixels. */
const NEAR_END = 48;

export interface Stick {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** The reader has scrolled up: new text does not move the list. */
  away: boolean;
  toEnd: () => void;
  handleScroll: () => void;
}

/**
 * Keeps the end of a list in view while the reader is there, and leaves it alone while the reader is further up.
 * What is put before the first item (`firstId` changes) does not move what is being read.
 */
export const useStick = (firstId: string | undefined): Stick => {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const seen = useRef({ height: 0, firstId });
  const [away, setAway] = useState(false);

  const settle = useCallback((): void => {
    const box = scroller.current;
    if (!box) return;
    if (stuck.current) box.scrollTop = box.scrollHeight;
    seen.current.height = box.scrollHeight;
  }, []);

  useLayoutEffect(() => {
    const box = scroller.current;
    const before = seen.current;
    if (box && before.firstId !== undefined && firstId !== before.firstId) {
      if (!stuck.current) box.scrollTop += box.scrollHeight - before.height;
    }
    before.firstId = firstId;
    settle();
  });

  useEffect(() => {
    const observer = new ResizeObserver(settle);
    for (const { current } of [scroller, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [settle]);

  const toEnd = useCallback((): void => {
    stuck.current = true;
    setAway(false);
    settle();
  }, [settle]);

  const handleScroll = useCallback((): void => {
    const box = scroller.current;
    if (!box) return;
    stuck.current = box.scrollHeight - box.clientHeight - box.scrollTop <= NEAR_END;
    setAway(!stuck.current);
  }, []);

  return { scroller, content, away, toEnd, handleScroll };
};
