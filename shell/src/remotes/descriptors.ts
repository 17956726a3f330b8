import type {
  RemoteBarItem,
  RemoteDescriptor,
  RemoteEntry,
  RemoteNav,
  RemotePage,
  RemoteSlot,
} from '@stridewell/contracts/web';
import { create } from 'zustand';

/** Descriptor of a remote together with the remote's name. */
interface Described extends RemoteDescriptor {
  name: string;
}

/** Descriptors of the remotes in the source tree from which the shell was built, inserted by the bundler. */
declare const __REMOTES__: readonly Described[];

/**
 * Descriptors of all remotes. Initially these are the built-in descriptors, so that menus and titles do not wait for
 * the list of remotes, and a remote that is not deployed also has a title. The list of remotes then replaces and adds
 * descriptors.
 */
export const useDescriptors = create<{ remotes: readonly Described[] }>(() => ({ remotes: __REMOTES__ }));

/**
 * Updates the descriptors from the list of remotes. If a remote's build has no descriptor or no items for the bottom
 * bar, because it is from an earlier release, the known ones are kept.
 */
export const updateDescriptors = (entries: readonly RemoteEntry[]): void => {
  const known = useDescriptors.getState().remotes;
  const barOf = (of: string): Pick<RemoteDescriptor, 'bar'> => ({ bar: known.find(({ name }) => name === of)?.bar });
  const listed = entries.flatMap(({ name, descriptor }) =>
    descriptor ? [{ name, ...barOf(name), ...descriptor }] : [],
  );
  const names = new Set(listed.map(({ name }) => name));
  const kept = known.filter(({ name }) => !names.has(name));
  useDescriptors.setState({ remotes: [...kept, ...listed] });
};

const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;

/** Returns the menu items of all remotes in display order. */
export const useNav = (): readonly RemoteNav[] => {
  const remotes = useDescriptors((state) => state.remotes);
  return remotes.flatMap(({ nav }) => nav).sort(byOrder);
};

/** Returns the items of the bottom bar, at most one per place, in the order of the remotes' menu items. */
export const useBar = (): ReadonlyMap<string, RemoteBarItem> => {
  const remotes = useDescriptors((state) => state.remotes);
  const order = ({ nav }: Described): number => nav[0]?.order ?? Number.POSITIVE_INFINITY;
  const items = [...remotes].sort((a, b) => order(a) - order(b)).flatMap(({ bar }) => bar ?? []);
  return new Map(items.reverse().map((item) => [item.place, item]));
};

/** Returns the first segment of a path: `/check-in` for `/check-in/x`. */
export const prefixOf = (path: string): string => `/${path.split('/')[1] ?? ''}`;

/** Returns the page of a remote at a path, or null if no descriptor contains the path. */
export const usePageAt = (path: string): RemotePage | null => {
  const remotes = useDescriptors((state) => state.remotes);
  return remotes.flatMap(({ pages }) => pages).find(({ route }) => route === prefixOf(path)) ?? null;
};

/** Returns the components that remotes show in a slot, in display order. */
export const useSlot = (slot: string): readonly (RemoteSlot & { remote: string })[] => {
  const remotes = useDescriptors((state) => state.remotes);
  return remotes
    .flatMap(({ name, slots }) => slots.map((entry) => ({ ...entry, remote: name })))
    .filter((entry) => entry.slot === slot)
    .sort(byOrder);
};
