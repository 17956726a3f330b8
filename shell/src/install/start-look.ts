import { platformOf } from './platform.ts';

const SCHEMES = ['light', 'dark'] as const;

/**
 * Adds the start images of this device's screen, which iOS reads when the app is added to the home screen. iOS shows
 * none if there is no image of exactly this size (`infra/e2e/src/start-screens.ts` lists the sizes).
 */
const addStartImages = (): void => {
  const { width, height } = window.screen;
  const [short, long] = [Math.min(width, height), Math.max(width, height)].map((side) => side * devicePixelRatio);
  for (const scheme of SCHEMES) {
    const link = document.createElement('link');
    link.rel = 'apple-touch-startup-image';
    link.media = `(prefers-color-scheme: ${scheme}) and (orientation: portrait)`;
    link.href = `/start/${short}x${long}-${scheme}.png`;
    document.head.append(link);
  }
};

/**
 * Gives an app that is installed from this page a start screen in the colours of the device: start images on iOS, and
 * elsewhere the manifest with the dark colours when the device is dark. A manifest has only one background colour.
 */
export const setStartLook = (): void => {
  if (platformOf(navigator.userAgent, navigator.maxTouchPoints) === 'ios') {
    addStartImages();
    return;
  }
  if (!window.matchMedia?.('(prefers-color-scheme: dark)').matches) return;
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', '/manifest-dark.webmanifest');
};
