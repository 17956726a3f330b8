import { partsTouched } from './changed/touched.ts';
import { changedFiles, workspacesOf } from './changed/tree.ts';
import { commandLine } from './command-line.ts';
import { createCommands } from './commands.ts';
import { findParts } from './parts.ts';

/**
 * `npm run changed -- <base> [<head>]`: prints the deployable parts that changed since `base`, one per line, or as a
 * JSON list with `--json`.
 */
await commandLine(async (args) => {
  const [base = 'HEAD~1', head = 'HEAD'] = args.filter((arg) => !arg.startsWith('--'));
  const commands = createCommands({ dryRun: false, say: (line) => console.log(line) });
  const files = await changedFiles(commands, base, head);
  const names = partsTouched(files, { parts: findParts(), workspaces: workspacesOf() });
  console.log(args.includes('--json') ? JSON.stringify(names) : names.join('\n'));
});
