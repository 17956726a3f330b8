import { useEffect } from 'react';

/**
 * Focuses the screen's heading when one screen replaces another at the same address, so that a screen reader announces
 * it and the next Tab starts there.
 */
export const useHeadingFocus = (active: boolean): void => {
  useEffect(() => {
    if (!active) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [active]);
};
