/** A link's URL if it is https without credentials before the host, else null. */
const httpsUrl = (href: string): URL | null => {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url : null;
};

/** An exercise film of this product. */
const OWN_FILM = /^\/media\/[\w-]+\.mp4$/;

/** A path of this app: starts with one slash and stays on this origin; else null. */
const ownPath = (href: string): string | null => {
  if (!href.startsWith('/') || !URL.canParse(href, window.location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(href, window.location.origin);
  return origin === window.location.origin ? pathname + search + hash : null;
};

export type SafeLink = { kind: 'video' | 'outside' | 'own'; href: string };

/** Classifies a link in a message: a video, an external page, a screen of this app; null for everything else. */
export const safeLink = (href: string | undefined): SafeLink | null => {
  if (href === undefined) return null;
  const url = httpsUrl(href);
  if (url) return { kind: url.pathname.toLowerCase().endsWith('.mp4') ? 'video' : 'outside', href: url.href };
  const path = ownPath(href);
  if (path === null) return null;
  return { kind: OWN_FILM.test(path) ? 'video' : 'own', href: path };
};
