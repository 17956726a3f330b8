import type { TriageAction, TriageTier } from '@stridewell/contracts/web';

/** Who to call (113 at helsenorge.no; 116 117 of the municipal health pages; section C of the domain page). */
export const ACTIONS: Record<Exclude<TriageTier, 'self_care'>, readonly TriageAction[]> = {
  emergency: [{ label: 'Call 113', href: 'tel:113' }, { label: 'Outside Norway, call your local emergency number.' }],
  same_day: [{ label: 'Call 116 117', href: 'tel:116117' }, { label: 'Outside Norway, call your local urgent care.' }],
  soon: [{ label: 'Book a doctor or physiotherapist within days' }],
};
