/** Platform of the device according to the user agent. It determines the installation steps. */
export type Platform = 'ios' | 'android' | 'desktop';

/**
 * Minimum number of touch points of an iPad. Needed because an iPad reports itself as a Mac, which has no touch screen.
 */
const MAC_WITH_TOUCH = 2;

/** Detects the platform of a user agent. `touchPoints` is `navigator.maxTouchPoints`. */
export const platformOf = (agent: string, touchPoints: number): Platform => {
  if (/iPhone|iPad|iPod/.test(agent)) return 'ios';
  if (/Android/.test(agent)) return 'android';
  return /Macintosh/.test(agent) && touchPoints >= MAC_WITH_TOUCH ? 'ios' : 'desktop';
};
