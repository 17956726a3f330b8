import type { ComponentType } from 'react';

/**
 * What a remote exposes as `./App`: a component that needs no props. The shell mounts it for every path under the
 * remote's route prefixes, signed in, without a router base: its own wouter routes are the full paths ("/check-in").
 */
export interface RemoteModule {
  default: ComponentType;
}
