import { deviceStore, isEmbedded } from '@stridewell/app/core';
import type { User } from '@stridewell/contracts/web';

const KEY = 'stridewell_runner';

const isUser = (value: unknown): value is User => {
  const user = value as User | null;
  return typeof user?.id === 'string' && typeof user.email === 'string' && typeof user.timezone === 'string';
};

/** The last signed-in user on this device, which allows opening the app offline. Contains no health data. */
export const lastRunner = (): User | null => {
  try {
    const stored: unknown = JSON.parse(deviceStore.get(KEY) ?? 'null');
    return isUser(stored) ? stored : null;
  } catch {
    return null;
  }
};

/** Stores the signed-in user, or removes it for null. Stores nothing in embedded mode, which has no offline support. */
export const storeRunner = (user: User | null): void => {
  if (user && !isEmbedded()) deviceStore.set(KEY, JSON.stringify(user));
  else deviceStore.remove(KEY);
};
