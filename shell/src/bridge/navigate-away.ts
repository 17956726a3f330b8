import type { NavigateMessage } from '@stridewell/contracts/web';

/**
 * Delay in milliseconds between the message to the parent page and the navigation
 * (`infra/docs/domain/specification.md`, section 9).
 */
export const NAVIGATE_DELAY_MS = 300;

/** The subset of the window's properties that `navigateAway` uses. */
export interface Frame {
  parent: { postMessage(message: NavigateMessage, origin: string): void };
  top: { location: { href: string } } | null;
  location: { href: string };
}

const notifyParent = (url: string, parentOrigin: string | null, frame: Frame): void => {
  const framed = (frame.parent as unknown) !== frame;
  // The exact origin prevents the browser from delivering the message to any other page that frames this one.
  if (framed && parentOrigin !== null) frame.parent.postMessage({ type: 'navigate', url }, parentOrigin);
};

const navigate = (url: string, frame: Frame): void => {
  try {
    if (frame.top === null) throw new Error('the page has no top window');
    frame.top.location.href = url;
  } catch {
    // In a sandboxed frame or without a user gesture, the top window cannot be navigated, but this window can.
    frame.location.href = url;
  }
};

/**
 * Navigates to an external address: notifies the parent page and, {@link NAVIGATE_DELAY_MS} later, navigates the top window
 * or, if that is denied, this window. Calls `onDone` after the navigation. Returns a function that cancels a pending
 * navigation.
 */
export const navigateAway = (
  url: string,
  parentOrigin: string | null,
  onDone: () => void,
  frame: Frame = window,
): (() => void) => {
  notifyParent(url, parentOrigin, frame);
  const timer = setTimeout(() => {
    navigate(url, frame);
    onDone();
  }, NAVIGATE_DELAY_MS);
  return () => clearTimeout(timer);
};
