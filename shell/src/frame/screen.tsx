import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { IncompatibleRemoteError } from '../remotes/compatibility.ts';
import { reloadTo } from '../session/navigation.ts';
import { Boundary } from './boundary.tsx';
import { Loading } from './loading.tsx';
import { ScreenOutdated, ScreenUnavailable } from './screen-unavailable.tsx';

export interface ScreenProps {
  /** Identifies the screen. A new value means another screen, of the same module or another. */
  path: string;
  label: string;
  /** A page without a top bar. */
  alone?: boolean;
  /** Loads the screen's component. Called once per attempt; `attempt` is the number of retries so far. */
  load: (path: string, attempt: number) => Promise<{ default: ComponentType }>;
  /** Returns the component if it is already loaded, so that no skeleton flickers. */
  loaded?: (path: string) => ComponentType | undefined;
}

type State = { key: string; Component: ComponentType } | { key: string; error: unknown } | null;

/** Loads a screen's component, and loads it again for each retry. Retries are counted per path. */
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
  // Shared modules belong to the shell and are not requested again after a failure, so the second retry reloads the
  // page.
  const handleRetry = (): void => (attempt > 0 ? reloadTo(path) : setRetry({ path, count: attempt + 1 }));
  return { key, attempt, state: state?.key === key ? state : null, handleRetry };
};

/**
 * A lazily loaded screen: a skeleton while it loads, a card with a retry when loading fails or the screen throws. The
 * first retry loads the code again, the second reloads the page. If the code belongs to another release than the page,
 * the first retry already reloads. The rest of the app keeps working.
 */
export const Screen = ({ path, label, alone = false, load, loaded }: ScreenProps) => {
  const { key, attempt, state, handleRetry } = useLoaded(path, load);
  const down = <ScreenUnavailable label={label} onRetry={handleRetry} />;
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
