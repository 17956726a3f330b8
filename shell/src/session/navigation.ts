import { disableLeaveWarning, isEmbedded } from '@stridewell/app/core';

/**
 * Reloads the app at a path (with its query string), so that no state of the previous session stays in memory. Embedded
 * mode is kept.
 */
export const reloadTo = (path: string): void => {
  const parameter = path.includes('?') ? '&embed=1' : '?embed=1';
  const hasParameter = /[?&]embed=1(&|$)/.test(path);
  disableLeaveWarning();
  window.location.assign(isEmbedded() && !hasParameter ? path + parameter : path);
};
