import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLaunchScreen } from './launch-screen.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';

const given = ({ agent = 'Chrome', dark = false, width = 393, height = 852, scale = 3 }) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  vi.stubGlobal('matchMedia', () => ({ matches: dark }));
  vi.stubGlobal('devicePixelRatio', scale);
  vi.stubGlobal('screen', { width, height });
};

const manifest = () => document.querySelector('link[rel="manifest"]')?.getAttribute('href');
const startImages = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="apple-touch-startup-image"]')].map((link) =>
    link.getAttribute('href'),
  );

beforeEach(() => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="manifest" href="/manifest.webmanifest">');
});
afterEach(() => {
  for (const link of document.head.querySelectorAll('link')) link.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('PWA-19 launch screen of the installed app', () => {
  test('has one image for each colour scheme on an iPhone, even when the phone is held sideways', () => {
    given({ agent: IPHONE, width: 852, height: 393 });
    setLaunchScreen();
    expect(startImages()).toEqual(['/start/1179x2556-light.png', '/start/1179x2556-dark.png']);
    expect(manifest()).toBe('/manifest.webmanifest');
  });

  test.each([
    [true, '/manifest-dark.webmanifest'],
    [false, '/manifest.webmanifest'],
  ])('uses the colours of the colour scheme on other platforms (dark: %s)', (dark, expected) => {
    given({ dark });
    setLaunchScreen();
    expect([manifest(), startImages()]).toEqual([expected, []]);
  });
});
