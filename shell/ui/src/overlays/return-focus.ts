import { useMemo } from 'react';

/**
 * Returns the focus to the element that had it when an overlay opened, unless something else has it now (such as a new
 * screen). The library does so only for its own triggers; ours can be any button.
 */
export const useReturnFocus = () =>
  useMemo(() => {
    let opener: Element | null = null;
    return {
      onOpenAutoFocus: (): void => {
        opener = document.activeElement;
      },
      onCloseAutoFocus: (event: Event): void => {
        event.preventDefault();
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      },
    };
  }, []);
