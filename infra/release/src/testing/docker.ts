import { spawnSync } from 'node:child_process';

/** Whether an engine answers, with compose. */
export const hasDocker = (): boolean =>
  spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0 &&
  spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0;

/** What the name of a skipped test says. */
export const reason = (docker: boolean): string => (docker ? '' : ' (not run: no Docker engine with compose answers)');
