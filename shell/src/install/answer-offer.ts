import { deviceStore, now, tabStore } from '@stridewell/app/core';
import { CLOSED_KEY, HIDDEN_UNTIL_KEY, hideOffer, type InstallPrompt, useOffer } from './offer.ts';

const DAYS_HIDDEN = 30;
const DAY_MS = 86_400_000;

/**
 * Focuses the heading of the screen, because the focused button has disappeared. Waits until a closing dialog has
 * released the focus.
 */
const focusScreen = (): void => {
  const target = () => document.querySelector<HTMLElement>('#main h1[tabindex], #main input');
  setTimeout(() => target()?.focus({ preventScroll: true }), 0);
};

/** Hides the install offer until the next visit (Close and Maybe Later). */
export const hideOfferForVisit = (): void => {
  tabStore.set(CLOSED_KEY, '1');
  hideOffer();
  focusScreen();
};

/** Hides the install offer on this device for 30 days (Not Now and Got It!). */
export const hideOfferForMonth = (): void => {
  deviceStore.set(HIDDEN_UNTIL_KEY, String(now().getTime() + DAYS_HIDDEN * DAY_MS));
  hideOffer();
  focusScreen();
};

/**
 * Shows the browser's install prompt. The install offer is then hidden regardless of the runner's choice, because a
 * prompt can be shown only once.
 */
export const install = async (prompt: InstallPrompt): Promise<void> => {
  useOffer.setState({ prompt: null });
  hideOfferForMonth();
  await prompt.prompt();
};
