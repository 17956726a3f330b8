import type { CoachType } from '@stridewell/contracts/web';
import { tabStore } from '../data/storage.ts';

const KEY = 'stridewell_unsent';

interface Unsent {
  userId: string;
  texts: Partial<Record<CoachType, string>>;
}

const readUnsent = (): Unsent | null => {
  try {
    return JSON.parse(tabStore.get(KEY) ?? 'null') as Unsent | null;
  } catch {
    return null;
  }
};

/** Saves the text of a chat input in this tab until the same runner opens that chat again. */
export const saveUnsentText = (userId: string, coachType: CoachType, text: string): void => {
  const stored = readUnsent();
  const texts = stored?.userId === userId ? stored.texts : {};
  tabStore.set(KEY, JSON.stringify({ userId, texts: { ...texts, [coachType]: text } }));
};

/**
 * Returns the saved text and removes it from storage. Deletes the text without returning it if it belongs to another
 * runner.
 */
export const takeUnsentText = (userId: string, coachType: CoachType): string => {
  const stored = readUnsent();
  if (stored === null) return '';
  const { [coachType]: text = '', ...texts } = stored.userId === userId ? stored.texts : {};
  if (Object.keys(texts).length === 0) tabStore.remove(KEY);
  else tabStore.set(KEY, JSON.stringify({ userId, texts }));
  return text;
};
