import { useEffect, useRef, useState } from 'react';

/** Moves the focus in a list of rows: to a new row after adding it, and to the add button after removing a row. */
export const useRowFocus = () => {
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [target, setTarget] = useState<'last' | 'add' | null>(null);
  useEffect(() => {
    if (target === 'last') list.current?.lastElementChild?.querySelector<HTMLElement>('input, select')?.focus();
    if (target === 'add') add.current?.focus();
    setTarget(null);
  }, [target]);
  return { list, add, focusLast: () => setTarget('last'), focusAdd: () => setTarget('add') };
};
