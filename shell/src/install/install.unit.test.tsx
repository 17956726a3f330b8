import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fixDate } from '../testing/fixed-date.tsx';
import { showLanguage } from '../words/words.ts';
import { InstallBanner } from './install-banner.tsx';
import { INSTALL_WORDS } from './install-words.ts';
import { allowOffer, type InstallPrompt, startOffer, useOffer } from './offer.ts';

const AGENTS = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/156.0.0.0 Mobile Safari/537.36',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36',
} as const;
const DAY_MS = 86_400_000;

const banner = () => screen.queryByRole('complementary', { name: 'Install Stridewell' });
const buttonOf = (name: string) => screen.getByRole('button', { name });

/** Simulates a page load: resets the install offer, renders the banner and waits for it if it is offered. */
const load = async () => {
  useOffer.setState({ shown: false, prompt: null });
  startOffer();
  const view = renderApp(
    <>
      <InstallBanner />
      <main id="main">
        <h1 tabIndex={-1}>Today</h1>
      </main>
    </>,
  );
  if (useOffer.getState().shown) await screen.findByRole('complementary', { name: 'Install Stridewell' });
  return view;
};

/** Dispatches the `beforeinstallprompt` event, as Chrome does for an installable page. */
const dispatchPrompt = (): InstallPrompt => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn().mockResolvedValue({ outcome: 'accepted' }),
  });
  act(() => void window.dispatchEvent(event));
  return event;
};

fixDate();
beforeEach(allowOffer);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('install banner', () => {
  test('PWA-40 is not shown while the device is offline', async () => {
    await load();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(banner()).toBeNull();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(banner()).toBeInTheDocument();
  });

  test('PWA-03 shows the buttons How to Install, Not Now and Close', async () => {
    await load();
    expect(banner()).toBeInTheDocument();
    expect(screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)).toEqual([
      'How to Install',
      'Not Now',
      'Close',
    ]);
    expect(await violations()).toEqual([]);
  });

  test('PWA-17 does not appear before the first check-in on the device', async () => {
    window.localStorage.clear();
    await load();
    expect(useOffer.getState().shown).toBe(false);
    expect(banner()).toBeNull();
  });

  test('PWA-18 is in Norwegian on a Norwegian page, with its dialog', async () => {
    await act(() => showLanguage('nb'));
    useOffer.setState({ shown: false, prompt: null });
    startOffer();
    const { actor } = renderApp(<InstallBanner />);
    expect(await screen.findByRole('complementary', { name: 'Installer Stridewell' })).toBeInTheDocument();
    await actor.click(buttonOf('Slik gjør du det'));
    expect(await screen.findByRole('dialog', { name: 'Installer Stridewell' })).toBeInTheDocument();
    expect(buttonOf('Skjønner!')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await act(() => showLanguage('en'));
  });

  test('PWA-02 appears when an account was deleted in this tab', async () => {
    window.sessionStorage.setItem('stridewell_erasure', 'a-receipt');
    await load();
    expect(banner()).toBeInTheDocument();
  });

  test('PWA-04 stays hidden on this device for 30 days after Not Now and moves the focus to the page heading', async () => {
    const { actor, unmount } = await load();
    await actor.click(buttonOf('Not Now'));
    expect(banner()).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Today' })).toHaveFocus());
    unmount();
    window.sessionStorage.clear();
    vi.setSystemTime(Date.now() + 30 * DAY_MS - 1);
    (await load()).unmount();
    expect(useOffer.getState().shown).toBe(false);
    vi.setSystemTime(Date.now() + 1);
    await load();
    expect(banner()).toBeInTheDocument();
  });

  test('PWA-05 stays hidden until the next visit after Close', async () => {
    const { actor, unmount } = await load();
    await actor.click(buttonOf('Close'));
    expect(banner()).toBeNull();
    unmount();
    (await load()).unmount();
    expect(useOffer.getState().shown).toBe(false);
    window.sessionStorage.clear();
    await load();
    expect(banner()).toBeInTheDocument();
  });

  test('does not appear when the app is installed or embedded', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
    (await load()).unmount();
    expect(useOffer.getState().shown).toBe(false);
    vi.unstubAllGlobals();
    window.history.replaceState(null, '', '/?embed=1');
    await load();
    expect(banner()).toBeNull();
  });

  test('disappears after the appinstalled event', async () => {
    await load();
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect(banner()).toBeNull();
  });
});

describe('install dialog', () => {
  test.each([
    ['PWA-07', 'ios'],
    ['PWA-08', 'android'],
    ['PWA-09', 'desktop'],
  ] as const)('PWA-06 %s shows the steps for the platform %s', async (_id, platform) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENTS[platform]);
    const { actor } = await load();
    await actor.click(buttonOf('How to Install'));
    const dialog = await screen.findByRole('dialog', { name: 'Install Stridewell' });
    const { where, steps } = INSTALL_WORDS.en.steps[platform];
    expect(dialog).toHaveTextContent(where);
    const shown = screen.getAllByRole('listitem').map((item) => item.textContent.trim());
    expect(shown).toEqual(steps.map(({ text }) => text));
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['Got It!', true],
    ['Maybe Later', false],
  ])('PWA-11 closes together with the banner on %s (banner hidden on the next visit: %s)', async (name, hidden) => {
    const { actor } = await load();
    await actor.click(buttonOf('How to Install'));
    await actor.click(await screen.findByRole('button', { name }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(banner()).toBeNull();
    window.sessionStorage.clear();
    startOffer();
    expect(useOffer.getState().shown).toBe(!hidden);
  });

  test('closes on Escape and leaves the banner open', async () => {
    const { actor } = await load();
    await actor.click(buttonOf('How to Install'));
    await screen.findByRole('dialog');
    await actor.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(banner()).toBeInTheDocument();
  });

  test('PWA-01 shows an Install button when the browser offers an install prompt', async () => {
    const { actor } = await load();
    const event = dispatchPrompt();
    expect(event.defaultPrevented).toBe(true);
    await actor.click(buttonOf('How to Install'));
    await actor.click(await screen.findByRole('button', { name: 'Install' }));
    expect(event.prompt).toHaveBeenCalledOnce();
    expect(banner()).toBeNull();
  });
});
