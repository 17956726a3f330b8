import type { TriageAction, TriageTier } from '@stridewell/contracts/web';

/**
 * Phone numbers to call, by tier. The text of each route mentions the local number outside Norway once (sources: 113 at
 * helsenorge.no; 116 117 on the municipal health pages; section C of the domain page).
 */
export const ACTIONS: Record<Exclude<TriageTier, 'self_care'>, readonly TriageAction[]> = {
  emergency: [{ label: 'Call 113', href: 'tel:113' }],
  same_day: [{ label: 'Call 116 117', href: 'tel:116117' }],
  soon: [{ label: 'Book a doctor or physiotherapist within days' }],
};
