import { deviceStore } from '@stridewell/app/core';
import { useSyncExternalStore } from 'react';

/** Outputs of the player. Each can be turned off; the screen always shows the same information. */
export const OUTPUTS = ['sound', 'vibration', 'voice', 'screen'] as const;
export type Output = (typeof OUTPUTS)[number];
export type OutputSettings = Readonly<Record<Output, boolean>>;

const KEY = 'stridewell_player_outputs';
const DEFAULTS: OutputSettings = { sound: true, vibration: true, voice: false, screen: true };

const read = (): OutputSettings => {
  try {
    const value = JSON.parse(deviceStore.get(KEY) ?? '{}') as Partial<Record<Output, unknown>>;
    const given = OUTPUTS.filter((name) => typeof value[name] === 'boolean').map((name) => [name, value[name]]);
    return { ...DEFAULTS, ...Object.fromEntries(given) };
  } catch {
    return DEFAULTS;
  }
};

let settings: OutputSettings | null = null;
const listeners = new Set<() => void>();

/** Which outputs are on, as the runner has chosen on this device. */
export const outputSettings = (): OutputSettings => {
  settings ??= read();
  return settings;
};

/** Turns an output on or off and stores the choice on this device. */
export const toggleOutput = (output: Output): void => {
  settings = { ...outputSettings(), [output]: !outputSettings()[output] };
  deviceStore.set(KEY, JSON.stringify(settings));
  for (const notify of listeners) notify();
};

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

export const useOutputs = (): OutputSettings => useSyncExternalStore(subscribe, outputSettings);
