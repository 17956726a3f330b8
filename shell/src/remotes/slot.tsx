import type { SlotProps } from '@stridewell/app/remote';
import { type ComponentType, useEffect, useState } from 'react';
import { Boundary } from '../frame/boundary.tsx';
import { useSlot } from './descriptors.ts';
import { loadSlot } from './load-remote.ts';

const Item = ({ remote, module, props }: { remote: string; module: string; props: SlotProps }) => {
  const [Loaded, setLoaded] = useState<ComponentType<SlotProps> | null>(null);
  useEffect(() => {
    let current = true;
    loadSlot(remote, module).then(
      (found) => current && setLoaded(() => found.default),
      // The error is ignored, because the screen is complete without the component, and the remote's own page reports
      // the failure.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [remote, module]);
  return (
    Loaded && (
      <Boundary resetKey={module} fallback={null}>
        <Loaded {...props} />
      </Boundary>
    )
  );
};

/**
 * Renders the components that remotes provide for a slot of a shell screen, in display order. Omits components that
 * cannot be loaded or that throw an error.
 */
export const Slot = ({ name, ...props }: { name: string } & SlotProps) =>
  useSlot(name).map(({ remote, module }) => <Item key={remote} remote={remote} module={module} props={props} />);
