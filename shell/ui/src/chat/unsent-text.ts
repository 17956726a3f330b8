import type { CoachType } from '@stridewell/contracts/web';
import { tabStore } from '../data/storage.ts';

const KEY = 'stridewell_unsent';

interface Unsent {
  userId: string;
  texts: Partial<Record<CoachType, string>>;
}

const read = (): Unsent | null => {
  try {
    return JSON.parse(tabStore.get(KEY) ?? 'null') as Unsent | null;
  } catch {
    return null;
  }
};

/** Keeps what stood in a box when the runner's session ended: in this tab, until the same runner opens that chat again. */
export const keepUnsentText = (userId: string, coachType: CoachType, text: string): void => {
  const kept = read();
  const texts = kept?.userId === userId ? kept.texts : {};
  tabStore.set(KEY, JSON.stringify({ userId, texts: { ...texts, [coachType]: text } }));
};

/** Hands out what was kept, once. What was another runner's is thrown away. */
export const takeUnsentText = (userId: string, coachType: CoachType): string => {
  const kept = read();
  if (kept === null) return '';
  const { [coachType]: text = '', ...texts } = kept.userId === userId ? kept.texts : {};
  if (Object.keys(texts).length === 0) tabStore.remove(KEY);
  else tabStore.set(KEY, JSON.stringify({ userId, texts }));
  return text;
};
