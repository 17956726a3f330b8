import type { NavigateMessage } from '@stridewell/contracts/web';

/** How long the page around ours has to act on the message before the way out is taken (section 8 of the specification). */
export const LEAD_AWAY_MS = 300;

/** As much of a window as leading away needs. */
export interface Frame {
  parent: { postMessage(message: NavigateMessage, origin: string): void };
  top: { location: { href: string } } | null;
  location: { href: string };
}

const tell = (url: string, parentOrigin: string | null, frame: Frame): void => {
  const framed = (frame.parent as unknown) !== frame;
  // With its exact origin: the browser gives the message to nobody else, whoever frames us.
  if (framed && parentOrigin !== null) frame.parent.postMessage({ type: 'navigate', url }, parentOrigin);
};

const lead = (url: string, frame: Frame): void => {
  try {
    if (frame.top === null) throw new Error('This page has no top window any more.');
    frame.top.location.href = url;
  } catch {
    // A sandbox, or a browser that saw no press: what is ours can still be led.
    frame.location.href = url;
  }
};

/**
 * Leaves for an address outside: tells the page around ours, and {@link LEAD_AWAY_MS} later leads the top window there, or,
 * where that is refused, this one. Answers how to give up before; `onDone` is called when the way out has been taken.
 */
export const handOver = (
  url: string,
  parentOrigin: string | null,
  onDone: () => void,
  frame: Frame = window,
): (() => void) => {
  tell(url, parentOrigin, frame);
  const timer = setTimeout(() => {
    lead(url, frame);
    onDone();
  }, LEAD_AWAY_MS);
  return () => clearTimeout(timer);
};
