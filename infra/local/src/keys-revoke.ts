import { runAccountCommand } from './account-command.ts';

await runAccountCommand('revoke-key.ts', process.argv.slice(2));
