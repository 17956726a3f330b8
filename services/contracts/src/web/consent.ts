/** What a runner may agree to: storing health data, and what a coach sends to an outside language model. */
export const CONSENT_KINDS = ['health_data', 'outside_model'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];
