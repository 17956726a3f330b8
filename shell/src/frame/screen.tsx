import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { IncompatibleRemoteError } from '../remotes/compatibility.ts';
import { reloadTo } from '../session/navigation.ts';
import { Boundary } from './boundary.tsx';
import { Loading } from './loading.tsx';
import { ScreenOutdated, ScreenUnavailable } from './screen-unavailable.tsx';
import { useReconnect } from './use-reconnect.ts';

export interface ScreenProps {
  /** Path that identifies the screen. A new path clears the error and the number of retries. */
  path: string;
  label: string;
  /** True for a screen without a top bar. */
  alone?: boolean;
  /** Called once for each attempt to load the component of the screen. `attempt` is the number of retries so far. */
  load: (path: string, attempt: number) => Promise<{ default: ComponentType }>;
  /** Returns the component if it is already loaded, so that no skeleton is shown. */
  loaded?: (path: string) => ComponentType | undefined;
}

type State = { key: string; Component: ComponentType } | { key: string; error: unknown } | null;

/**
 * Loads the component of a screen and loads it again on each retry. The number of retries is reset when the path
 * changes.
 */
const useLoaded = (path: string, load: ScreenProps['load']) => {
  const [retry, setRetry] = useState({ path, count: 0 });
  const [state, setState] = useState<State>(null);
  const attempt = retry.path === path ? retry.count : 0;
  const key = `${path} ${attempt}`;
  useEffect(() => {
    let current = true;
    load(path, attempt).then(
      (module) => current && setState({ key, Component: module.default }),
      (error: unknown) => current && setState({ key, error }),
    );
    return () => {
      current = false;
    };
  }, [load, path, attempt, key]);
  const loadAgain = (): void => setRetry({ path, count: attempt + 1 });
  return { key, attempt, state: state?.key === key ? state : null, loadAgain };
};

/**
 * Lazily loaded screen. Shows a skeleton while loading, and a card with a retry button if loading fails or the screen
 * throws an error. The first retry reloads the code, the second reloads the page. After the device was offline, the
 * retries are automatic: the first ones reload the code, the last one reloads the page. If the code belongs to another
 * release than the page, the button reloads the page directly.
 */
export const Screen = ({ path, label, alone = false, load, loaded }: ScreenProps) => {
  const { key, attempt, state, loadAgain } = useLoaded(path, load);
  const { delay, isLast, use } = useReconnect(path);
  // After a failure the browser does not request a shared module of the shell again. Only a reload of the page helps.
  const retry = (reload: boolean): void => (reload ? reloadTo(path) : loadAgain());
  const down = (
    <ScreenUnavailable
      label={label}
      onRetry={() => retry(attempt > 0)}
      retryAfter={delay}
      onReconnect={() => {
        use();
        retry(isLast);
      }}
    />
  );
  if (state && 'error' in state) {
    return state.error instanceof IncompatibleRemoteError ? (
      <ScreenOutdated label={label} onReload={() => reloadTo(path)} />
    ) : (
      down
    );
  }
  const Component = state?.Component ?? (attempt === 0 ? loaded?.(path) : undefined);
  if (!Component) return <Loading label={label} alone={alone} />;
  return (
    <Boundary resetKey={key} fallback={down}>
      <Suspense fallback={<Loading label={label} alone={alone} />}>
        <Component />
      </Suspense>
    </Boundary>
  );
};
