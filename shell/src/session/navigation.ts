import { isEmbedded } from '@stridewell/ui/core';

/** Loads the app anew at a path, so that nothing of the session before is left in memory. The embedded mode goes with it. */
export const reloadTo = (path: string): void => window.location.assign(isEmbedded() ? `${path}?embed=1` : path);
