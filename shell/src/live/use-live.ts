import { useUser } from '@stridewell/app/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { startLive } from './start-live.ts';

/** Receives live updates while a runner is signed in. */
export const useLive = (): void => {
  const client = useQueryClient();
  const { id } = useUser();
  useEffect(() => startLive(client, id), [client, id]);
};
