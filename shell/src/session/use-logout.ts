import { useUser } from '@stridewell/app/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmLogout } from '../offline/logout-question.ts';
import { logout } from './logout.ts';

/**
 * Provides the click handler and busy state for a logout button. Asks for confirmation if there are unsent check-ins.
 */
export const useLogout = (): { handleLogout: () => void; busy: boolean } => {
  const client = useQueryClient();
  const { id } = useUser();
  const [busy, setBusy] = useState(false);
  const handleLogout = (): void => {
    if (busy) return;
    setBusy(true);
    void confirmLogout(id)
      .then((leave) => (leave ? logout(client) : undefined))
      .finally(() => setBusy(false));
  };
  return { handleLogout, busy };
};
