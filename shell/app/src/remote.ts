import type { ComponentType } from 'react';

/**
 * The module that a remote exposes as `./App`: a component without props. The shell mounts it for every path under
 * the remote's route prefixes, for signed-in runners, without a router base: its wouter routes are full paths
 * ("/check-in").
 */
export interface RemoteModule {
  default: ComponentType;
}

/** What the shell tells a component in one of its slots. */
export interface SlotProps {
  /** Whether a safety hold closes the day: then the component shows no training and no go-ahead. */
  closed: boolean;
}

/** The module that a remote exposes for a slot, by the name in its `remote.json`. It renders null when it has nothing to show. */
export interface SlotModule {
  default: ComponentType<SlotProps>;
}
