import { useMemo } from 'react';

/**
 * Returns the focus to the element that had it when an overlay opened, unless another element (such as the heading of a
 * new screen) has it now. Needed because the library returns the focus only to its own trigger components.
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
