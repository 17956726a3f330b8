import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { OtherVersionError } from '../remotes/made-for.ts';
import { reloadTo } from '../session/navigation.ts';
import { Boundary } from './boundary.tsx';
import { Down, Outdated } from './down.tsx';
import { Loading } from './loading.tsx';

export interface ScreenProps {
  /** Which screen: a change of it is another screen of the same or another module. */
  path: string;
  label: string;
  /** A page of its own, under no top bar. */
  alone?: boolean;
  /** Loads the screen's component; `attempt` counts the retries. Called again for each. */
  load: (path: string, attempt: number) => Promise<{ default: ComponentType }>;
  /** The component, if it is here already: then nothing flickers on the way. */
  loaded?: (path: string) => ComponentType | undefined;
}

type State = { key: string; Component: ComponentType } | { key: string; error: unknown } | null;

/** Loads a screen's component, and again for every retry; a retry counts for the path it was asked on. */
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
  // What the screens share is the shell's own and is not asked for again once it failed: only a reload does that.
  const handleRetry = (): void => (attempt > 0 ? reloadTo(path) : setRetry({ path, count: attempt + 1 }));
  return { key, attempt, state: state?.key === key ? state : null, handleRetry };
};

/**
 * A screen whose code comes from elsewhere: a skeleton while it loads, a card with a retry when that fails or the screen
 * itself throws. A retry really loads again, the second one with the whole page, and so does the first where the code is of
 * another release than the page; everything around it lives on.
 */
export const Screen = ({ path, label, alone = false, load, loaded }: ScreenProps) => {
  const { key, attempt, state, handleRetry } = useLoaded(path, load);
  const down = <Down label={label} onRetry={handleRetry} />;
  if (state && 'error' in state) {
    return state.error instanceof OtherVersionError ? <Outdated label={label} onReload={() => reloadTo(path)} /> : down;
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
