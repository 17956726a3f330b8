import { useEffect } from 'react';
import { closeSound } from './outputs/sound.ts';
import { stopVoice } from './outputs/voice.ts';

/** Loads the confirmation dialog for an early end. */
export const loadLeaveDialog = () => import('./screens/leave-dialog.tsx');

/**
 * Preloads what the player needs later, because the network may be unavailable by then, and stops sound and voice when
 * the player closes.
 */
export const usePlayerLife = (): void =>
  useEffect(() => {
    loadLeaveDialog().catch(() => undefined);
    return () => {
      stopVoice();
      closeSound();
    };
  }, []);
