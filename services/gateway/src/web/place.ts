/** The base address of a front end that a server of its own serves; null for a folder. */
export const addressOf = (place: string): URL | null => (/^https?:\/\//.test(place) ? new URL(place) : null);

/** Whether a text says where a front end is: a folder, or a base address that leads to files and to nothing else. */
export const isPlace = (text: string): boolean => {
  if (!text.includes('://')) return true;
  if (!/^https?:/.test(text) || !URL.canParse(text)) return false;
  const { username, password, search, hash } = new URL(text);
  return `${username}${password}${search}${hash}` === '';
};
