import type { CoachType } from '@stridewell/contracts/web';
import type { SafetyDecision } from '@stridewell/safety';
import type { SoakCoach } from './coaches.ts';
import { NOISES, type Noise, type SoakMessage } from './messages.ts';

export interface SoakParts {
  next: () => SoakMessage;
  decide: (text: string) => SafetyDecision;
  coaches: readonly SoakCoach[];
  /** Monotonic time in milliseconds. */
  monotonic: () => number;
  /** Bytes of the heap in use after garbage collection; null when they are not measured. */
  heapUsed: () => number | null;
}

/** A failure, with the messages that caused it. */
export interface Failure {
  where: 'decision' | CoachType;
  reason: string;
  texts: readonly string[];
}

/** The decisions on the messages with one kind of noise. */
export interface NoiseFigures {
  states: Record<SafetyDecision['state'], number>;
  /** Duration of the safety decision on each message, in milliseconds: the shortest of {@link CALLS} calls. */
  durations: number[];
}

export interface SoakFigures {
  noises: Record<Noise, NoiseFigures>;
  /** Number of messages that both coaches together received. */
  asked: number;
  /** The first failures. `failureCount` counts all. */
  failures: Failure[];
  failureCount: number;
  /** Bytes in use after a fifth of the messages and at the end. */
  heap: { early: number; late: number } | null;
}

/** Number of messages in a conversation. In longer ones, most messages would be follow-ups to follow-ups. */
const TURNS = 3;
/**
 * Number of calls per message. The shortest is used, because other processes and garbage collection can only add time.
 */
const CALLS = 3;
/** Number of messages that are decided before the measurement, so that the code is compiled. */
const WARM_UP = 500;
/**
 * The heap is first measured after this fraction of the messages, when the caches, whose size is limited by the word
 * lists, are full.
 */
const EARLY = 0.2;
/** Maximum number of failures that are kept with their messages. */
const KEPT = 20;

const noFigures = (): NoiseFigures => ({ states: { stop: 0, ask: 0, go: 0 }, durations: [] });

const emptyFigures = (): SoakFigures => ({
  noises: Object.fromEntries(Object.keys(NOISES).map((noise) => [noise, noFigures()])) as Record<Noise, NoiseFigures>,
  ...{ asked: 0, failures: [], failureCount: 0, heap: null },
});

const reasonOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : 'unknown');

/** Calls `decide` several times and returns the decision and the shortest duration. */
const timed = (text: string, { decide, monotonic }: SoakParts): { decision: SafetyDecision; duration: number } => {
  const call = () => {
    const begin = monotonic();
    const decision = decide(text);
    return { decision, duration: monotonic() - begin };
  };
  return Array.from({ length: CALLS - 1 }, call).reduce((a, b) => (b.duration < a.duration ? b : a), call());
};

/**
 * Runs generated messages through the safety decision and the replies of the coaches. An error that a message causes is
 * counted and not thrown.
 */
export const soak = (count: number, parts: SoakParts): SoakFigures => {
  const { next, decide, coaches, heapUsed } = parts;
  const figures = emptyFigures();
  const fail = (failure: Failure): void => {
    figures.failureCount += 1;
    if (figures.failures.length < KEPT) figures.failures.push(failure);
  };

  const decided = ({ text, noise }: SoakMessage): void => {
    const { states, durations } = figures.noises[noise];
    try {
      const { decision, duration } = timed(text, parts);
      states[decision.state] += 1;
      durations.push(duration);
      // The decision catches its own errors and then shows the general card.
      if (decision.source === 'failure') fail({ where: 'decision', reason: 'an error inside', texts: [text] });
    } catch (error) {
      fail({ where: 'decision', reason: reasonOf(error), texts: [text] });
    }
  };

  const answered = ({ coachType: where, talk }: SoakCoach, conversation: number, texts: readonly string[]): void => {
    figures.asked += texts.length;
    try {
      if (talk(conversation, texts)?.trim() === '') fail({ where, reason: 'an empty reply', texts });
    } catch (error) {
      fail({ where, reason: reasonOf(error), texts });
    }
  };

  for (let at = 0; at < Math.min(WARM_UP, count); at += 1) decide(next().text);
  let early: number | null = null;
  for (let at = 0; at < count; at += TURNS) {
    const messages = Array.from({ length: Math.min(TURNS, count - at) }, next);
    for (const message of messages) decided(message);
    const texts = messages.map(({ text }) => text);
    for (const coach of coaches) answered(coach, at / TURNS, texts);
    if (early === null && at + messages.length >= count * EARLY) early = heapUsed();
  }
  const late = heapUsed();
  return { ...figures, heap: early !== null && late !== null ? { early, late } : null };
};
