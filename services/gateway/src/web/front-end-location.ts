/** The base address of a front end on servers of its own; null for a folder. */
export const baseUrlOf = (place: string): URL | null => (/^https?:\/\//.test(place) ? new URL(place) : null);

/** True for a valid location: a folder, or an http(s) address without credentials, query and hash. */
export const isFrontEndLocation = (text: string): boolean => {
  if (!text.includes('://')) return true;
  if (!/^https?:/.test(text) || !URL.canParse(text)) return false;
  const { username, password, search, hash } = new URL(text);
  return `${username}${password}${search}${hash}` === '';
};
