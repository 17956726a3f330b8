import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const Nothing: ComponentType = () => null;

/** Lazy component that renders nothing if its code cannot be loaded, for example offline. */
export const lazyOrNothing = <Props = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch(() => Nothing as ComponentType<Props>) }));
