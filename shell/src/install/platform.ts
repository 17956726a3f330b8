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

/** Heading and installation steps for each platform. */
export const STEPS: Record<Platform, { where: string; steps: readonly string[] }> = {
  ios: {
    where: 'On your iPhone or iPad',
    steps: [
      'Tap the Share button of your browser: a square with an arrow that points up.',
      'Scroll down and tap “Add to Home Screen”.',
      'Tap “Add”. Stridewell is on your home screen.',
    ],
  },
  android: {
    where: 'On your Android phone',
    steps: [
      'Open the browser menu: the three dots next to the address.',
      'Tap “Add to Home screen” or “Install app”.',
      'Tap “Install”. Stridewell is with your other apps.',
    ],
  },
  desktop: {
    where: 'On your computer',
    steps: [
      'In Chrome or Edge, click the install icon at the right end of the address bar.',
      'In Safari, open the File menu and choose “Add to Dock”.',
      'Confirm. Stridewell opens in a window of its own.',
    ],
  },
};
