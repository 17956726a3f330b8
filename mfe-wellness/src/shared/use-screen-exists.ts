import type { RemotesFile } from '@stridewell/contracts/web';
import { useQuery } from '@tanstack/react-query';

/** Returns true when a remote that serves the route is deployed. */
export const useScreenExists = (route: string): boolean => {
  const { data } = useQuery<RemotesFile>({ queryKey: ['/remotes.json'] });
  return data?.remotes?.some((remote) => remote.entry !== null && remote.routes.includes(route)) ?? false;
};
