import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Maximum distance from the end, in pixels, at which the list still counts as scrolled to its end. */
const NEAR_END = 48;

export interface StickToEnd {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** True if the runner has scrolled up. New text then does not scroll the list. */
  away: boolean;
  toEnd: () => void;
  handleScroll: () => void;
}

/** The first visible message and its distance in pixels from the top of the visible list. */
interface Anchor {
  id: string;
  top: number;
}

/** Space in pixels above a message after scrolling to its top. */
const GAP = 16;

const sizeOf = (box: HTMLElement): string => `${box.clientHeight} ${box.scrollHeight}`;

const messagesIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-id]')];

/** Returns the newest message if it must be read from the top (a safety card or a safety text). Otherwise null. */
const wholeMessageIn = (box: HTMLElement): HTMLElement | null => {
  const last = [...box.querySelectorAll<HTMLElement>('[data-role]')].at(-1);
  return last?.dataset.whole === undefined ? null : last;
};

/**
 * Returns the default scroll position: the end of the list, or the top of the newest message if it must be read from
 * the top.
 */
const restPosition = (box: HTMLElement, whole: HTMLElement | null): number => {
  const end = box.scrollHeight - box.clientHeight;
  return whole ? Math.max(0, Math.min(end, whole.offsetTop - GAP)) : end;
};

const anchorOf = (box: HTMLElement): Anchor | null => {
  const read = messagesIn(box).find((message) => message.offsetTop + message.offsetHeight > box.scrollTop);
  return read ? { id: read.dataset.id ?? '', top: read.offsetTop - box.scrollTop } : null;
};

/** Restores the visible position of a message after messages before it were added or removed. */
const restore = (box: HTMLElement, { id, top }: Anchor): void => {
  const message = messagesIn(box).find((candidate) => candidate.dataset.id === id);
  if (!message) return;
  const target = message.offsetTop - top;
  if (Math.abs(box.scrollTop - target) >= 1) box.scrollTop = target;
};

/**
 * Keeps a list scrolled to its end while new text arrives. If the runner has scrolled up, keeps the visible messages in
 * place when messages are added before or after them. Every message must have the attribute `data-role`, a stored
 * message also `data-id`, and a message that must be read from the top `data-whole`.
 */
export const useStickToEnd = (): StickToEnd => {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  /** Message that must keep its visible position. Null while the list is scrolled to its end. */
  const anchor = useRef<Anchor | null>(null);
  const size = useRef('');
  /** The message to whose top the list has already been scrolled. The list does not scroll to that message again. */
  const alignedMessage = useRef<HTMLElement | null>(null);
  const [away, setAway] = useState(false);

  const settle = useCallback((): void => {
    const box = scroller.current;
    if (!box) return;
    if (anchor.current) restore(box, anchor.current);
    else {
      const whole = wholeMessageIn(box);
      const rest = restPosition(box, whole);
      if (!whole) box.scrollTop = box.scrollHeight;
      else if (whole !== alignedMessage.current || box.scrollTop < rest) box.scrollTop = rest;
      alignedMessage.current = whole;
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
    alignedMessage.current = null;
    setAway(false);
    settle();
  }, [settle]);

  const handleScroll = useCallback((): void => {
    const box = scroller.current;
    if (!box) return;
    // A scroll event is not always caused by the runner: the list also scrolls when its size changes, for example
    // because the input grows.
    if (size.current !== sizeOf(box)) {
      settle();
      return;
    }
    const atEnd = restPosition(box, wholeMessageIn(box)) - box.scrollTop <= NEAR_END;
    anchor.current = atEnd ? null : anchorOf(box);
    setAway(!atEnd);
  }, [settle]);

  return { scroller, content, away, toEnd, handleScroll };
};
