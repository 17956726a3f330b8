import { type KeyboardEvent, useRef } from 'react';

const ARROWS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

/**
 * Lets the choice of a radio group follow the focus when an arrow key moves it. The library requires the key to be
 * still down at that moment, which is not so for a synthetic key press (from switch or voice control); here the press
 * counts.
 */
export const useArrowChoice = (choose: (value: string) => void) => {
  const moving = useRef(false);
  return {
    group: {
      onKeyDownCapture: (event: KeyboardEvent): void => {
        moving.current = ARROWS.has(event.key);
      },
    },
    option: (value: string) => ({
      onFocus: (): void => {
        if (moving.current) choose(value);
        moving.current = false;
      },
    }),
  };
};
