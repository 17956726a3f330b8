import { runAccountCommand } from './account-command.ts';

await runAccountCommand('rotate-keys.ts');
