import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

/**
 * Helpers for the first screen of a remote. They are not shared: each remote contains them, so that a remote needs no
 * newer release of the shell for them.
 */

/**
 * Shows the fallback in the first render and the lazily loaded children after it. If the children suspended in the first
 * render, React would put off the texts around them while it waits for the children's code.
 */
export const AfterTexts = ({ fallback, children }: { fallback: ReactNode; children: ReactNode }) => {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
};

/** A lazily loaded component that can be loaded before it is rendered. */
export type PreparedComponent<Props> = ComponentType<Props> & { prepare(): Promise<void> };

interface ChosenProps<Props> {
  choose: () => ComponentType<Props>;
  props: Props;
}

/** Renders the component that was chosen in the first render, because another type would discard the component's state. */
const Chosen = <Props extends object>({ choose, props }: ChosenProps<Props>) => {
  const [Component] = useState<ComponentType<Props>>(choose);
  return <Component {...props} />;
};

/**
 * Lazy component that suspends only if it was not prepared. After a suspension, React keeps the fallback for at least
 * 300 ms, and the component requests its data only then.
 */
export const prepared = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): PreparedComponent<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const Lazy: ComponentType<Props> = lazy(load);
  const prepare = async (): Promise<void> => {
    loaded = (await load()).default;
  };
  return Object.assign((props: Props) => <Chosen choose={() => loaded ?? Lazy} props={props} />, { prepare });
};
