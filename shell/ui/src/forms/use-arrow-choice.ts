import { type KeyboardEvent, useRef } from 'react';

const ARROWS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

/**
 * In a group of radio buttons the choice follows the focus when an arrow key moves it. The library asks whether the key
 * is still down by then, which a key that is sent (by a switch, by voice) no longer is: here the key press counts.
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
