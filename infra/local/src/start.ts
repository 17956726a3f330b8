import { parseStartArguments } from './arguments.ts';
import { readConfig } from './config.ts';
import { buildFrontEnds } from './front-ends/build.ts';
import { mailFolder } from './mail/code-mail.ts';
import { watchMail } from './mail/watch.ts';
import { ensureModels } from './models/ensure-models.ts';
import { shutdownSignal } from './shutdown.ts';
import { startStack } from './stack.ts';

const signal = shutdownSignal();
const say = (line: string) => console.log(line);

try {
  const { port } = parseStartArguments(process.argv.slice(2));
  const config = readConfig();
  await ensureModels(say);
  const built = buildFrontEnds({ onLine: say, dataDir: config.dataDir, signal });
  // The stack awaits the build only before it starts the gateway. This handler prevents an unhandled rejection until then.
  built.catch(() => undefined);
  const stack = await startStack({ basePort: port ?? config.basePort, beforeGateway: built, signal, onLine: say });
  // Without a mail server the console is the only place to read the codes.
  const unwatch = config.childEnv.SMTP_URL ? () => undefined : watchMail(mailFolder(stack.dataDir), say);
  say(`Stridewell is ready on ${stack.urls.gateway}`);
  const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  if (!signal.aborted) await stopped;
  say('Stopping');
  unwatch();
  await stack.stop();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(signal.aborted ? 0 : 1);
}
