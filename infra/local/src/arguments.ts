import { parsePort } from './config.ts';

/**
 * Reads the arguments of `npm start`.
 * @returns the base port, or null when none was specified
 * @throws Error with one sentence for any argument other than `--port N`.
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
 * @throws Error with one sentence for an unknown remote.
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

/** Arguments of `npm test`. */
export interface TestArguments {
  /** True to also run the tests that only a full run includes. */
  full: boolean;
  /** Filters and options that are passed on to Vitest. */
  passedOn: string[];
}

/** Reads the arguments of `npm test`. All except `--full` are passed on to Vitest. */
export function parseTestArguments(args: readonly string[]): TestArguments {
  return { full: args.includes('--full'), passedOn: args.filter((arg) => arg !== '--full') };
}
