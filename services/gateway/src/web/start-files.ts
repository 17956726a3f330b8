import { PRELOAD_MODULES } from '@stridewell/contracts/http/remotes';
import {
  HOME_READS,
  type RemoteDescriptor,
  type RemoteEntry,
  readsInTab,
  SESSION_READ,
} from '@stridewell/contracts/web';
import { z } from 'zod';

/**
 * Name of the file in a build that lists the script files of every lazily loaded module. Builds from earlier releases
 * do not contain it.
 */
export const PRELOAD_LIST = 'preload.json';

const scripts = z.array(z.string().regex(/^assets\/[\w.-]+\.js$/));
const listSchema = z.record(z.string(), scripts);

/** Script files of lazily loaded modules, by module, relative to the build's folder. */
export type PreloadList = Readonly<Record<string, readonly string[]>>;

/** Parses the preload list of a build. Returns an empty list when it is missing or invalid. */
export const parsePreloadList = (text: string | null): PreloadList => {
  if (text === null) return {};
  try {
    return listSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
};

/** The files that a remote's build needs at startup, relative to the build's folder. */
export interface BuildFiles {
  /** The federation entry. Null if the manifest contains none. */
  entry: string | null;
  /** Scripts of every exposed module: `./App` and the modules of slots. */
  exposed: PreloadList;
  lazy: PreloadList;
}

/** A remote with the files of its build. The files are null while no build is found. */
export interface ListedRemote {
  remote: RemoteEntry;
  files: BuildFiles | null;
}

/** A file to preload with the page. */
export interface StartFile {
  href: string;
  as: 'script' | 'fetch';
}

type Page = RemoteDescriptor['pages'][number];

/**
 * Returns the value for a tab. The tab name comes from the URL and may equal an inherited property name such as
 * `constructor`.
 */
const ofTab = <T>(values: Readonly<Record<string, T>> | undefined, tab: string): T | undefined =>
  values !== undefined && Object.hasOwn(values, tab) ? values[tab] : undefined;

const prefixOf = (path: string): string => `/${path.split('/')[1] ?? ''}`;

/**
 * Returns the modules of the page's first screen. Empty for a screen below the page's route, whose modules are not
 * known.
 */
const modulesOf = (page: Page, path: string, tab: string): readonly string[] =>
  page.route === path ? (ofTab(page.modulesByTab, tab) ?? page.modules ?? []) : [];

const filesOf = ({ remote, files }: ListedRemote, exposed: string, modules: readonly string[]): StartFile[] => {
  if (!remote.entry || !files?.entry) return [];
  const folder = remote.entry.slice(0, remote.entry.lastIndexOf('/') + 1);
  const named = [files.entry, ...(files.exposed[exposed] ?? []), ...modules.flatMap((name) => files.lazy[name] ?? [])];
  return [
    { href: remote.entry, as: 'fetch' },
    ...named.map((file): StartFile => ({ href: folder + file, as: 'script' })),
  ];
};

/** The shell's lazily loaded module with the welcome screen: see `loadWelcome` in the shell's root component. */
const WELCOME = 'welcome/welcome';
const HOME_SLOT = 'home.cards';

export interface PageRequest {
  path: string;
  /** Name of the tab in the query string. Empty if there is none. */
  tab: string;
  /**
   * True when the request has a session cookie. The session may have expired, so this only determines which files are
   * preloaded.
   */
  hasSession: boolean;
}

/**
 * Returns the files that the browser needs in addition to those in the page's HTML, in the order in which they are
 * needed: the shared modules of the shell, the remote's manifest, entry and screen, and then the shared modules of parts
 * of the screen, of which the chart library is larger than everything before it.
 */
export const startFiles = (
  { path, tab, hasSession }: PageRequest,
  listed: readonly ListedRemote[],
  shell: PreloadList,
): StartFile[] => {
  const shared = (modules: readonly string[]): StartFile[] =>
    modules.flatMap((name) => (shell[name] ?? []).map((file): StartFile => ({ href: `/${file}`, as: 'script' })));
  const unique = (files: StartFile[]): StartFile[] => [...new Map(files.map((file) => [file.href, file])).values()];

  if (!hasSession) return unique(shared([WELCOME, ...PRELOAD_MODULES.forms]));
  if (path === '/') {
    const slots = listed.flatMap((one) =>
      (one.remote.descriptor?.slots ?? [])
        .filter(({ slot }) => slot === HOME_SLOT)
        .flatMap(({ module }) => filesOf(one, module, [])),
    );
    return unique(slots);
  }
  const found = listed.find(({ remote }) => remote.routes.includes(prefixOf(path)));
  if (!found) return [];
  const page = found.remote.descriptor?.pages.find(({ route }) => route === prefixOf(path));
  const modules = page ? modulesOf(page, path, tab) : [];
  const groups = page ? (ofTab(page.preloadByTab, tab) ?? page.preload) : [];
  return unique([
    ...shared(groups.flatMap((group) => PRELOAD_MODULES[group])),
    ...filesOf(found, './App', modules),
    ...shared(modules),
  ]);
};

/**
 * Returns the paths of the requests with which the screen starts, for a visitor with a session. Empty for pages that can
 * be opened without one and for screens below a page's route, which need other data.
 */
export const firstReads = ({ path, tab, hasSession }: PageRequest, listed: readonly ListedRemote[]): string[] => {
  if (!hasSession) return [];
  if (path === '/') return [SESSION_READ, ...HOME_READS];
  const page = listed.flatMap(({ remote }) => remote.descriptor?.pages ?? []).find(({ route }) => route === path);
  return page ? [SESSION_READ, ...readsInTab(page, tab)] : [];
};

/**
 * Returns links that send the first requests before the early script has loaded. It sends the same requests with the
 * same mode, so that the browser uses the responses. The links come after the app's scripts, which are larger.
 */
export const readLinks = (paths: readonly string[]): string =>
  paths
    .map((path) => `<link rel="preload" as="fetch" crossorigin="use-credentials" fetchpriority="high" href="${path}">`)
    .join('');

/** Returns preload links with a low fetch priority, so that the page's own scripts are fetched first. */
export const preloadLinks = (files: readonly StartFile[]): string =>
  files
    .map(({ href, as }) => {
      // A preloaded file is reused only if its fetch mode equals that of the later request.
      const mode = as === 'fetch' ? ' crossorigin="anonymous"' : '';
      return `<link rel="preload" as="${as}"${mode} fetchpriority="low" href="${href}">`;
    })
    .join('');
