import { NotFound } from '@stridewell/ui/core';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Loading } from '../frame/loading.tsx';
import { Screen } from '../frame/screen.tsx';
import { prefixOf, usePageAt } from './descriptors.ts';
import { knownRemotes, loadedScreen, loadScreen } from './load-remote.ts';
import { preload } from './preload.ts';
import { remoteFor } from './remote-list.ts';

/** True when a remote serves the path. Null while the list of remotes loads, false if it cannot be loaded. */
const useIsServed = (path: string): boolean | null => {
  const [served, setServed] = useState<{ path: string; yes: boolean } | null>(null);
  useEffect(() => {
    let current = true;
    const update = (yes: boolean): void => {
      if (current) setServed({ path, yes });
    };
    knownRemotes().then(
      (remotes) => update(remoteFor(remotes, path) !== undefined),
      () => update(false),
    );
    return () => {
      current = false;
    };
  }, [path]);
  return served?.path === path ? served.yes : null;
};

/** Screen for a path that no descriptor contains. It may belong to a remote without a descriptor. */
const Unnamed = ({ path }: { path: string }) => {
  const isServed = useIsServed(path);
  if (isServed === null) return <Loading label="Stridewell" />;
  if (!isServed) return <NotFound />;
  return <Screen path={path} label="This page" load={loadScreen} loaded={loadedScreen} />;
};

/** Shows the remote for any path that the shell does not serve, or the not-found screen. */
export const RemoteRoutes = () => {
  const [path] = useLocation();
  const page = usePageAt(path);
  useEffect(() => {
    if (page) preload(page);
  }, [page]);
  return page ? (
    <Screen path={prefixOf(path)} label={page.title} load={loadScreen} loaded={loadedScreen} />
  ) : (
    <Unnamed path={path} />
  );
};
