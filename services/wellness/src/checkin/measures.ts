import { createCounter } from '@stridewell/kit/counter';
import type { Metrics } from '@stridewell/kit/metrics';
import type { GateResult } from '@stridewell/safety';
import { CATEGORIES } from '@stridewell/safety';

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
    known: CATEGORIES.map((category) => ({ category })),
  });
  return {
    /** Counts a stored check-in's notes; none are not counted. */
    stored(notes: string | null, gate: GateResult): void {
      if (!notes) return;
      read.inc();
      if (gate.hit) hits.inc({ category: gate.category });
    },
  };
};

export type NotesMeasures = ReturnType<typeof createNotesMeasures>;
