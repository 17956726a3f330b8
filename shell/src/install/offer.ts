import { deviceStore, isEmbedded, now, tabStore } from '@stridewell/app/core';
import { create } from 'zustand';

/** The `beforeinstallprompt` event, which is missing in TypeScript's DOM types. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const DAYS_HIDDEN = 30;
const DAY_MS = 86_400_000;
/** Storage key of the time until which the offer stays hidden, milliseconds since 1970. */
const HIDDEN_UNTIL_KEY = 'stridewell_install_away_until';
const CLOSED_KEY = 'stridewell_install_closed';

/** True when the page runs as the installed app. */
const isInstalled = (): boolean =>
  window.matchMedia?.('(display-mode: standalone)').matches === true ||
  (navigator as { standalone?: boolean }).standalone === true;

/** True when the offer may be shown. A framed page cannot be installed. */
const isOffered = (): boolean =>
  !isEmbedded() &&
  !isInstalled() &&
  tabStore.get(CLOSED_KEY) === null &&
  !(Number(deviceStore.get(HIDDEN_UNTIL_KEY)) > now().getTime());

interface Offer {
  shown: boolean;
  /** Install prompt of the browser, if it supports one. */
  prompt: InstallPrompt | null;
}

/** State of the install offer, shared by all screens. */
export const useOffer = create<Offer>(() => ({ shown: false, prompt: null }));

const hide = (): void => useOffer.setState({ shown: false });

/**
 * Focuses the heading of the screen, because the focused button disappeared. Deferred until a closing dialog has
 * released the focus.
 */
const focusScreen = (): void => {
  const target = () => document.querySelector<HTMLElement>('#main h1[tabindex], #main input');
  setTimeout(() => target()?.focus({ preventScroll: true }), 0);
};

/** Hides the offer until the next visit (Close and Maybe Later). */
export const hideOfferForVisit = (): void => {
  tabStore.set(CLOSED_KEY, '1');
  hide();
  focusScreen();
};

/** Hides the offer on this device for 30 days (Not Now and Got It!). */
export const hideOfferForMonth = (): void => {
  deviceStore.set(HIDDEN_UNTIL_KEY, String(now().getTime() + DAYS_HIDDEN * DAY_MS));
  hide();
  focusScreen();
};

/**
 * Shows the install prompt of the browser. It can be shown only once, so the offer is then hidden in any case.
 */
export const install = async (prompt: InstallPrompt): Promise<void> => {
  useOffer.setState({ prompt: null });
  hideOfferForMonth();
  await prompt.prompt();
};

/** Shows the offer if it is allowed, and stores the browser's install prompt until the runner asks for it. */
export const startOffer = (): void => {
  useOffer.setState({ shown: isOffered() });
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useOffer.setState({ prompt: event as InstallPrompt });
  });
  window.addEventListener('appinstalled', hide);
};
