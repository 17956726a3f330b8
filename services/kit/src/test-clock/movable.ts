import { type Clock, createClock } from '../clock.ts';

/** A clock that tests move: the machine's time plus an offset. */
export interface MovableClock extends Clock {
  setOffset(milliseconds: number): void;
}

/** Processes on such clocks may be any time apart, because each is moved by itself. */
export const createMovableClock = (): MovableClock => {
  const machine = createClock();
  let offset = 0;
  return {
    now: () => new Date(machine.now().getTime() + offset),
    monotonic: machine.monotonic,
    offset: () => offset,
    skewMs: Number.POSITIVE_INFINITY,
    setOffset(milliseconds) {
      offset = milliseconds;
    },
  };
};
