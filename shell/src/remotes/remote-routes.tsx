import { NotFound } from '@stridewell/app/core';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Loading } from '../frame/loading.tsx';
import { Screen } from '../frame/screen.tsx';
import { prefixOf, usePageAt } from './descriptors.ts';
import { knownRemotes, loadedScreen, loadScreen } from './load-remote.ts';
import { preload } from './preload.ts';
import { remoteFor } from './remote-list.ts';

/** Whether a remote serves a path; null while the list is read, false if it cannot be read. */
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

/** A path that no descriptor names: it belongs to a remote without a descriptor or does not exist. */
const Unnamed = ({ path }: { path: string }) => {
  const isServed = useIsServed(path);
  if (isServed === null) return <Loading label="Stridewell" />;
  if (!isServed) return <NotFound />;
  return <Screen path={path} label="This page" load={loadScreen} loaded={loadedScreen} />;
};

/** Handles every path that is not the shell's own: shows its remote, an error card if that is missing, or not-found. */
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
