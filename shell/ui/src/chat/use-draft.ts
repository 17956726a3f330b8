import { useEffect } from 'react';
import type { Conversation } from './conversation.ts';

/** Restores the draft when the panel opens, and saves unsaved text when the panel closes or the page is hidden. */
export const useDraft = ({ store, draft }: Conversation): void => {
  useEffect(() => {
    draft.read().then(
      (text) => {
        if (text) store.setState(({ input }) => (input === '' ? { input: text } : {}));
      },
      () => undefined,
    );
    const handleHide = (): void => {
      if (document.visibilityState === 'hidden') draft.flush();
    };
    document.addEventListener('visibilitychange', handleHide);
    window.addEventListener('pagehide', draft.flush);
    return () => {
      document.removeEventListener('visibilitychange', handleHide);
      window.removeEventListener('pagehide', draft.flush);
      draft.flush();
    };
  }, [store, draft]);
};
