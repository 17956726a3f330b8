import { create as createStore, type UseBoundStore } from 'zustand/react';
import type { StateCreator, StoreApi } from 'zustand/vanilla';

export * from 'zustand/react';
export * from 'zustand/vanilla';

const resets: (() => void)[] = [];

/**
 * Replaces `create` of zustand in component tests: remembers each store, so that {@link resetStores} can restore its
 * initial state. Test files share loaded modules and therefore stores.
 */
export const create = <T>(initial: StateCreator<T>): UseBoundStore<StoreApi<T>> => {
  const store = createStore(initial);
  resets.push(() => store.setState(store.getInitialState(), true));
  return store;
};

/** Restores the initial state of all stores. */
export const resetStores = (): void => {
  for (const reset of resets) reset();
};
