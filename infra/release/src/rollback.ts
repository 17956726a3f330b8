import { partOf, readArguments } from './arguments.ts';
import { commandLine } from './command-line.ts';
import { createCommands } from './commands.ts';
import { openPlace } from './compose/place.ts';
import { rollback as inCompose } from './compose/ship.ts';
import { openCluster } from './k8s/cluster.ts';
import { rollback as inCluster } from './k8s/ship.ts';

/** `npm run rollback -- <part>`: rolls one deployable part back to its previous release. */
await commandLine(async (args) => {
  const read = readArguments(args);
  const part = partOf(read);
  const commands = createCommands({ dryRun: read.dryRun, say: (line) => console.log(line) });
  if (read.target === 'k8s') return inCluster({ commands, cluster: openCluster(commands, read), part });
  const place = await openPlace(commands, read);
  const { timeoutSeconds } = read;
  await place.runExclusive(() => inCompose({ commands, place, part, timeoutSeconds }));
});
