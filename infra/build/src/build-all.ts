import { findApps } from './apps.ts';
import { buildApp } from './build-app.ts';

/** `npm run build [app…]`: builds the named apps (default: all) whose sources changed, and prints one line per app. */
const main = async (names: string[]): Promise<void> => {
  const apps = findApps().filter((app) => names.length === 0 || names.includes(app.name));
  for (const app of apps) {
    const started = performance.now();
    const { name, build, changed } = await buildApp(app);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name.padEnd(10)} ${build}  ${changed ? `built in ${seconds} s` : 'unchanged'}`);
  }
};

await main(process.argv.slice(2));
