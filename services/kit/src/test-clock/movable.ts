import { type Clock, createClock } from '../clock.ts';

/** A clock for tests, which returns machine time plus an offset. */
export interface MovableClock extends Clock {
  setOffset(milliseconds: number): void;
}

/** Creates a clock that accepts any difference from other clocks, because tests move each process separately. */
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
