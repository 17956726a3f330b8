import { useEffect } from 'react';

/**
 * Puts the focus on the screen's heading when one screen takes the place of another at the same address: a screen reader
 * then speaks it, and the next Tab starts there.
 */
export const useHeadingFocus = (active: boolean): void => {
  useEffect(() => {
    if (!active) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [active]);
};
