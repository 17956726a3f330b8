import { type RefObject, useEffect, useRef } from 'react';
import { ARRIVAL } from '../safety/safety-box.ts';

/**
 * The input and the quick actions are disabled while a reply streams, so they lose the focus. After the reply the focus
 * returns to the input, unless the runner has moved it elsewhere.
 */
export const useRestoreFocus = (
  panel: RefObject<HTMLElement | null>,
  box: RefObject<HTMLTextAreaElement | null>,
  streaming: boolean,
) => {
  const expected = useRef(false);
  useEffect(() => {
    if (streaming || !expected.current) return;
    expected.current = false;
    const { activeElement } = document;
    // A card that arrived with the reply keeps the focus on its heading.
    if (activeElement?.hasAttribute(ARRIVAL)) return;
    const lost = activeElement === null || activeElement === document.body;
    if (lost || panel.current?.contains(activeElement)) box.current?.focus({ preventScroll: true });
  }, [panel, box, streaming]);
  /** Call when the runner sends something. */
  return (): void => {
    expected.current = true;
  };
};
