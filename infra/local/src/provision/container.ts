import { run } from './run.ts';

/** True when Docker is installed and responds. */
export async function dockerAnswers(): Promise<boolean> {
  return (await run('docker', ['version', '--format', '{{.Server.Version}}'], { timeoutMs: 5_000 })).ok;
}

/** Removes a container by force. Does nothing when it does not exist. */
export async function removeContainer(name: string): Promise<void> {
  await run('docker', ['rm', '--force', '--volumes', name], { timeoutMs: 10_000 });
}
