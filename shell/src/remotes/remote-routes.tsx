import { NotFound } from '@stridewell/ui/core';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { prefixOf, screenName } from '../frame/destinations.ts';
import { Loading } from '../frame/loading.tsx';
import { Screen } from '../frame/screen.tsx';
import { fetchCompanions } from './companions.ts';
import { knownRemotes, loadedScreen, loadScreen } from './load-remote.ts';
import { remoteFor } from './remote-list.ts';

/** Whether some remote answers a path; null until that is known. A list that cannot be had knows no path. */
const useAnswered = (path: string): boolean | null => {
  const [answered, setAnswered] = useState<{ path: string; yes: boolean } | null>(null);
  useEffect(() => {
    let current = true;
    const tell = (yes: boolean): void => {
      if (current) setAnswered({ path, yes });
    };
    knownRemotes().then(
      (remotes) => tell(remoteFor(remotes, path) !== undefined),
      () => tell(false),
    );
    return () => {
      current = false;
    };
  }, [path]);
  return answered?.path === path ? answered.yes : null;
};

/** A path the product has no name for: a newer remote's, or nobody's. */
const Unnamed = ({ path }: { path: string }) => {
  const answered = useAnswered(path);
  if (answered === null) return <Loading label="Stridewell" />;
  if (!answered) return <NotFound />;
  return <Screen path={path} label="This page" load={loadScreen} loaded={loadedScreen} />;
};

/** Every path that is not the shell's own: the remote that answers it, its card while there is none, or not found. */
export const RemoteRoutes = () => {
  const [path] = useLocation();
  const prefix = prefixOf(path);
  const name = screenName(path);
  useEffect(() => fetchCompanions(prefix), [prefix]);
  return name ? <Screen path={prefix} label={name} load={loadScreen} loaded={loadedScreen} /> : <Unnamed path={path} />;
};
