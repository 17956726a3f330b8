import type { TextReading } from '@stridewell/coaching/safety/texts';
import { createCounter } from '@stridewell/kit/counter';
import type { Metrics } from '@stridewell/kit/metrics';
import { SAFETY_CATEGORIES, type SafetyCategory, SENSITIVE } from '@stridewell/safety';

/** Categories that nobody should be able to tell apart in a metric have one label. */
const labelOf = (category: SafetyCategory): string => (SENSITIVE.has(category) ? 'sensitive' : category);

/**
 * What is measured of the safety gate's reading of notes: counts and categories, never whose. Names of its own, since
 * alerts compare the gate's share of hits in chat messages, and most check-ins have no notes at all.
 */
export const createNotesMeasures = (metrics: Metrics) => {
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
    /** Counts a stored check-in's notes; none are not counted. */
    stored({ decision, stop, isAsked }: TextReading): void {
      if (!decision) return;
      read.inc();
      if (stop && decision.category) hits.inc({ category: labelOf(decision.category) });
      if (isAsked) asked.inc();
    },
  };
};

export type NotesMeasures = ReturnType<typeof createNotesMeasures>;
