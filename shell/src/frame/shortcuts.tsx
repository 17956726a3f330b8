import { deviceStore } from '@stridewell/app/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useBar } from '../remotes/descriptors.ts';
import type { Shortcut } from './shortcuts-dialog.tsx';

const Help = lazy(() => import('./shortcuts-dialog.tsx'));

/**
 * Device setting that turns the shortcuts off. Needed for speech input, which types letters that would trigger them.
 */
const OFF = 'stridewell_shortcuts_off';

/**
 * Elements for which shortcuts are ignored: those that handle letters themselves, and dialogs, which must be closed
 * first.
 */
const BUSY = 'input:not([type=radio],[type=checkbox]), select, textarea, [contenteditable], [role=dialog], [role=menu]';

const isFree = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !defaultPrevented &&
  !(target instanceof Element && target.closest(BUSY) !== null) &&
  document.querySelector('[role=dialog], [role=alertdialog]') === null;

const useShortcutList = (): readonly Shortcut[] => {
  const bar = useBar();
  const places = [
    { key: 'p', item: bar.get('plan') },
    { key: 'k', item: bar.get('coach') },
    { key: 'b', item: bar.get('body') },
  ];
  return [
    { key: 't', href: '/', label: 'Today' },
    { key: 'c', href: '/check-in', label: 'Check in' },
    ...places.flatMap(({ key, item }) => (item ? [{ key, href: item.href, label: item.label }] : [])),
  ];
};

/**
 * Single-letter shortcuts to the places of the navigation, with a list of them on `?`, which can turn them off. `first`
 * is the key press that loaded this component, which is handled as well.
 */
export const Shortcuts = ({ first }: { first: KeyboardEvent }) => {
  const list = useShortcutList();
  const [open, setOpen] = useState(false);
  const [off, setOff] = useState(() => deviceStore.get(OFF) === '1');
  const handled = useRef<KeyboardEvent | null>(null);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (!isFree(event)) return;
      if (event.key === '?') setOpen(true);
      const shortcut = list.find(({ key }) => key === event.key);
      if (shortcut && !off) navigate(shortcut.href);
    };
    if (handled.current !== first) handleKey(first);
    handled.current = first;
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });
  const handleTurn = (on: boolean): void => {
    setOff(!on);
    if (on) deviceStore.remove(OFF);
    else deviceStore.set(OFF, '1');
  };
  return (
    open && (
      <Suspense>
        <Help shortcuts={list} on={!off} onTurn={handleTurn} onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
};
