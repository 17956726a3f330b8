import type { RemotesFile } from '@stridewell/contracts/web';
import { useQuery } from '@tanstack/react-query';

/**
 * Whether the gateway has a build of a remote that serves a route. Links to a screen that does not exist are hidden.
 */
export const useScreenExists = (route: string): boolean => {
  const { data } = useQuery<RemotesFile>({ queryKey: ['/remotes.json'] });
  return data?.remotes?.some((remote) => remote.entry !== null && remote.routes.includes(route)) ?? false;
};
