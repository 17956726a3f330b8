import { decideOnReaper, findEngine } from '../containers/engine.ts';
import { startServers } from '../containers/servers.ts';

/** A test run for tests to kill: starts its containers and tells its parent their addresses. */
const engine = await findEngine();
await decideOnReaper(engine);
process.send?.((await startServers(engine)).urls);
