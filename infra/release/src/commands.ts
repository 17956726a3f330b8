import { spawn } from 'node:child_process';
import { ReleaseError } from './release-error.ts';

/** Functions that run `docker`, `kubectl` and `git` and print to the console. */
export interface Commands {
  /** Runs a read-only command and returns its output. @throws ReleaseError with the last lines of output when it fails. */
  ask(command: string, args: readonly string[]): Promise<string>;
  /** Runs a command with side effects, with `input` on its standard input. A dry run only prints it. */
  act(command: string, args: readonly string[], input?: string): Promise<string>;
  /** Prints one line to the console. */
  say(line: string): void;
  dryRun: boolean;
}

/** Enables BuildKit, because Docker Engine before version 23 uses the old builder by default. */
const ENVIRONMENT = { DOCKER_BUILDKIT: '1' };
const SHOWN_LINES = 12;

const quoted = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** Formats a command as a shell command line. */
export const typed = (command: string, args: readonly string[], input?: string): string =>
  [...[command, ...args].map(quoted), ...(input === undefined ? [] : [`<<< ${quoted(input)}`])].join(' ');

const run = (environment: NodeJS.ProcessEnv, command: string, args: readonly string[], input = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: environment, stdio: ['pipe', 'pipe', 'pipe'] });
    let [answer, complaint] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      complaint += text;
    });
    child.on('error', (error) => reject(new ReleaseError(`${command} cannot be run: ${error.message}`)));
    child.on('close', (code) => {
      if (code === 0) return resolve(answer);
      const lines = `${complaint}\n${answer}`.trim().split('\n').slice(-SHOWN_LINES).join('\n');
      reject(new ReleaseError(`'${typed(command, args)}' failed:\n${lines}`));
    });
    child.stdin.on('error', () => undefined).end(input);
  });

interface CommandOptions extends Pick<Commands, 'dryRun' | 'say'> {
  /** Environment variables that override those of this process. */
  environment?: NodeJS.ProcessEnv;
}

export const createCommands = ({ dryRun, say, environment = {} }: CommandOptions): Commands => {
  const surroundings = { ...process.env, ...ENVIRONMENT, ...environment };
  return {
    dryRun,
    say,
    ask: (command, args) => run(surroundings, command, args),
    async act(command, args, input) {
      if (!dryRun) return run(surroundings, command, args, input);
      say(typed(command, args, input));
      return '';
    },
  };
};
