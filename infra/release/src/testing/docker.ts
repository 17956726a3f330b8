import { spawnSync } from 'node:child_process';

/** True when a Docker engine with compose is available. */
export const hasDocker = (): boolean =>
  spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0 &&
  spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0;

/** Returns the suffix for the names of tests that are skipped. */
export const reason = (docker: boolean): string => (docker ? '' : ' (not run: no Docker engine with compose answers)');
