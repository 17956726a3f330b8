import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How far from the end still counts as reading the end, pixels. */
const NEAR_END = 48;

export interface Stick {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** The reader has scrolled up: new text does not move the list. */
  away: boolean;
  toEnd: () => void;
  handleScroll: () => void;
}

/** The message that is read, and where it stands in the list's window, pixels from its top. */
interface Anchor {
  id: string;
  top: number;
}

/** Between the top of the list and a message that is read from its beginning, pixels. */
const GAP = 16;

const sizeOf = (box: HTMLElement): string => `${box.clientHeight} ${box.scrollHeight}`;

const messagesIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-id]')];

/** The newest message, where it has to be read as a whole: a card or a safety text. */
const wholeIn = (box: HTMLElement): HTMLElement | null => {
  const last = [...box.querySelectorAll<HTMLElement>('[data-role]')].at(-1);
  return last?.dataset.whole === undefined ? null : last;
};

/** Where the list rests: at its end, or at the top of a newest message that has to be read as a whole. */
const restOf = (box: HTMLElement, whole: HTMLElement | null): number => {
  const end = box.scrollHeight - box.clientHeight;
  return whole ? Math.max(0, Math.min(end, whole.offsetTop - GAP)) : end;
};

const anchorOf = (box: HTMLElement): Anchor | null => {
  const read = messagesIn(box).find((message) => message.offsetTop + message.offsetHeight > box.scrollTop);
  return read ? { id: read.dataset.id ?? '', top: read.offsetTop - box.scrollTop } : null;
};

/** Brings a message back to where it stood, whatever was put before it or taken away. */
const restore = (box: HTMLElement, { id, top }: Anchor): void => {
  const message = messagesIn(box).find((candidate) => candidate.dataset.id === id);
  if (!message) return;
  const target = message.offsetTop - top;
  if (Math.abs(box.scrollTop - target) >= 1) box.scrollTop = target;
};

/**
 * Keeps the end of a list in view while the reader is there. Further up, the message that is read stays where it is,
 * whatever is added before or after it. Messages carry `data-role`, stored ones `data-id`, and `data-whole` those that are
 * read from their beginning.
 */
export const useStick = (): Stick => {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  /** Null at the end. */
  const anchor = useRef<Anchor | null>(null);
  const size = useRef('');
  /** The message whose top was brought into view: from there on the reader moves. */
  const brought = useRef<HTMLElement | null>(null);
  const [away, setAway] = useState(false);

  const settle = useCallback((): void => {
    const box = scroller.current;
    if (!box) return;
    if (anchor.current) restore(box, anchor.current);
    else {
      const whole = wholeIn(box);
      const rest = restOf(box, whole);
      if (!whole) box.scrollTop = box.scrollHeight;
      else if (whole !== brought.current || box.scrollTop < rest) box.scrollTop = rest;
      brought.current = whole;
    }
    size.current = sizeOf(box);
  }, []);

  useLayoutEffect(settle);

  useEffect(() => {
    const observer = new ResizeObserver(settle);
    for (const { current } of [scroller, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [settle]);

  const toEnd = useCallback((): void => {
    anchor.current = null;
    brought.current = null;
    setAway(false);
    settle();
  }, [settle]);

  const handleScroll = useCallback((): void => {
    const box = scroller.current;
    if (!box) return;
    // A box that grows under the list scrolls it too; that was not the reader.
    if (size.current !== sizeOf(box)) {
      settle();
      return;
    }
    const atEnd = restOf(box, wholeIn(box)) - box.scrollTop <= NEAR_END;
    anchor.current = atEnd ? null : anchorOf(box);
    setAway(!atEnd);
  }, [settle]);

  return { scroller, content, away, toEnd, handleScroll };
};
