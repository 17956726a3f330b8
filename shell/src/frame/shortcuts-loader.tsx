import { type ComponentType, useEffect, useState } from 'react';

/** Loads the keyboard shortcuts on the first key press, because most visits never use a keyboard. */
export const ShortcutsLoader = () => {
  const [Shortcuts, setShortcuts] = useState<ComponentType<{ first: KeyboardEvent }> | null>(null);
  const [first, setFirst] = useState<KeyboardEvent | null>(null);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key.length !== 1) return;
      document.removeEventListener('keydown', handleKey);
      import('./shortcuts.tsx').then(
        (module) => {
          setFirst(event);
          setShortcuts(() => module.Shortcuts);
        },
        () => document.addEventListener('keydown', handleKey),
      );
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return Shortcuts && first && <Shortcuts first={first} />;
};
