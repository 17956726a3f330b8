import { run } from './run.ts';

/** True when a Docker that can be talked to is there. */
export async function dockerAnswers(): Promise<boolean> {
  return (await run('docker', ['version', '--format', '{{.Server.Version}}'], { timeoutMs: 5_000 })).ok;
}

/** Removes a container by force; one that is not there is no failure. */
export async function removeContainer(name: string): Promise<void> {
  await run('docker', ['rm', '--force', '--volumes', name], { timeoutMs: 10_000 });
}
