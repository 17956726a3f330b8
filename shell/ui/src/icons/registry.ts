import { useSyncExternalStore } from 'react';
import type { Shape } from './shape.ts';
import { type IconName, SHAPES } from './shapes.ts';

let shapes: Record<string, Shape> = SHAPES;
let complete = false;
let loading = false;
const listeners = new Set<() => void>();

/** Adds the icons that are not part of the first load. Entry points of the kit call it with {@link MORE_SHAPES}. */
export const addShapes = (more: Record<string, Shape>): void => {
  shapes = { ...shapes, ...more };
  complete = true;
  for (const listener of listeners) listener();
};

const load = (): void => {
  if (loading) return;
  loading = true;
  import('./more-shapes.ts').then(
    ({ MORE_SHAPES }) => addShapes(MORE_SHAPES),
    () => {
      loading = false;
    },
  );
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the paths of an icon. Undefined while the file with the icons of the other screens is loading. */
export const useShape = (name: IconName): Shape | undefined => {
  const shape = useSyncExternalStore(subscribe, () => shapes[name]);
  if (!shape && !complete) load();
  return shape ?? (complete ? SHAPES.info : undefined);
};
