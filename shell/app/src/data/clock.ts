import { dateIn } from '@stridewell/contracts/web';
import { create } from 'zustand';
import { useTimezone } from './session.ts';

/** Offset in milliseconds between the deployment's clock and this device's clock. 0 in production. */
const useOffset = create<{ ms: number; tick: number }>(() => ({ ms: 0, tick: 0 }));

/** Sets the clock offset from `/config.json`. */
export const setClockOffset = (ms: number): void => useOffset.setState({ ms });

/** Returns the current time of the deployment's clock. */
export const now = (): Date => new Date(Date.now() + useOffset.getState().ms);

/** Returns today's date in a time zone, `YYYY-MM-DD`. */
export const today = (timezone: string): string => dateIn(timezone, now());

/** Re-renders all components that use today's date. The shell calls this when the date has changed. */
export const announceNewDay = (): void => useOffset.setState((state) => ({ tick: state.tick + 1 }));

/** Returns today's date for the signed-in runner. Re-renders the component when a new day is announced. */
export const useToday = (): string => {
  const timezone = useTimezone();
  useOffset();
  return today(timezone);
};
