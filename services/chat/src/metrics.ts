import type { CoachType } from '@stridewell/contracts/web';
import { createCounter } from '@stridewell/kit/counter';
import type { Metrics } from '@stridewell/kit/metrics';
import { createScrapedGauges } from '@stridewell/kit/metrics/scraped-gauges';
import { labelOf, SAFETY_CATEGORIES, type SafetyDecision } from '@stridewell/safety';
import { GUARD_CATEGORIES, type GuardCategory } from './guard/categories.ts';

/**
 * Source of a reply: a fixed text of the safety gate, a fixed verdict, the rules, the outside model, or the rules as a
 * fallback for the model.
 */
export const REPLY_SOURCES = ['gate', 'verdict', 'rules', 'outside', 'fallback'] as const;
export type ReplySource = (typeof REPLY_SOURCES)[number];

/**
 * Result of a call to the outside model. `stopped`: the client disconnected or the service shut down. `capped`: the
 * model was not called because the runner had used up the daily tokens.
 */
export const OUTSIDE_CALL_RESULTS = ['answered', 'failed', 'broke_off', 'stopped', 'capped'] as const;
export type OutsideCallResult = (typeof OUTSIDE_CALL_RESULTS)[number];

/** Values of the category label. Sensitive categories share one value; `general` is for the card without a category. */
const CATEGORY_LABELS = [...new Set(SAFETY_CATEGORIES.map(labelOf)), 'general'];

/** Creates the metrics of a coach. They contain categories and counts, but no runner ids and no text. */
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
  const spending = createScrapedGauges(metrics.registry, {
    subject: 'coach',
    gauges: {
      share: {
        name: 'outside_model_daily_share',
        help: 'Share of the daily token limit of all runners together that is spent, by coach.',
      },
    },
  });
  return {
    /** Reads the used fraction of the daily token limit at every scrape. */
    followSpending: (read: () => Promise<number>): void =>
      spending.follow(coach, async () => [{ gauge: 'share', value: await read() }]),
    gateRead: (): void => read.inc({ coach }),
    decided({ state, source, category }: SafetyDecision): void {
      decisions.inc({ coach, state, source });
      if (state !== 'go') hits.inc({ coach, category: category ? labelOf(category) : 'general' });
    },
    guardReplaced: (category: GuardCategory): void => replaced.inc({ coach, category }),
    answered: (by: ReplySource): void => replies.inc({ coach, by }),
    outsideEnded: (end: OutsideCallResult): void => calls.inc({ coach, end }),
    /** Increments the gauge of open reply streams. The returned function decrements the gauge. */
    replying(): () => void {
      metrics.streamsOpen.inc({ kind: 'coach' });
      return () => metrics.streamsOpen.dec({ kind: 'coach' });
    },
  };
};

export type CoachMetrics = ReturnType<typeof createCoachMetrics>;
