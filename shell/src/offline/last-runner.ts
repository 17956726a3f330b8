import { deviceStore, isEmbedded } from '@stridewell/app/core';
import { RUNNER_KEY, type User } from '@stridewell/contracts/web';

const isUser = (value: unknown): value is User => {
  const user = value as User | null;
  return typeof user?.id === 'string' && typeof user.email === 'string' && typeof user.timezone === 'string';
};

/**
 * Returns the last user who was signed in on this device, so that the app can be opened offline. The stored user
 * contains no health data.
 */
export const lastRunner = (): User | null => {
  try {
    const stored: unknown = JSON.parse(deviceStore.get(RUNNER_KEY) ?? 'null');
    return isUser(stored) ? stored : null;
  } catch {
    return null;
  }
};

/**
 * Stores the signed-in user. Null removes the stored user. Nothing is stored in embedded mode, which has no offline
 * support.
 */
export const storeRunner = (user: User | null): void => {
  if (user && !isEmbedded()) deviceStore.set(RUNNER_KEY, JSON.stringify(user));
  else deviceStore.remove(RUNNER_KEY);
};
