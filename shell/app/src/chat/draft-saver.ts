import { CHAT, type CoachType } from '@stridewell/contracts/web';
import { callApi } from '../data/operations.ts';

/**
 * Saves a draft on the server.
 * @throws Error 'Failed to save draft' when the request fails.
 */
export const saveDraft = async (coachType: CoachType, content: string, keepalive = false): Promise<void> => {
  try {
    await callApi(`${coachType}SaveDraft`, {
      body: { content: content.slice(0, CHAT.draftMax) },
      keepalive,
      consent: 'never',
    });
  } catch (error) {
    throw new Error('Failed to save draft', { cause: error });
  }
};

export interface DraftSaver {
  /** Must be called when the text changes. Saves the draft after a pause in typing. */
  typed: (text: string) => void;
  /** Must be called when the text has been sent. Clears the draft. */
  sent: () => void;
  /** Saves the text immediately if it has changed, because the page is being closed or hidden. */
  flush: () => void;
  /**
   * Loads the saved draft. Returns null if the runner has typed something in the meantime. Rejects when the request
   * fails.
   */
  read: () => Promise<string | null>;
  /** Stops saving the draft. */
  close: () => void;
}

/** Saves the draft of one conversation on the server. Requests are sent in order, one at a time. */
export const createDraftSaver = (coachType: CoachType): DraftSaver => {
  let saved: string | null = null;
  let current: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSave: Promise<void> = Promise.resolve();

  let closed = false;

  const save = (text: string): void => {
    lastSave = lastSave.then(async () => {
      if (closed || text !== current || text === saved) return;
      try {
        await saveDraft(coachType, text);
        saved = text;
      } catch {
        // The error is ignored, because the text is still in the input and is saved again on the next change.
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
      const { content } = await callApi(`${coachType}ReadDraft`);
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
