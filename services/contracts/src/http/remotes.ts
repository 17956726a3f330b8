import { z } from 'zod';

/**
 * Parts of the UI kit and the app library that a page can preload: modules that are not in the first load. The shell maps a
 * part to its modules, such as `@stridewell/ui/forms` and `@stridewell/app/chat`.
 */
export const PRELOADS = ['forms', 'overlays', 'charts', 'chat', 'queue', 'safety'] as const;

/** Places of the shell's own screens where remotes show components. Each gets the props of `SlotProps`. */
export const SLOTS = ['home.cards'] as const;

const route = z.string().regex(/^\/[a-z0-9-]+$/);
const label = z.string().min(1).max(40);
const order = z.int().min(0).max(1_000);

const pageFields = {
  /** First path segment that the remote serves: `/check-in`. */
  route,
  /** Name of the screen while the remote, which sets the real title, is not loaded. */
  title: label,
  /** Parts that are fetched in parallel with the remote instead of after it. */
  preload: z.array(z.enum(PRELOADS)).max(PRELOADS.length).default([]),
  /** The same for single tabs (`?tab=chat`), in place of `preload`. */
  preloadByTab: z.record(z.string().regex(/^[a-z-]+$/), z.array(z.enum(PRELOADS))).optional(),
};
const navFields = {
  href: route,
  label,
  /** One line under the label where there is room. */
  note: z.string().max(80),
  /** Name of an icon of the UI kit. */
  icon: z.string().regex(/^[a-z-]+$/),
  /** Position in menus, ascending. */
  order,
};
const slotFields = {
  slot: z.string().max(40),
  /** Module that the remote exposes: `./HomeCard`. */
  module: z.string().regex(/^\.\/[A-Z][A-Za-z]*$/),
  order,
};

const list = <T extends z.ZodType>(item: T, min = 0) => z.array(item).min(min).max(20);

/**
 * What a build of a remote says about itself. Fields and slots that this release does not know are dropped: they belong
 * to a newer build.
 */
export const remoteDescriptorSchema = z.object({
  pages: list(z.object(pageFields), 1),
  nav: list(z.object(navFields)),
  slots: list(z.object(slotFields)),
});

/** The file `remote.json` in the source tree: the same, with the remote's name, and nothing unknown. */
export const remoteFileSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  pages: list(z.strictObject(pageFields), 1),
  nav: list(z.strictObject(navFields)),
  slots: list(z.strictObject({ ...slotFields, slot: z.enum(SLOTS) })),
});
