import { useEffect } from 'react';

/** Focuses the heading, for screen readers and keyboard users, when a view replaces another one under the same URL. */
export const useHeadingFocus = (active: boolean): void => {
  useEffect(() => {
    if (!active) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [active]);
};
