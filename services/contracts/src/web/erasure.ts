/** Scope of an erasure: the account with all of its data, or all data without the account. */
export const ERASURE_SCOPES = ['account', 'data'] as const;
export type ErasureScope = (typeof ERASURE_SCOPES)[number];

/** Services that store runners' data and report what they erased. */
export const ERASING_SERVICES = ['account', 'wellness', 'running', 'physio'] as const;
