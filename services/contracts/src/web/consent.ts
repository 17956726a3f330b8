/** Kinds of consent: storing health data, and sending chat context to an outside language model. */
export const CONSENT_KINDS = ['health_data', 'outside_model'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Error code of the 403 for storing health data of a runner who was never asked for consent. */
export const CONSENT_NEEDED = 'consent_needed';
