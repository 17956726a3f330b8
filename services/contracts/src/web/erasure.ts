/** What an erasure takes: the account with all it owns, or all it owns while the account itself stays. */
export const ERASURE_SCOPES = ['account', 'data'] as const;
export type ErasureScope = (typeof ERASURE_SCOPES)[number];

/** Services that hold something of a runner and answer an erasure with what they erased. */
export const ERASING_SERVICES = ['account', 'wellness', 'running', 'physio'] as const;

export interface ErasureReceipt {
  services: {
    service: string;
    status: 'waiting' | 'erased';
    at: string | null;
    /** Records by the name of what held them. */
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
