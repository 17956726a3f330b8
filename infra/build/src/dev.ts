import { findApps } from './apps.ts';
import { startDevServer } from './dev-server.ts';

/** `node infra/build/src/dev.ts shell:9001 running:9002`: runs development servers for these apps until it is stopped. */
const main = async (wanted: string[]): Promise<void> => {
  const apps = findApps();
  for (const entry of wanted) {
    const [name, port] = entry.split(':');
    const app = apps.find((candidate) => candidate.name === name);
    if (!app || !port) throw new Error(`Unknown front end '${entry}'. Pass it as name:port.`);
    await startDevServer(app, Number(port), (line) => console.log(line));
  }
};

await main(process.argv.slice(2));
