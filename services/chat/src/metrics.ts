import type { CoachType } from '@stridewell/contracts/web';
import { createCounter } from '@stridewell/kit/counter';
import type { Metrics } from '@stridewell/kit/metrics';
import { labelOf, SAFETY_CATEGORIES, type SafetyDecision } from '@stridewell/safety';
import { GUARD_CATEGORIES, type GuardCategory } from './guard/categories.ts';

/** Source of a reply: a fixed text of the gate or a verdict, the rules, the outside model, or the rules as its fallback. */
export const REPLY_SOURCES = ['gate', 'verdict', 'rules', 'outside', 'fallback'] as const;
export type ReplySource = (typeof REPLY_SOURCES)[number];

/**
 * How a call to the outside model ended. `stopped`: by a disconnect of the client or a shutdown. `capped`: not called,
 * because the runner's daily tokens were used up.
 */
export const OUTSIDE_CALL_RESULTS = ['answered', 'failed', 'broke_off', 'stopped', 'capped'] as const;
export type OutsideCallResult = (typeof OUTSIDE_CALL_RESULTS)[number];

/** Sensitive categories share one label; `general` stands for the card without a category. */
const CATEGORY_LABELS = [...new Set(SAFETY_CATEGORIES.map(labelOf)), 'general'];

/** Metrics of a coach: categories and counts, never the runner or the text. */
export const createCoachMetrics = (metrics: Metrics, coach: CoachType) => {
  const read = createCounter(metrics, {
    name: 'safety_gate_read_total',
    help: 'Messages the safety gate has read, by coach.',
    labelNames: ['coach'],
    known: [{ coach }],
  });
  const hits = createCounter(metrics, {
    name: 'safety_gate_hits_total',
    help: 'Messages answered by the safety gate, by coach and the category that decided.',
    labelNames: ['coach', 'category'],
    known: CATEGORY_LABELS.map((category) => ({ coach, category })),
  });
  const decisions = createCounter(metrics, {
    name: 'safety_decisions_total',
    help: 'Decisions on typed messages by coach, state (stop, ask, go) and source (rule, model, grammar, unfamiliar, failure, none).',
    labelNames: ['coach', 'state', 'source'],
    known: [
      { coach, state: 'go', source: 'none' },
      { coach, state: 'ask', source: 'failure' },
    ],
  });
  const replaced = createCounter(metrics, {
    name: 'output_guard_replacements_total',
    help: 'Replies of the outside model that the output guard replaced, by coach and category.',
    labelNames: ['coach', 'category'],
    known: GUARD_CATEGORIES.map((category) => ({ coach, category })),
  });
  const replies = createCounter(metrics, {
    name: 'coach_replies_total',
    help: 'Replies by coach and what answered (gate, verdict, rules, outside, fallback).',
    labelNames: ['coach', 'by'],
    known: REPLY_SOURCES.map((by) => ({ coach, by })),
  });
  const calls = createCounter(metrics, {
    name: 'outside_model_calls_total',
    help: 'Calls to the outside model by coach and end (answered, failed, broke_off, stopped, capped).',
    labelNames: ['coach', 'end'],
    known: OUTSIDE_CALL_RESULTS.map((end) => ({ coach, end })),
  });
  return {
    gateRead: (): void => read.inc({ coach }),
    decided({ state, source, category }: SafetyDecision): void {
      decisions.inc({ coach, state, source });
      if (state !== 'go') hits.inc({ coach, category: category ? labelOf(category) : 'general' });
    },
    guardReplaced: (category: GuardCategory): void => replaced.inc({ coach, category }),
    answered: (by: ReplySource): void => replies.inc({ coach, by }),
    outsideEnded: (end: OutsideCallResult): void => calls.inc({ coach, end }),
    /** Increments the gauge of open reply streams. The returned function decrements it. */
    replying(): () => void {
      metrics.streamsOpen.inc({ kind: 'coach' });
      return () => metrics.streamsOpen.dec({ kind: 'coach' });
    },
  };
};

export type CoachMetrics = ReturnType<typeof createCoachMetrics>;
