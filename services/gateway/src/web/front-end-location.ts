/** The base address of a front end that is served by its own servers; null for a folder. */
export const baseUrlOf = (place: string): URL | null => (/^https?:\/\//.test(place) ? new URL(place) : null);

/**
 * Whether a text is a valid location of a front end: a folder, or an http(s) address without credentials, query or
 * hash.
 */
export const isFrontEndLocation = (text: string): boolean => {
  if (!text.includes('://')) return true;
  if (!/^https?:/.test(text) || !URL.canParse(text)) return false;
  const { username, password, search, hash } = new URL(text);
  return `${username}${password}${search}${hash}` === '';
};
