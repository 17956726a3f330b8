import { type RefObject, useEffect, useRef } from 'react';
import { ARRIVAL } from '../safety/safety-box.ts';

/**
 * Returns the focus to the input after a reply, unless the runner has moved the focus. The input and the quick actions
 * lose the focus while a reply is streaming, because they are disabled.
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
    // The heading of a card that arrived with the reply keeps the focus.
    if (activeElement?.hasAttribute(ARRIVAL)) return;
    const lost = activeElement === null || activeElement === document.body;
    if (lost || panel.current?.contains(activeElement)) box.current?.focus({ preventScroll: true });
  }, [panel, box, streaming]);
  /** Must be called when the runner sends a message, a quick action or a card answer. */
  return (): void => {
    expected.current = true;
  };
};
