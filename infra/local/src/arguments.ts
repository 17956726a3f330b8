import { parsePort } from './config.ts';

/**
 * Reads the arguments of `npm start`.
 * @returns the base port, null when none was asked for.
 * @throws Error with one sentence for anything that is not `--port N`.
 */
export function parseStartArguments(args: readonly string[]): { port: number | null } {
  let port: number | null = null;
  for (let index = 0; index < args.length; index += 1) {
    const [, name, inline] = /^(--?[\w-]+)(?:=(.*))?$/.exec(args[index] ?? '') ?? [];
    if (name !== '--port' && name !== '-p')
      throw new Error(`Unknown argument "${args[index]}"; there is only --port N.`);
    port = parsePort(inline ?? args[++index] ?? '', '--port');
  }
  return { port };
}

/**
 * Reads the arguments of `npm run dev`: names of remotes (`running` or `mfe-running`) that get hot updates, and `--port N`.
 * @throws Error with one sentence for a name that no remote has.
 */
export function parseDevArguments(
  args: readonly string[],
  remotes: readonly string[],
): { port: number | null; names: string[] } {
  const at = args.findIndex((arg) => arg.startsWith('-'));
  const given = at < 0 ? args : args.slice(0, at);
  const names = [...new Set(given.map((name) => name.replace(/^mfe-/, '')))].filter((name) => name !== 'shell');
  const unknown = names.find((name) => !remotes.includes(name));
  if (unknown) throw new Error(`There is no remote "${unknown}"; there are ${remotes.join(', ')}.`);
  return { ...parseStartArguments(at < 0 ? [] : args.slice(at)), names };
}

/** What `npm test` was asked for. */
export interface TestArguments {
  /** Run what only the full run holds as well. */
  full: boolean;
  /** Passed on to Vitest: filters and its own options. */
  passedOn: string[];
}

/** Reads the arguments of `npm test`: `--full` is ours, the rest is Vitest's. */
export function parseTestArguments(args: readonly string[]): TestArguments {
  return { full: args.includes('--full'), passedOn: args.filter((arg) => arg !== '--full') };
}
