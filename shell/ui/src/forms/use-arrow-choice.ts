import { type KeyboardEvent, useRef } from 'react';

const ARROWS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

/**
 * Selects the focused radio button after an arrow key press. The library selects it only if the key is still pressed
 * when the focus moves, which is not the case for synthetic key presses (from switch or voice control).
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
