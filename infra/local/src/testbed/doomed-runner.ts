import { startStack } from '../stack.ts';

/** A local runner for tests to kill: starts Redis with the given folder and notifies its parent when it is ready. */
const [dataDir = '', port = '0'] = process.argv.slice(2);
await startStack({ basePort: Number(port), dataDir, parts: ['redis'], ownServers: true });
process.send?.('ready');
