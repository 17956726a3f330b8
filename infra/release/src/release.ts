import { partOf, readArguments } from './arguments.ts';
import { commandLine } from './command-line.ts';
import { createCommands } from './commands.ts';
import { openPlace } from './compose/place.ts';
import { release as toCompose } from './compose/ship.ts';
import { openCluster } from './k8s/cluster.ts';
import { release as toCluster } from './k8s/ship.ts';

/** `npm run release -- <part>`: builds one deployable part and replaces its running version without failed requests. */
await commandLine(async (args) => {
  const read = readArguments(args);
  const part = partOf(read);
  const commands = createCommands({ dryRun: read.dryRun, say: (line) => console.log(line) });
  if (read.target === 'k8s') return toCluster({ commands, cluster: openCluster(commands, read), part }, read);
  const place = await openPlace(commands, read);
  const { timeoutSeconds } = read;
  await place.runExclusive(() => toCompose({ commands, place, part, timeoutSeconds }, read));
});
