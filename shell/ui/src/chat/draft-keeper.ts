import { CHAT, type ChatDraft, COACH_BASES, type CoachType } from '@stridewell/contracts/web';
import { api } from '../data/api.ts';

const pathOf = (coachType: CoachType): string => `${COACH_BASES[coachType]}/chat/draft`;

/** @throws Error 'Failed to save draft' */
export const saveDraft = async (coachType: CoachType, content: string, keepalive = false): Promise<void> => {
  try {
    await api.post(pathOf(coachType), { content: content.slice(0, CHAT.draftMax) }, { keepalive, consent: 'never' });
  } catch (error) {
    throw new Error('Failed to save draft', { cause: error });
  }
};

export interface DraftKeeper {
  /** The text has changed: it is saved when typing has rested. */
  typed: (text: string) => void;
  /** The text was sent: there is no draft any more. */
  sent: () => void;
  /** The page goes away: what is not saved yet is, now. */
  flush: () => void;
  /** What was saved; null when something was typed meanwhile, or nothing could be read. */
  read: () => Promise<string | null>;
  /** Nothing is saved any more. */
  close: () => void;
}

/** Keeps the draft of one conversation on the server; saves never overtake each other. */
export const createDraftKeeper = (coachType: CoachType): DraftKeeper => {
  let saved: string | null = null;
  let current: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  let closed = false;

  const save = (text: string): void => {
    running = running.then(async () => {
      if (closed || text !== current || text === saved) return;
      try {
        await saveDraft(coachType, text);
        saved = text;
      } catch {
        // The text stands in the box still, and the next change tries again.
      }
    });
  };
  const typed = (text: string): void => {
    current = text;
    clearTimeout(timer);
    timer = setTimeout(() => save(text), CHAT.draftDelayMs);
  };
  return {
    typed,
    sent: () => {
      clearTimeout(timer);
      current = '';
      save('');
    },
    flush: () => {
      clearTimeout(timer);
      if (closed || current === null || current === saved) return;
      saved = current;
      void saveDraft(coachType, current, true).catch(() => undefined);
    },
    read: async () => {
      if (current !== null) return null;
      const { content } = await api.get<ChatDraft>(pathOf(coachType));
      if (current !== null) return null;
      saved = content;
      return content;
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
};
