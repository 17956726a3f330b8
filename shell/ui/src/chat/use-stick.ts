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

const sizeOf = (box: HTMLElement): string => `${box.clientHeight} ${box.scrollHeight}`;

const messagesIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-id]')];

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
 * whatever is added before or after it. Messages carry `data-id`.
 */
export const useStick = (): Stick => {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  /** Null at the end. */
  const anchor = useRef<Anchor | null>(null);
  const size = useRef('');
  const [away, setAway] = useState(false);

  const settle = useCallback((): void => {
    const box = scroller.current;
    if (!box) return;
    if (anchor.current) restore(box, anchor.current);
    else box.scrollTop = box.scrollHeight;
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
    const atEnd = box.scrollHeight - box.clientHeight - box.scrollTop <= NEAR_END;
    anchor.current = atEnd ? null : anchorOf(box);
    setAway(!atEnd);
  }, [settle]);

  return { scroller, content, away, toEnd, handleScroll };
};
