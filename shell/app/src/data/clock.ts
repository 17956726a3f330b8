import { dateIn } from '@stridewell/contracts/web';
import { create } from 'zustand';
import { useTimezone } from './session.ts';

/** Offset of the deployment's clock to the clock of this device, milliseconds. 0 in production. */
const useOffset = create<{ ms: number; tick: number }>(() => ({ ms: 0, tick: 0 }));

/** Sets the clock offset from `/config.json`. */
export const setClockOffset = (ms: number): void => useOffset.setState({ ms });

/** The current time by the deployment's clock. */
export const now = (): Date => new Date(Date.now() + useOffset.getState().ms);

/** Today's date in a time zone, `YYYY-MM-DD`. */
export const today = (timezone: string): string => dateIn(timezone, now());

/** Renders all components that use today's date again. The shell calls it when the date has changed. */
export const announceNewDay = (): void => useOffset.setState((state) => ({ tick: state.tick + 1 }));

/** Today's date for the signed-in runner. Renders the component again when a new day is announced. */
export const useToday = (): string => {
  const timezone = useTimezone();
  useOffset();
  return today(timezone);
};
