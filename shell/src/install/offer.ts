import { deviceStore, isEmbedded, now, tabStore } from '@stridewell/app/core';
import { create } from 'zustand';

/** The `beforeinstallprompt` event, which is missing from TypeScript's DOM types. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Storage key for the time until which the install offer stays hidden, in milliseconds since 1970. */
export const HIDDEN_UNTIL_KEY = 'stridewell_install_away_until';
/** Storage key that is set once a check-in was made. Before that the offer would come too early. */
const CHECKED_IN_KEY = 'stridewell_checked_in';
/** Storage key that is set in the tab in which the offer was closed. */
export const CLOSED_KEY = 'stridewell_install_closed';

/** True if the page runs as an installed app. */
const isInstalled = (): boolean =>
  window.matchMedia?.('(display-mode: standalone)').matches === true ||
  (navigator as { standalone?: boolean }).standalone === true;

/** True if the install offer may be shown. A framed page cannot be installed. */
const isOffered = (): boolean =>
  deviceStore.get(CHECKED_IN_KEY) !== null &&
  !isEmbedded() &&
  !isInstalled() &&
  tabStore.get(CLOSED_KEY) === null &&
  !(Number(deviceStore.get(HIDDEN_UNTIL_KEY)) > now().getTime());

interface Offer {
  shown: boolean;
  /** The browser's install prompt. Null if the browser has not offered one. */
  prompt: InstallPrompt | null;
}

/** State of the install offer, shared by all screens. */
export const useOffer = create<Offer>(() => ({ shown: false, prompt: null }));

/** Allows the install offer starting with the next visit, because the runner has checked in. */
export const allowOffer = (): void => {
  deviceStore.set(CHECKED_IN_KEY, '1');
};

export const hideOffer = (): void => useOffer.setState({ shown: false });

/**
 * Shows the install offer if that is allowed, and stores the browser's install prompt until the runner clicks Install.
 */
export const startOffer = (): void => {
  useOffer.setState({ shown: isOffered() });
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useOffer.setState({ prompt: event as InstallPrompt });
  });
  window.addEventListener('appinstalled', hideOffer);
};
