import { startStack } from '../stack.ts';

/**
 * A local runner that tests kill. It starts Redis with the given data folder and notifies its parent process when Redis
 * is ready.
 */
const [dataDir = '', port = '0'] = process.argv.slice(2);
await startStack({ basePort: Number(port), dataDir, parts: ['redis'], ownServers: true });
process.send?.('ready');
