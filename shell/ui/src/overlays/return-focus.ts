import { useMemo } from 'react';

/**
 * Gives the focus back to whatever had it when an overlay opened, unless something else has taken it since (a screen
 * that was gone to). The library does so for its own triggers only, and ours are any button.
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
