import { useWide } from '@stridewell/ui/core';
import { useState } from 'react';

export type TrackerView = 'list' | 'table';

const KEY = 'stridewell.tracker-view';

const storedView = (): TrackerView | null => {
  try {
    const found = sessionStorage.getItem(KEY);
    return found === 'list' || found === 'table' ? found : null;
  } catch {
    // Storage is blocked; the choice lasts until the page is left.
    return null;
  }
};

/** Whether the tracker is a list (on phones) or a table. The choice is kept for the browser tab. */
export const useTrackerView = (): { view: TrackerView; show: (view: TrackerView) => void } => {
  const wide = useWide();
  const [chosen, setChosen] = useState(storedView);
  return {
    view: chosen ?? (wide ? 'table' : 'list'),
    show: (view) => {
      setChosen(view);
      try {
        sessionStorage.setItem(KEY, view);
      } catch {
        return;
      }
    },
  };
};
