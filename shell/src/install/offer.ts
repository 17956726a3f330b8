import { deviceStore, isEmbedded, now, tabStore } from '@stridewell/app/core';
import { create } from 'zustand';

/** The `beforeinstallprompt` event, which the DOM's types lack. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const DAYS_HIDDEN = 30;
const DAY_MS = 86_400_000;
/** Until when the offer stays hidden, in milliseconds since 1970. */
const HIDDEN_UNTIL_KEY = 'stridewell_install_away_until';
const CLOSED_KEY = 'stridewell_install_closed';

/** Whether the page runs as the installed app. */
const isInstalled = (): boolean =>
  window.matchMedia?.('(display-mode: standalone)').matches === true ||
  (navigator as { standalone?: boolean }).standalone === true;

/** Whether to show the offer. A frame inside another page cannot be installed. */
const isOffered = (): boolean =>
  !isEmbedded() &&
  !isInstalled() &&
  tabStore.get(CLOSED_KEY) === null &&
  !(Number(deviceStore.get(HIDDEN_UNTIL_KEY)) > now().getTime());

interface Offer {
  shown: boolean;
  /** Installs in one click, if the browser supports it. */
  prompt: InstallPrompt | null;
}

/** Whether the install offer is shown; shared by all screens. */
export const useOffer = create<Offer>(() => ({ shown: false, prompt: null }));

const hide = (): void => useOffer.setState({ shown: false });

/**
 * Moves the focus to the screen, because the focused button disappeared. Deferred until a closing dialog has released
 * it.
 */
const focusScreen = (): void => {
  const target = () => document.querySelector<HTMLElement>('#main h1[tabindex], #main input');
  setTimeout(() => target()?.focus({ preventScroll: true }), 0);
};

/** Close and Maybe Later: hides the offer until the next visit. */
export const hideOfferForVisit = (): void => {
  tabStore.set(CLOSED_KEY, '1');
  hide();
  focusScreen();
};

/** Not Now and Got It!: hides the offer on this device for 30 days. */
export const hideOfferForMonth = (): void => {
  deviceStore.set(HIDDEN_UNTIL_KEY, String(now().getTime() + DAYS_HIDDEN * DAY_MS));
  hide();
  focusScreen();
};

/**
 * Shows the browser's install prompt. It can be shown only once, so the offer is hidden whatever the runner answers.
 */
export const install = async (prompt: InstallPrompt): Promise<void> => {
  useOffer.setState({ prompt: null });
  hideOfferForMonth();
  await prompt.prompt();
};

/** Decides whether to show the offer, and keeps the browser's install prompt until the runner asks for it. */
export const startOffer = (): void => {
  useOffer.setState({ shown: isOffered() });
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useOffer.setState({ prompt: event as InstallPrompt });
  });
  window.addEventListener('appinstalled', hide);
};
