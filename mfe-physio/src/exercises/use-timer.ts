import { now } from '@stridewell/app/core';
import type { Exercise } from '@stridewell/contracts/web';
import { useEffect, useState } from 'react';
import { stepsOf } from './steps.ts';
import { add, atTime, createTimer, next, pause, start, type Timer, type TimerView, viewAt } from './timer.ts';

/** Interval between clock reads, in milliseconds. */
const READ_INTERVAL_MS = 200;

const clock = (): number => now().getTime();

export interface TimerControls extends TimerView {
  start: () => void;
  pause: () => void;
  next: () => void;
  add: (seconds: number) => void;
  again: () => void;
}

/** The timer of one exercise. Reads the clock at an interval while running, and on `visibilitychange`. */
export const useTimer = (exercise: Exercise): TimerControls => {
  const [timer, setTimer] = useState(() => createTimer(stepsOf(exercise)));
  const [, look] = useState(0);
  const change = (by: (timer: Timer, at: number) => Timer) => () => setTimer((before) => by(before, clock()));
  const running = timer.since !== null;
  useEffect(() => {
    if (!running) return;
    const readClock = (): void => {
      setTimer((before) => atTime(before, clock()));
      look((count) => count + 1);
    };
    const interval = setInterval(readClock, READ_INTERVAL_MS);
    document.addEventListener('visibilitychange', readClock);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', readClock);
    };
  }, [running]);
  return {
    ...viewAt(timer, clock()),
    start: change(start),
    pause: change(pause),
    next: change(next),
    add: (seconds) => change((before, at) => add(before, seconds, at))(),
    again: () => setTimer(createTimer(stepsOf(exercise))),
  };
};
