import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a heading each time its card arrives or returns, so that the card is read from its beginning. */
export const useFocusOnArrival = (arrived: boolean): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  return heading;
};
