import type { Probe } from '../net/probes.ts';
import { probeHttp } from '../net/probes.ts';
import type { PartSpec } from '../process/part.ts';

/** Source of a server that returns 200 with the process ids of itself and its child. The child only waits. */
const SERVER = `
const { spawn } = require('node:child_process');
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
if (process.env.DEAF) process.on('SIGTERM', () => {});
require('node:http')
  .createServer((_, response) => response.end(JSON.stringify([process.pid, child.pid])))
  .listen(Number(process.env.PORT), '127.0.0.1');
`;

/** Spec of a small server with a child process. With `deaf` it ignores SIGTERM. */
export function sampleServer(port: number, deaf = false): PartSpec {
  return nodeSpec(SERVER, { PORT: String(port), ...(deaf ? { DEAF: '1' } : {}) }, () =>
    probeHttp(`http://127.0.0.1:${port}/`),
  );
}

/** Spec of a process that exits immediately with an error message. */
export function sampleFailure(message: string): PartSpec {
  return nodeSpec(`throw new TypeError(${JSON.stringify(message)})`, {}, () => Promise.reject(new Error('no server')));
}

/** Requests the process ids that a sample server returns. */
export async function pidsOf(port: number): Promise<[server: number, child: number]> {
  const response = await fetch(`http://127.0.0.1:${port}/`);
  return (await response.json()) as [number, number];
}

function nodeSpec(code: string, env: Record<string, string>, probe: Probe): PartSpec {
  return { name: 'account', command: process.execPath, args: ['-e', code], env, container: null, probe };
}
