import type { ComponentType } from 'react';

/**
 * Module that a remote exposes as `./App`. The shell renders its component without props for every path under the
 * remote's route prefixes, only for signed-in runners. Its wouter routes are full paths ("/check-in").
 */
export interface RemoteModule {
  default: ComponentType;
}

/** Props of a component in a slot of the shell. */
export interface SlotProps {
  /** True when a safety hold closes the day. The component must not show or recommend training then. */
  closed: boolean;
}

/** Module that a remote exposes for a slot, under the name in its `remote.json`. May render null. */
export interface SlotModule {
  default: ComponentType<SlotProps>;
}
