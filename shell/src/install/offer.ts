import { deviceStore, isEmbedded, now, tabStore } from '@stridewell/ui/core';
import { create } from 'zustand';

/** What a browser that can install by itself hands over; not part of the DOM's types. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const DAYS_AWAY = 30;
const DAY_MS = 86_400_000;
/** Until when it stays away, as milliseconds since 1970. */
const AWAY_KEY = 'stridewell_install_away_until';
const CLOSED_KEY = 'stridewell_install_closed';

/** Opened from the home screen, where there is nothing left to install. */
const isInstalled = (): boolean =>
  window.matchMedia?.('(display-mode: standalone)').matches === true ||
  (navigator as { standalone?: boolean }).standalone === true;

/** Every screen of normal mode offers it; a frame inside another page cannot be installed. */
const isWelcome = (): boolean =>
  !isEmbedded() &&
  !isInstalled() &&
  tabStore.get(CLOSED_KEY) === null &&
  !(Number(deviceStore.get(AWAY_KEY)) > now().getTime());

interface Offer {
  shown: boolean;
  /** Installs in one press, where the browser offers that. */
  prompt: InstallPrompt | null;
}

/** Whether installing is offered, on every screen alike. */
export const useOffer = create<Offer>(() => ({ shown: false, prompt: null }));

const hide = (): void => useOffer.setState({ shown: false });

/** What had the focus is gone: the next Tab goes on at the screen, once no dialog holds the focus any more. */
const focusScreen = (): void => {
  const target = () => document.querySelector<HTMLElement>('#main h1[tabindex], #main input');
  setTimeout(() => target()?.focus({ preventScroll: true }), 0);
};

/** Close, and Maybe Later: away until the next visit. */
export const closeOffer = (): void => {
  tabStore.set(CLOSED_KEY, '1');
  hide();
  focusScreen();
};

/** Not Now, and Got It!: away for 30 days on this device. */
export const declineOffer = (): void => {
  deviceStore.set(AWAY_KEY, String(now().getTime() + DAYS_AWAY * DAY_MS));
  hide();
  focusScreen();
};

/** Installs by the browser's own question. It can be asked once; whatever the runner answers, the offer has done its work. */
export const install = async (prompt: InstallPrompt): Promise<void> => {
  useOffer.setState({ prompt: null });
  declineOffer();
  await prompt.prompt();
};

/** Decides whether to offer, and takes over the browser's own question, so that it comes when the runner asks for it. */
export const startOffer = (): void => {
  useOffer.setState({ shown: isWelcome() });
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useOffer.setState({ prompt: event as InstallPrompt });
  });
  window.addEventListener('appinstalled', hide);
};
