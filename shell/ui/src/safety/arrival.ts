import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus on a heading that has just arrived, once, so that what came is read from its beginning. */
export const useArrival = (arrived: boolean): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const done = useRef(!arrived);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
};
