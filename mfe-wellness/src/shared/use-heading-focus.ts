import { useEffect } from 'react';

/** Focuses the heading when a view replaces another view at the same URL, so that screen readers announce it. */
export const useHeadingFocus = (active: boolean): void => {
  useEffect(() => {
    if (!active) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [active]);
};
