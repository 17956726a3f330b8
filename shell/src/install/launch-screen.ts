import { platformOf } from './platform.ts';

const SCHEMES = ['light', 'dark'] as const;

/**
 * Adds links to the launch images for this device's screen, which iOS reads when the app is added to the home screen.
 * iOS shows a launch image only if it has exactly the size of the screen (`infra/e2e/src/start-screens.ts` lists the
 * sizes).
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
 * Sets the launch screen of an app that is installed from this page to the device's colour scheme: launch images on
 * iOS, and elsewhere the manifest with dark colours if the scheme is dark. Two manifests are needed, because a manifest
 * has only one background colour.
 */
export const setLaunchScreen = (): void => {
  if (platformOf(navigator.userAgent, navigator.maxTouchPoints) === 'ios') {
    addStartImages();
    return;
  }
  if (!window.matchMedia?.('(prefers-color-scheme: dark)').matches) return;
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', '/manifest-dark.webmanifest');
};
