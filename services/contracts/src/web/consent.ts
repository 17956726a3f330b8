/** What a runner may agree to: storing health data, and what a coach sends to an outside language model. */
export const CONSENT_KINDS = ['health_data', 'outside_model'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Code of the 403 to a call that would store health data of a runner who was never asked. */
export const CONSENT_NEEDED = 'consent_needed';
