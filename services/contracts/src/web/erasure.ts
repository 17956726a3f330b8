/** What an erasure deletes: the account with all its data, or all its data but not the account. */
export const ERASURE_SCOPES = ['account', 'data'] as const;
export type ErasureScope = (typeof ERASURE_SCOPES)[number];

/** Services that store data of a runner and report what they erased. */
export const ERASING_SERVICES = ['account', 'wellness', 'running', 'physio'] as const;

export interface ErasureReceipt {
  services: {
    service: string;
    status: 'waiting' | 'erased';
    at: string | null;
    /** Number of erased records by collection or store. */
    counts: Record<string, number>;
  }[];
  agesOut: string[];
}

export interface ErasureAnswer {
  ok: true;
  erasureId: string;
  status: 'requested' | 'complete';
  receipt: ErasureReceipt;
}

export interface Erasure extends ErasureAnswer {
  scope: ErasureScope;
  requestedAt: string;
  completedAt: string | null;
}
