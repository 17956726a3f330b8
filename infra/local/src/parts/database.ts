import { probeMongo } from '../net/probes.ts';
import { inRepo } from '../paths.ts';
import { makeFolder } from '../process/make-folder.ts';
import type { PartSpec } from '../process/part.ts';
import { nodeArguments } from './node.ts';
import { LOOPBACK, type PartPlace } from './place.ts';

/** The embedded database in the part's own folder. It always writes through to the disk before it acknowledges. */
export function databaseSpec(place: PartPlace): PartSpec {
  makeFolder(place.dir);
  const main = inRepo('infra/embedded-mongo/src/main.ts');
  return {
    name: 'database',
    command: process.execPath,
    args: nodeArguments(main, ['--port', String(place.port), '--data', place.dir]),
    env: { ...place.env, NODE_ENV: 'development' },
    container: null,
    probe: () => probeMongo({ host: LOOPBACK, port: place.port }),
  };
}
