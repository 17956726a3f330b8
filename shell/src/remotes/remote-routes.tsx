import { NotFound, SlotHost } from '@stridewell/app/core';
import type { RemotePage } from '@stridewell/contracts/web';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Loading } from '../frame/loading.tsx';
import { Screen } from '../frame/screen.tsx';
import { prefixOf, usePageAt } from './descriptors.ts';
import { knownRemotes, loadedScreen, loadScreen } from './load-remote.ts';
import { remoteFor } from './remote-list.ts';
import { Slot } from './slot.tsx';

type Part = RemotePage['preload'][number];

/**
 * Lazily loaded modules of the UI kit and the app library, by part: see `PRELOAD_MODULES` of the contracts. The shell
 * imports them, so that remotes can share them instead of containing copies.
 */
const PARTS: Record<Part, () => Promise<unknown>> = {
  forms: () => Promise.all([import('@stridewell/ui/forms'), import('@stridewell/app/screens')]),
  overlays: () => import('@stridewell/ui/overlays'),
  charts: () => import('@stridewell/ui/charts'),
  chat: () => import('@stridewell/app/chat'),
  queue: () => import('@stridewell/app/queue'),
  safety: () => import('@stridewell/app/safety'),
};

/**
 * Shared modules that are preloaded only for single pages. The chart library is large, so pages that can show their
 * text without it do not preload it.
 */
const MODULES: Record<string, () => Promise<unknown>> = {
  '@stridewell/app/charts': () => import('@stridewell/app/charts'),
};

/**
 * Returns the value for a tab. The tab name comes from the URL and may equal an inherited property name such as
 * `constructor`.
 */
const ofTab = <T,>(values: Readonly<Record<string, T>> | undefined, tab: string): T | undefined =>
  values && Object.hasOwn(values, tab) ? values[tab] : undefined;

/** True until the first page of a remote is opened. */
let isFirst = true;

/**
 * Preloads the shared modules that a page needs, depending on the tab in the URL. Ignores failures, because the remote
 * requests the modules again and reports its own failures. The browser fetches the large modules of the first page
 * together with the page, and they run only when they are needed, so that they do not delay the page's texts.
 */
const preload = ({ preload: parts, preloadByTab, modules, modulesByTab }: RemotePage): void => {
  const tab = new URLSearchParams(window.location.search).get('tab') ?? '';
  const loads = [
    ...(ofTab(preloadByTab, tab) ?? parts).map((part) => PARTS[part]),
    ...(isFirst ? [] : (ofTab(modulesByTab, tab) ?? modules ?? [])).map((name) => MODULES[name]),
  ];
  isFirst = false;
  for (const load of loads) load?.().catch(() => undefined);
};

/**
 * Returns whether a remote serves the path. Null while the list of remotes loads, false if the list cannot be loaded.
 */
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

/** Screen for a path that no descriptor contains. The path may belong to a remote without a descriptor. */
const Unnamed = ({ path }: { path: string }) => {
  const isServed = useIsServed(path);
  if (isServed === null) return <Loading label="Stridewell" />;
  if (!isServed) return <NotFound />;
  return <Screen path={path} label="This page" load={loadScreen} loaded={loadedScreen} />;
};

/**
 * For paths that the shell does not handle itself: renders the matching remote, or the not-found screen if there is
 * none.
 */
export const RemoteRoutes = () => {
  const [path] = useLocation();
  const page = usePageAt(path);
  useEffect(() => {
    if (page) preload(page);
  }, [page]);
  return (
    <SlotHost value={Slot}>
      {page ? (
        <Screen path={prefixOf(path)} label={page.title} load={loadScreen} loaded={loadedScreen} />
      ) : (
        <Unnamed path={path} />
      )}
    </SlotHost>
  );
};
