import { spawn } from 'node:child_process';
import { ReleaseError } from './release-error.ts';

/** How the tool acts on the world: by `docker`, `kubectl` and `git`, as a person would. */
export interface Commands {
  /** Asks; answers what the command printed. Throws ReleaseError with its last line where it fails. */
  ask(command: string, args: readonly string[]): Promise<string>;
  /** Changes something. Printed instead of run where nothing is to be changed. `input` goes to its standard input. */
  act(command: string, args: readonly string[], input?: string): Promise<string>;
  /** One line for whoever looks on. */
  say(line: string): void;
  dryRun: boolean;
}

/** Engines before 23 build by the old builder unless told. */
const ENVIRONMENT = { DOCKER_BUILDKIT: '1' };
const LINES_TOLD = 12;

const quoted = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** A command as it would be typed. */
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
      const lines = `${complaint}\n${answer}`.trim().split('\n').slice(-LINES_TOLD).join('\n');
      reject(new ReleaseError(`'${typed(command, args)}' failed:\n${lines}`));
    });
    child.stdin.on('error', () => undefined).end(input);
  });

export interface CommandOptions extends Pick<Commands, 'dryRun' | 'say'> {
  /** Goes before this process's own environment. */
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
