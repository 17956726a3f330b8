import { isEmbedded, leaveUnasked } from '@stridewell/ui/core';

/** Loads the app anew at a path, with its query, so that nothing of the session before is left in memory. The embedded mode goes with it. */
export const reloadTo = (path: string): void => {
  const mark = path.includes('?') ? '&embed=1' : '?embed=1';
  const kept = /[?&]embed=1(&|$)/.test(path);
  leaveUnasked();
  window.location.assign(isEmbedded() && !kept ? path + mark : path);
};
