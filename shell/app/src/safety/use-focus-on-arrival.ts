import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the heading of a safety card when the card arrives, so that screen readers read the card from the beginning.
 */
export const useFocusOnArrival = (arrived: boolean): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
  }, [arrived]);
  return heading;
};
