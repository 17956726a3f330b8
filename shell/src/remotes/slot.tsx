import type { SlotHostProps } from '@stridewell/app/remote';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Boundary } from '../frame/boundary.tsx';
import { useSlot } from './descriptors.ts';
import { loadSlot } from './load-remote.ts';

interface ItemProps extends Omit<SlotHostProps, 'name'> {
  remote: string;
  module: string;
}

const Item = ({ remote, module, props, loading, empty }: ItemProps): ReactNode => {
  // Null if the component cannot be loaded. The error is ignored, because the screen is complete without the component,
  // and the remote's own page reports the failure.
  const [Loaded, setLoaded] = useState<ComponentType<object> | null>();
  useEffect(() => {
    let current = true;
    loadSlot(remote, module).then(
      (found) => current && setLoaded(() => found.default as ComponentType<object>),
      () => current && setLoaded(null),
    );
    return () => {
      current = false;
    };
  }, [remote, module]);
  if (Loaded === undefined) return loading;
  if (Loaded === null) return empty;
  return (
    <Boundary resetKey={module} fallback={empty}>
      <Loaded {...props} />
    </Boundary>
  );
};

/**
 * Renders the components that remotes provide for a slot, in display order. Omits components that cannot be loaded or
 * that throw an error.
 */
export const Slot = ({ name, empty, ...item }: SlotHostProps): ReactNode => {
  const entries = useSlot(name);
  if (entries.length === 0) return empty;
  return entries.map(({ remote, module }) => (
    <Item key={remote} remote={remote} module={module} empty={empty} {...item} />
  ));
};
