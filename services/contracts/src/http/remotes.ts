import { z } from 'zod';

/**
 * Parts of the UI kit and the app library that a page can preload: modules that are not in the first load. The shell maps a
 * part to its modules, such as `@stridewell/ui/forms` and `@stridewell/app/chat`.
 */
export const PRELOADS = ['forms', 'overlays', 'charts', 'chat', 'queue', 'safety'] as const;

/** Places in the shell's screens where remotes show components. Each component receives `SlotProps`. */
const SLOTS = ['home.cards'] as const;

const route = z.string().regex(/^\/[a-z0-9-]+$/);
const label = z.string().min(1).max(40);
const order = z.int().min(0).max(1_000);

const pageFields = {
  /** First path segment that the remote serves: `/check-in`. */
  route,
  /** Screen title until the remote is loaded and sets the real one. */
  title: label,
  /** Parts that are fetched in parallel with the remote instead of after it. */
  preload: z.array(z.enum(PRELOADS)).max(PRELOADS.length).default([]),
  /** Replaces `preload` for single tabs (`?tab=chat`). */
  preloadByTab: z.record(z.string().regex(/^[a-z-]+$/), z.array(z.enum(PRELOADS))).optional(),
};
const navFields = {
  href: route,
  label,
  /** One line under the label, shown where there is room. */
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

/** Descriptor of a build of a remote. Unknown fields and slots are dropped, because a newer build may have them. */
export const remoteDescriptorSchema = z.object({
  pages: list(z.object(pageFields), 1),
  nav: list(z.object(navFields)),
  slots: list(z.object(slotFields)),
});

/** The file `remote.json` in the source tree: the descriptor with the remote's name, without unknown fields. */
export const remoteFileSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  pages: list(z.strictObject(pageFields), 1),
  nav: list(z.strictObject(navFields)),
  slots: list(z.strictObject({ ...slotFields, slot: z.enum(SLOTS) })),
});
