import type { ComponentType } from 'react';

/**
 * The module that a remote exposes as `./App`: a component without props. The shell mounts it for every path under
 * the remote's route prefixes, for signed-in runners, without a router base: its wouter routes are full paths
 * ("/check-in").
 */
export interface RemoteModule {
  default: ComponentType;
}
