import { readArguments } from './config.ts';
import { startServer } from './server.ts';

try {
  const server = await startServer(readArguments(process.argv.slice(2)));
  const stop = (): void => void server.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(`embedded-mongo ready on ${server.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
