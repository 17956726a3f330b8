/** Parses an https URL that contains no credentials. Returns null for anything else. */
const httpsUrl = (href: string): URL | null => {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url : null;
};

/** Matches the path of an exercise video that this app serves. */
const OWN_FILM = /^\/media\/[\w-]+\.mp4$/;

/**
 * Returns the path, query and fragment of a link within this app. Returns null for another origin or a relative path.
 */
const ownPath = (href: string): string | null => {
  if (!href.startsWith('/') || !URL.canParse(href, window.location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(href, window.location.origin);
  return origin === window.location.origin ? pathname + search + hash : null;
};

export type SafeLink = { kind: 'video' | 'outside' | 'own'; href: string };

/** Classifies a link in a message as a video, an external page or a screen of this app. Returns null for anything else. */
export const safeLink = (href: string | undefined): SafeLink | null => {
  if (href === undefined) return null;
  const url = httpsUrl(href);
  if (url) return { kind: url.pathname.toLowerCase().endsWith('.mp4') ? 'video' : 'outside', href: url.href };
  const path = ownPath(href);
  if (path === null) return null;
  return { kind: OWN_FILM.test(path) ? 'video' : 'own', href: path };
};
