import { create } from 'zustand';

/** Time of the oldest answer that is shown from the device, ISO 8601. Null while every answer is from the server. */
export const useOfflineSince = create<{ asOf: string | null }>(() => ({ asOf: null }));
