import { deviceStore, now } from '@stridewell/app/core';
import { navigate } from 'wouter/use-browser-location';
import { ROUTES } from '../dashboard/routes.ts';
import { pageLanguage } from '../data/language.ts';
import { type AskedSession, askedFrom } from './asked-session.ts';
import { reminderWords } from './reminder-words.ts';

/** Key of the runner's choice on this device. It reveals nothing about the injury. */
const CHOICE_KEY = 'stridewell_hour_reminder';
/** Hour of the day from which no notification is shown. */
const QUIET_FROM = 22;
/** Message from the service worker after a tap on the notification. */
const OPENED = 'hour-later-opened';

/** off: not asked for or turned off; denied: the browser shows no notifications. */
export type ReminderState = 'off' | 'on' | 'denied';

export const reminderState = (): ReminderState => {
  if (!('Notification' in window) || Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && deviceStore.get(CHOICE_KEY) === 'on' ? 'on' : 'off';
};

/** Asks the browser for permission, which it allows only after a tap. */
export const allowReminder = async (): Promise<ReminderState> => {
  if (!('Notification' in window)) return 'denied';
  const permission = await Notification.requestPermission().catch(() => 'denied' as const);
  if (permission === 'granted') deviceStore.set(CHOICE_KEY, 'on');
  return reminderState();
};

const timers = new Map<string, number>();

/** Removes the reminder of a session because it was answered, or of all sessions. */
export const cancelReminder = (sessionId?: string): void => {
  for (const [id, timer] of timers)
    if (sessionId === undefined || id === sessionId) {
      window.clearTimeout(timer);
      timers.delete(id);
    }
};

export const refuseReminder = (): void => {
  deviceStore.remove(CHOICE_KEY);
  cancelReminder();
};

const showNotification = async (): Promise<void> => {
  const { title, text } = reminderWords().notification;
  const options = {
    body: text,
    tag: 'hour-later',
    silent: true,
    lang: pageLanguage(),
    data: { path: ROUTES.dashboard },
  };
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  // Phones show only notifications of a service worker.
  if (registration?.active) return registration.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => {
    shown.close();
    window.focus();
    navigate(ROUTES.dashboard);
  };
};

let isListening = false;
/** Opens the overview in this page after a tap on the notification. */
const listenOnce = (): void => {
  if (isListening) return;
  isListening = true;
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | null>) => {
    if (data?.type === OPENED) navigate(ROUTES.dashboard);
  });
};

const remind = (id: string): void => {
  timers.delete(id);
  const isNight = new Date().getHours() >= QUIET_FROM;
  // The browser may still reject the notification. The overview asks the question in any case.
  if (!isNight && reminderState() === 'on') void showNotification().catch(() => undefined);
};

/**
 * Shows a quiet notification one hour after a session if the runner allowed it. Without a push service this works only
 * while a page of the app is open on this device, which the UI text states.
 */
export const scheduleReminder = (session: Pick<AskedSession, 'id' | 'endedAt'>): void => {
  const wait = askedFrom(session) - now().getTime();
  if (reminderState() !== 'on' || timers.has(session.id) || wait <= 0) return;
  listenOnce();
  timers.set(session.id, window.setTimeout(remind, wait, session.id));
};
