import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { type BackLink, usePage } from './page-store.ts';

const PRODUCT = 'Stridewell';
let lastPath: string | null = null;
let movedTo: string | null = null;

/** Whether a screen that has just appeared should take the focus. */
const takesFocus = (pathname: string): boolean => {
  const moved = lastPath !== null && lastPath !== pathname;
  if (moved) movedTo = pathname;
  lastPath = pathname;
  // The placeholder shown while the screen loaded had the focus, which was lost when it was removed.
  return moved || (movedTo === pathname && document.activeElement === document.body);
};

/**
 * Sets the document title and the top bar's title and back link. After a route change the screen's heading gets the
 * focus, so that a screen reader announces it and the next Tab starts there; on the first screen the focus stays where
 * the browser put it.
 */
export const useScreenTitleAndFocus = (
  title: string,
  home: boolean,
  back: BackLink | null,
): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [path] = useLocation();
  const href = back?.href;
  const label = back?.label;
  useEffect(() => {
    document.title = home ? PRODUCT : `${title} · ${PRODUCT}`;
    usePage.getState().show(home ? null : title, href && label ? { href, label } : null);
  }, [title, home, href, label]);
  useEffect(() => {
    if (!takesFocus(path)) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [path]);
  return heading;
};
