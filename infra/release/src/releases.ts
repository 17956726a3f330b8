import { readArguments } from './arguments.ts';
import { commandLine } from './command-line.ts';
import { createCommands } from './commands.ts';
import { openPlace } from './compose/place.ts';
import { openCluster } from './k8s/cluster.ts';
import { tableOf } from './table.ts';

/**
 * `npm run releases`: prints the deployed release of each deployable part, or the whole history of one part whose name
 * is given.
 */
await commandLine(async (args) => {
  const read = readArguments(args);
  const commands = createCommands({ dryRun: true, say: (line) => console.log(line) });
  const history =
    read.target === 'k8s'
      ? (await openCluster(commands, read).history()).value
      : (await openPlace(commands, read)).history();
  for (const line of tableOf(history, read.part?.name ?? null)) console.log(line);
});
