import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { create } from 'zustand';
import { type BackLink, usePage } from './page-store.ts';

const PRODUCT = 'Stridewell';
/** Path of the last screen, and of the last one that a route change opened. */
const useVisited = create<{ last: string | null; movedTo: string | null }>(() => ({ last: null, movedTo: null }));

/** True if a screen that was just rendered should take the focus. */
const takesFocus = (pathname: string): boolean => {
  const { last, movedTo } = useVisited.getState();
  const moved = last !== null && last !== pathname;
  useVisited.setState({ last: pathname, ...(moved && { movedTo: pathname }) });
  // The focus was lost because it was on the screen's loading placeholder, which has been removed.
  return moved || (movedTo === pathname && document.activeElement === document.body);
};

/**
 * Sets the document title, and the title and back link in the top bar. Focuses the heading after a route change, so
 * that screen readers announce it and the next Tab starts there. Does not move the focus when the first screen opens.
 */
export const useScreenTitleAndFocus = (
  title: string,
  home: boolean,
  back: BackLink | null,
  part?: string,
  barTitle = title,
): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [path] = useLocation();
  const href = back?.href;
  const label = back?.label;
  useEffect(() => {
    document.title = [part, !home && title, PRODUCT].filter(Boolean).join(' · ');
    usePage.getState().show(home ? null : barTitle, href && label ? { href, label } : null);
  }, [title, home, href, label, part, barTitle]);
  useEffect(() => {
    if (!takesFocus(path)) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [path]);
  return heading;
};
