import { type RefObject, useEffect, useRef } from 'react';
import { ARRIVAL } from '../safety/box.ts';

/**
 * The box and the chips are disabled while a reply streams, which takes the focus from them. When it has ended the focus
 * goes back: to the box, unless the runner has gone elsewhere meanwhile.
 */
export const useFocusBack = (
  panel: RefObject<HTMLElement | null>,
  box: RefObject<HTMLTextAreaElement | null>,
  streaming: boolean,
) => {
  const asked = useRef(false);
  useEffect(() => {
    if (streaming || !asked.current) return;
    asked.current = false;
    const { activeElement } = document;
    // A card that came with the reply is read from its heading.
    if (activeElement?.hasAttribute(ARRIVAL)) return;
    const lost = activeElement === null || activeElement === document.body;
    if (lost || panel.current?.contains(activeElement)) box.current?.focus({ preventScroll: true });
  }, [panel, box, streaming]);
  /** To be called when the runner asks something by hand. */
  return (): void => {
    asked.current = true;
  };
};
