import { type RefObject, useEffect } from 'react';

/** Selector of the toasts. The toasts stay active, because they confirm that the summary was copied. */
const TOASTS = '[data-toast-list]';

const othersOf = (element: HTMLElement): HTMLElement[] => {
  const parent = element.parentElement;
  if (!parent) return [];
  const beside = [...parent.children].filter(
    (other): other is HTMLElement =>
      other instanceof HTMLElement && other !== element && !other.matches(TOASTS) && !other.querySelector(TOASTS),
  );
  return parent === document.body ? beside : [...beside, ...othersOf(parent)];
};

/** Makes the rest of the page inert while the element is mounted. */
export const useInertBackground = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const others = ref.current ? othersOf(ref.current).filter((other) => !other.hasAttribute('inert')) : [];
    for (const other of others) {
      other.setAttribute('inert', '');
      other.setAttribute('aria-hidden', 'true');
    }
    return () => {
      for (const other of others) {
        other.removeAttribute('inert');
        other.removeAttribute('aria-hidden');
      }
    };
  }, [ref]);
};
