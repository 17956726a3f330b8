import type { RemotesFile } from '@stridewell/contracts/web';
import { useQuery } from '@tanstack/react-query';

/** Whether the edge has a build of a remote that answers a path: what would lead to a screen that is not there stays away. */
export const useScreenExists = (route: string): boolean => {
  const { data } = useQuery<RemotesFile>({ queryKey: ['/remotes.json'] });
  return data?.remotes?.some((remote) => remote.entry !== null && remote.routes.includes(route)) ?? false;
};
