/** What an erasure deletes: the account with all its data, or all its data but not the account. */
export const ERASURE_SCOPES = ['account', 'data'] as const;
export type ErasureScope = (typeof ERASURE_SCOPES)[number];

/** Services that store data of a runner and report what they erased. */
export const ERASING_SERVICES = ['account', 'wellness', 'running', 'physio'] as const;
