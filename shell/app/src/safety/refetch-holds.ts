import { PATHS } from '@stridewell/contracts/web';
import type { QueryClient } from '@tanstack/react-query';

/** Refetches the safety holds on training advice, which several screens show. */
export const refetchHolds = (client: QueryClient): void => {
  for (const path of [PATHS.coachSafety, PATHS.physioSafety, PATHS.physioToday])
    void client.invalidateQueries({ queryKey: [path] });
};
