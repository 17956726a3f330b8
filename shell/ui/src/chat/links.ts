/** The address of a Markdown link as a page may use it, or null: https and nothing hidden before the host. */
const httpsUrl = (href: string): URL | null => {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url : null;
};

/** A film that this product ships. */
const OWN_FILM = /^\/media\/[\w-]+\.mp4$/;

/** A path of this app: it begins with one slash and stays on this origin. */
const ownPath = (href: string): string | null => {
  if (!href.startsWith('/') || !URL.canParse(href, window.location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(href, window.location.origin);
  return origin === window.location.origin ? pathname + search + hash : null;
};

export type SafeLink = { kind: 'video' | 'outside' | 'own'; href: string };

/** What a link in a message may be: a video, a page elsewhere, a screen of ours; null for everything else. */
export const safeLink = (href: string | undefined): SafeLink | null => {
  if (href === undefined) return null;
  const url = httpsUrl(href);
  if (url) return { kind: url.pathname.toLowerCase().endsWith('.mp4') ? 'video' : 'outside', href: url.href };
  const path = ownPath(href);
  if (path === null) return null;
  return { kind: OWN_FILM.test(path) ? 'video' : 'own', href: path };
};
