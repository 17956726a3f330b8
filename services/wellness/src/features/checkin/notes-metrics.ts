import type { TextReading } from '@stridewell/holds/stored-texts';
import { createCounter } from '@stridewell/kit/counter';
import type { Metrics } from '@stridewell/kit/metrics';
import { SAFETY_CATEGORIES, type SafetyCategory, SENSITIVE } from '@stridewell/safety';

/**
 * Returns the metric label for a category. Sensitive categories share one label, so that metrics do not distinguish
 * them.
 */
const labelOf = (category: SafetyCategory): string => (SENSITIVE.has(category) ? 'sensitive' : category);

/**
 * Registers metrics for the safety check of check-in notes: counts per category, without user ids. Their names differ
 * from those for chat messages, because alerts watch the hit rate in chat messages, and most check-ins have no notes.
 */
export const createNotesMetrics = (metrics: Metrics) => {
  const read = createCounter(metrics, {
    name: 'notes_gate_read_total',
    help: 'Check-ins stored with notes, which the safety gate has read.',
    labelNames: [],
  });
  const hits = createCounter<'category'>(metrics, {
    name: 'notes_gate_hits_total',
    help: 'Check-ins stored whose notes hit the safety gate, by the category that decided.',
    labelNames: ['category'],
    known: [...new Set(SAFETY_CATEGORIES.map(labelOf))].map((category) => ({ category })),
  });
  const asked = createCounter(metrics, {
    name: 'notes_asked_total',
    help: 'Check-ins stored whose notes the safety decision asks a card about.',
    labelNames: [],
  });
  return {
    /** Counts the notes of a stored check-in. Ignores a check-in without notes. */
    stored({ decision, stop, isAsked }: TextReading): void {
      if (!decision) return;
      read.inc();
      if (stop && decision.category) hits.inc({ category: labelOf(decision.category) });
      if (isAsked) asked.inc();
    },
  };
};

export type NotesMetrics = ReturnType<typeof createNotesMetrics>;
