import {
  DEFAULT_TIMEZONE,
  EARLY_READS,
  type EarlyRead,
  HOME_READS,
  PAGE_DATA_ID,
  PAGE_FILES,
  type PageData,
  type RemotePage,
  RUNNER_KEY,
  readsInTab,
  SESSION_READ,
  TOKEN_KEY,
} from '@stridewell/contracts/web';
import { PUBLIC_PATHS } from '../public-paths.ts';

/**
 * A separate small script that runs before the app's code has loaded. It sends the session check and, if a runner was
 * signed in on this device, the first requests of the page. Public pages need no session, so on other devices it sends
 * nothing there. The API client uses the responses.
 * The page may have links that have sent the same requests already; the browser then uses their responses.
 */

const pagesOf = (): RemotePage[] => {
  const { remotes } = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '{"remotes":[]}') as PageData;
  return remotes.flatMap(({ descriptor }) => descriptor?.pages ?? []);
};

/**
 * Returns the paths of the page's first requests. Empty for screens below a page's route (`/running/season`), which
 * need other data.
 */
const readsOf = ({ pathname, search }: Location): readonly string[] => {
  if (pathname === '/') return HOME_READS;
  const page = pagesOf().find(({ route }) => route === pathname);
  return page ? readsInTab(page, new URLSearchParams(search).get('tab') ?? '') : [];
};

const start = (): void => {
  // A framed page may have to send a token, and its session check must ask the server for one.
  if (window.self !== window.top || localStorage.getItem(TOKEN_KEY) !== null) return;
  const hasRunner = localStorage.getItem(RUNNER_KEY) !== null;
  if (!hasRunner && PUBLIC_PATHS.includes(window.location.pathname)) return;
  const reads = new Map<string, EarlyRead>();
  for (const path of [SESSION_READ, ...(hasRunner ? readsOf(window.location) : [])]) {
    const response = fetch(path, { credentials: 'include' });
    // The API client sends the request again if this one failed.
    response.catch(() => undefined);
    reads.set(path, { at: performance.now(), response });
  }
  Object.assign(globalThis, { [EARLY_READS]: reads });
};

try {
  start();
} catch {
  // The browser blocks storage, or the page's data is incomplete. The app then sends its reads itself.
}

// The files of the requested screen and the font follow the requests, which are short. A browser has only six connections to a
// server without HTTP/2.
for (const { content } of document.querySelectorAll<HTMLTemplateElement>(`template[${PAGE_FILES}]`))
  document.head.append(content.cloneNode(true));

// The browser loads its time zone data on first use. It does so here, while the app's code is being fetched.
new Intl.DateTimeFormat('en-CA', { timeZone: DEFAULT_TIMEZONE }).format();
