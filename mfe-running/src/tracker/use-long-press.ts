import { type PointerEvent, useEffect, useRef } from 'react';

const LONG_MS = 500;

/**
 * Returns handlers for a button whose long press does something other than a tap. `wasLong` is true for the click that
 * ends a long press, which must then be ignored.
 */
export const useLongPress = (onLong: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLong = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    wasLong: (): boolean => {
      const found = isLong.current;
      isLong.current = false;
      return found;
    },
    handlers: {
      onPointerDown: ({ button }: PointerEvent): void => {
        isLong.current = false;
        if (button !== 0) return;
        timer.current = setTimeout(() => {
          isLong.current = true;
          onLong();
        }, LONG_MS);
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
    },
  };
};
