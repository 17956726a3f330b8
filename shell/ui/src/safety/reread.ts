import { PATHS } from '@stridewell/contracts/web';
import type { QueryClient } from '@tanstack/react-query';

/** Reads again what restricts training advice, on the screens that show it. */
export const rereadSafety = (client: QueryClient): void => {
  for (const path of [PATHS.coachSafety, PATHS.physioSafety, PATHS.physioToday])
    void client.invalidateQueries({ queryKey: [path] });
};
