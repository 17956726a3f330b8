import type { ComponentType } from 'react';

/**
 * Module that a remote exposes as `./App`. The shell renders its component without props for every path under the
 * remote's route prefixes, only for signed-in runners. Its wouter routes are full paths ("/check-in").
 */
export interface RemoteModule {
  default: ComponentType;
}

/** Props that the shell passes to a component in a slot. */
export interface SlotProps {
  /** True when a safety hold makes today a Reset day. The component must then not show or recommend training. */
  closed: boolean;
}

/**
 * Module that a remote exposes for a slot, under the name given in its `remote.json`. The component may render null.
 */
export interface SlotModule {
  default: ComponentType<SlotProps>;
}
