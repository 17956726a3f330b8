import { useState } from 'react';

/**
 * Unsaved input of a form. Kept only in memory, because data about injuries must not be stored on the device. It
 * survives a change of tab or screen.
 */
export interface DraftStore<T extends object> {
  draft: { userId: string; changes: Partial<T> } | null;
}

export const createDraftStore = <T extends object>(): DraftStore<T> => ({ draft: null });

export interface Draft<T extends object> {
  /** Changed fields with their input. Null when nothing is unsaved. */
  changes: Partial<T> | null;
  change: (change: Partial<T>) => void;
  /** Clears the draft after it was saved, unless the runner has changed it since. */
  saved: (sent: Partial<T> | null) => void;
  drop: () => void;
}

/**
 * Reads and writes one runner's unsaved input in a store. Another runner's input is ignored. Only changed fields are
 * kept, so that the other fields show the saved data even when it changes on another device.
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

/** Discards the draft, for example after everything was deleted. */
export const forgetDraft = <T extends object>(store: DraftStore<T>): void => {
  store.draft = null;
};
