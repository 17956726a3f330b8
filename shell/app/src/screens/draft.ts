import { useState } from 'react';

/**
 * Unsaved input of a form. It is kept only in memory, because data about injuries must not be stored on the device. It
 * remains when the runner changes the tab or screen.
 */
export interface DraftStore<T extends object> {
  draft: { userId: string; changes: Partial<T> } | null;
}

export const createDraftStore = <T extends object>(): DraftStore<T> => ({ draft: null });

export interface Draft<T extends object> {
  /** Changed fields with their values. Null if there are no unsaved changes. */
  changes: Partial<T> | null;
  change: (change: Partial<T>) => void;
  /** Must be called after saving. Clears the draft unless the runner has changed it in the meantime. */
  saved: (sent: Partial<T> | null) => void;
  drop: () => void;
}

/**
 * Reads and writes one runner's unsaved input in a store. Ignores input of another runner. Only changed fields are
 * stored, so that the other fields show the saved data even when it changes on another device.
 */
export const useDraft = <T extends object>(store: DraftStore<T>, userId: string): Draft<T> => {
  const read = (): Partial<T> | null => (store.draft?.userId === userId ? store.draft.changes : null);
  const [changes, setChanges] = useState(read);
  const write = (next: Partial<T> | null): void => {
    store.draft = next && { userId, changes: next };
    setChanges(next);
  };
  return {
    changes,
    change: (change) => write({ ...read(), ...change } as Partial<T>),
    saved: (sent) => {
      if (read() === sent) write(null);
    },
    drop: () => write(null),
  };
};

/** Discards the draft, for example after all data was deleted. */
export const forgetDraft = <T extends object>(store: DraftStore<T>): void => {
  store.draft = null;
};
