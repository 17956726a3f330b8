import { create } from 'zustand';

/** Time of the oldest stored response that is shown, ISO 8601. Null while all shown data comes from the server. */
export const useOfflineSince = create<{ asOf: string | null }>(() => ({ asOf: null }));
