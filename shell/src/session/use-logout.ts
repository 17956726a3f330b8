import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { logout } from './logout.ts';

/** The logout button's press, and whether it is at work. */
export const useLogout = (): { handleLogout: () => void; busy: boolean } => {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const handleLogout = (): void => {
    if (busy) return;
    setBusy(true);
    void logout(client).finally(() => setBusy(false));
  };
  return { handleLogout, busy };
};
