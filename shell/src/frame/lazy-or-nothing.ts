import { type ComponentType, lazy } from 'react';

const Nothing: ComponentType = () => null;

/** Lazy component that renders nothing if its code cannot be loaded, for example offline. */
export const lazyOrNothing = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => Nothing) }));
