import { now } from '@stridewell/app/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Cue } from './machine/cues.ts';

/** Interval between reads of the clock, in milliseconds. */
export const READ_MS = 200;
/** Maximum time in milliseconds after which a running session is stored again. */
const KEEP_MS = 2_000;

interface Timed {
  stage: string;
  /** Instant of the last event, in milliseconds since the epoch. */
  seen: number;
}

/** A pure state machine with its cues. */
export interface Machine<State, Event> {
  reduce: (state: State, event: Event, at: number) => State;
  cueBetween: (before: State, beforeAt: number, after: State, afterAt: number) => Cue | null;
}

export interface MachineOptions<State> {
  /** Stores the state on the device. Called after each change by the runner, and every two seconds. */
  onKeep: (state: State) => unknown;
  onCue: (cue: Cue) => void;
}

const clock = (): number => now().getTime();

/** Drives a machine by the clock. Returns its state, the instant of that state, and a function that sends an event. */
export const useMachine = <State extends Timed, Event extends { type: string }>(
  initial: State,
  { reduce, cueBetween }: Machine<State, Event | { type: 'tick' }>,
  options: MachineOptions<State>,
) => {
  const latest = useRef(initial);
  const handlers = useRef(options);
  handlers.current = options;
  const kept = useRef(initial.seen);
  const [state, setState] = useState(initial);

  const send = useCallback(
    (event: Event | { type: 'tick' }): void => {
      const before = latest.current;
      if (before.stage === 'ended') return;
      const at = clock();
      const after = reduce(before, event, at);
      latest.current = after;
      setState(after);
      const cue = cueBetween(before, before.seen, after, at);
      if (cue) handlers.current.onCue(cue);
      if (
        after.stage !== 'ended' &&
        (event.type !== 'tick' || after.stage !== before.stage || at - kept.current >= KEEP_MS)
      ) {
        kept.current = at;
        handlers.current.onKeep(after);
      }
    },
    [reduce, cueBetween],
  );

  const isOver = state.stage === 'ended';
  useEffect(() => {
    if (isOver) return;
    const read = (): void => send({ type: 'tick' });
    const interval = setInterval(read, READ_MS);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', read);
    };
  }, [isOver, send]);

  return { state, at: state.seen, send };
};
