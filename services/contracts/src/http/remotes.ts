import { z } from 'zod';

/**
 * Groups of modules in the UI kit and the app library that a page can preload, because the initial load does not
 * include them. The shell maps each group to its modules, such as `@stridewell/ui/forms` and `@stridewell/app/chat`.
 */
export const PRELOADS = ['forms', 'overlays', 'charts', 'chat', 'queue', 'safety'] as const;

/**
 * Places where remotes can show components: on the home screen (in the card of the day's session and below it), after
 * the check-in's answers and on its result.
 */
const SLOTS = ['home.session', 'home.cards', 'checkin.next', 'checkin.result'] as const;

/** Modules of the shared packages in each group. The shell imports them, and the page names their files. */
export const PRELOAD_MODULES: Record<(typeof PRELOADS)[number], readonly string[]> = {
  forms: ['@stridewell/ui/forms', '@stridewell/app/screens'],
  overlays: ['@stridewell/ui/overlays'],
  charts: ['@stridewell/ui/charts'],
  chat: ['@stridewell/app/chat'],
  queue: ['@stridewell/app/queue'],
  safety: ['@stridewell/app/safety'],
};

const route = z.string().regex(/^\/[a-z0-9-]+$/);
const label = z.string().min(1).max(40);
const order = z.int().min(0).max(1_000);

/** Name of a tab in the address (`?tab=chat`). */
const tab = z.string().regex(/^[a-z-]+$/);
/** A lazily loaded module: a path below the remote's `src` without extension, or the name of a shared module. */
const modules = z.array(z.string().regex(/^(@stridewell\/)?[a-z0-9-]+(\/[a-z0-9-]+)*$/)).max(10);
/** API paths, with a query string if the page sends one. They cannot contain the runner's own dates. */
const reads = z.array(z.string().regex(/^\/api\/[a-z0-9/-]+(\?[a-z]+=[a-z0-9]+)?$/i)).max(12);

const pageFields = {
  /** First segment of the URL paths that the remote handles, such as `/check-in`. */
  route,
  /** Screen title to show until the remote is loaded and sets the final title. */
  title: label,
  /** Groups of modules to fetch in parallel with the remote instead of after it. */
  preload: z.array(z.enum(PRELOADS)).max(PRELOADS.length).default([]),
  /** Groups of modules to preload for a single tab (`?tab=chat`), used instead of `preload`. */
  preloadByTab: z.record(tab, z.array(z.enum(PRELOADS))).optional(),
  /** Lazily loaded modules that the page shows first. The browser fetches their files together with the page. */
  modules: modules.optional(),
  modulesByTab: z.record(tab, modules).optional(),
  /** The reads that the page starts with. They are sent before the page's code has loaded, for a signed-in runner. */
  reads: reads.optional(),
  readsByTab: z.record(tab, reads).optional(),
};
const navFields = {
  href: route,
  label,
  /** One line of text below the label, shown if there is enough space. */
  note: z.string().max(80),
  /** Name of the menu item's icon in the UI kit. */
  icon: z.string().regex(/^[a-z-]+$/),
  /** Sort position in menus, ascending. */
  order,
};
/** Places in the bottom bar of phones, in addition to "Today" and "Check in", which belong to the shell. */
const BAR_PLACES = ['plan', 'coach', 'body'] as const;

const barFields = {
  /** Address that the item opens, with a tab if the page has tabs: `/running?tab=chat`. */
  href: z.string().regex(/^\/[a-z0-9-]+(\?tab=[a-z-]+)?$/),
  label,
  /** Name of the item's icon in the UI kit. */
  icon: z.string().regex(/^[a-z-]+$/),
};
const slotFields = {
  slot: z.string().max(40),
  /** Module that the remote exposes for the slot, such as `./HomeCard`. */
  module: z.string().regex(/^\.\/[A-Z][A-Za-z]*$/),
  order,
};

const list = <T extends z.ZodType>(item: T, min = 0) => z.array(item).min(min).max(20);

/** Descriptor of a remote's build. Unknown fields and slots are dropped, because a newer build may contain them. */
export const remoteDescriptorSchema = z.object({
  pages: list(z.object(pageFields), 1),
  nav: list(z.object(navFields)),
  /** Items for the bottom bar of phones. Missing in builds of earlier releases. */
  bar: list(z.object({ ...barFields, place: z.string().max(40) })).optional(),
  slots: list(z.object(slotFields)),
});

/** Schema of the source file `remote.json`: the descriptor and the remote's name. Unknown fields are rejected. */
export const remoteFileSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  pages: list(z.strictObject(pageFields), 1),
  nav: list(z.strictObject(navFields)),
  bar: list(z.strictObject({ ...barFields, place: z.enum(BAR_PLACES) })).optional(),
  slots: list(z.strictObject({ ...slotFields, slot: z.enum(SLOTS) })),
});
