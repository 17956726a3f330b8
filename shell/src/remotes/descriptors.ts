import type { RemoteDescriptor, RemoteEntry, RemoteNav, RemotePage, RemoteSlot } from '@stridewell/contracts/web';
import { create } from 'zustand';

/** A remote and what it says about itself. */
interface Described extends RemoteDescriptor {
  name: string;
}

/** The remotes of the source tree that this build of the shell was made from. */
declare const __REMOTES__: readonly Described[];

/**
 * The descriptors of all remotes. They begin with those of the shell's own sources, so that menus and titles do not wait
 * for the list of remotes, and that a remote which is not deployed has a name. The list replaces and adds descriptors.
 */
export const useDescriptors = create<{ remotes: readonly Described[] }>(() => ({ remotes: __REMOTES__ }));

/** Takes over the descriptors of a list of remotes. Builds of earlier releases have none and keep the known one. */
export const learnDescriptors = (entries: readonly RemoteEntry[]): void => {
  const listed = entries.flatMap(({ name, descriptor }) => (descriptor ? [{ name, ...descriptor }] : []));
  const names = new Set(listed.map(({ name }) => name));
  const kept = useDescriptors.getState().remotes.filter(({ name }) => !names.has(name));
  useDescriptors.setState({ remotes: [...kept, ...listed] });
};

const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;

/** The menu items of all remotes, in the order of every menu. */
export const useNav = (): readonly RemoteNav[] => {
  const remotes = useDescriptors((state) => state.remotes);
  return remotes.flatMap(({ nav }) => nav).sort(byOrder);
};

/** The first segment of a path: `/check-in/x` → `/check-in`. */
export const prefixOf = (path: string): string => `/${path.split('/')[1] ?? ''}`;

/** The page that a remote has at a path; null if no descriptor has one. */
export const usePageAt = (path: string): RemotePage | null => {
  const remotes = useDescriptors((state) => state.remotes);
  return remotes.flatMap(({ pages }) => pages).find(({ route }) => route === prefixOf(path)) ?? null;
};

/** The components that remotes show in a slot, in order. */
export const useSlot = (slot: string): readonly (RemoteSlot & { remote: string })[] => {
  const remotes = useDescriptors((state) => state.remotes);
  return remotes
    .flatMap(({ name, slots }) => slots.map((entry) => ({ ...entry, remote: name })))
    .filter((entry) => entry.slot === slot)
    .sort(byOrder);
};
