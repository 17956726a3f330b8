/** Kinds of consent: to storing health data, and to sending chat context to an outside language model. */
export const CONSENT_KINDS = ['health_data', 'outside_model'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Code of the 403 response to a runner who was never asked for consent to storing health data. */
export const CONSENT_NEEDED = 'consent_needed';
