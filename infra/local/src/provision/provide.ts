import { join } from 'node:path';
import { waitForLock } from '../process/folder-lock.ts';
import { unpackWithApt } from './apt.ts';
import { type Machine, missingMessage, type Source, sourcesOn } from './choice.ts';
import { dockerAnswers } from './container.ts';
import { type Binary, findOnPath, findUnpacked } from './find-binary.ts';
import { lastLine, run } from './run.ts';
import { TOOLS, type Tool } from './tools.ts';

/** Form in which a server runs on this machine: as a program or from an image. */
export type Provided = { kind: 'binary'; binary: Binary } | { kind: 'container'; image: string };

/** Options for finding and downloading servers. */
export interface ProvideOptions {
  /** The PATH on which to search for servers. */
  searchPath: string;
  /** Folder for downloaded servers, kept between starts. */
  toolsDir: string;
  onLine(line: string): void;
}

/**
 * Finds or downloads each of the named servers.
 * @throws Error with one message that lists all missing servers.
 */
export async function provide<N extends Tool['name']>(
  names: readonly N[],
  options: ProvideOptions,
): Promise<Record<N, Provided>> {
  const found = {} as Record<N, Provided>;
  const missing: Tool[] = [];
  const tried: string[] = [];
  for (const name of names) {
    const provided = findInstalled(TOOLS[name], options) ?? (await fetchAlone(TOOLS[name], options, tried));
    if (provided) found[name] = provided;
    else missing.push(TOOLS[name]);
  }
  if (missing.length) throw new Error(missingMessage(missing, tried));
  return found;
}

/** A tool that is installed or was downloaded by an earlier start. */
function findInstalled(tool: Tool, { searchPath, toolsDir }: ProvideOptions): Provided | null {
  const path = findOnPath(tool.binary, searchPath);
  const binary = path ? { path, env: {} } : findUnpacked(tool.binary, join(toolsDir, tool.name));
  return binary && { kind: 'binary', binary };
}

/** Downloads a tool under a lock, so that concurrent starts download it once. */
async function fetchAlone(tool: Tool, options: ProvideOptions, tried: string[]): Promise<Provided | null> {
  const lock = await waitForLock(join(options.toolsDir, '.lock'));
  try {
    return findInstalled(tool, options) ?? (await fetchTool(tool, options, tried));
  } finally {
    lock.release();
  }
}

async function fetchTool(tool: Tool, options: ProvideOptions, tried: string[]): Promise<Provided | null> {
  for (const source of sourcesOn(await inspectMachine(options.searchPath))) {
    options.onLine(`${tool.binary} is not installed; fetching it (${source})`);
    try {
      return await FETCH[source](tool, options);
    } catch (error) {
      tried.push(`${source}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return null;
}

const FETCH: Record<Source, (tool: Tool, options: ProvideOptions) => Promise<Provided>> = {
  async apt(tool, options) {
    await unpackWithApt(tool.aptPackages, join(options.toolsDir, tool.name));
    return runnable(tool, options);
  },
  async brew(tool, options) {
    const brew = findOnPath('brew', options.searchPath) ?? 'brew';
    const installed = await run(brew, ['install', tool.brewFormula]);
    if (!installed.ok) throw new Error(lastLine(installed.output));
    return runnable(tool, options);
  },
  async container(tool) {
    const pulled = await run('docker', ['pull', '--quiet', tool.image], { timeoutMs: 300_000 });
    if (!pulled.ok) throw new Error(lastLine(pulled.output));
    return { kind: 'container', image: tool.image };
  },
};

/** Checks that a downloaded program runs. */
async function runnable(tool: Tool, options: ProvideOptions): Promise<Provided> {
  const provided = findInstalled(tool, options);
  if (provided?.kind !== 'binary') throw new Error(`the download does not contain ${tool.binary}`);
  const { path, env } = provided.binary;
  const version = await run(path, ['--version'], { env: { PATH: options.searchPath, ...env }, timeoutMs: 10_000 });
  if (!version.ok) throw new Error(lastLine(version.output));
  return provided;
}

async function inspectMachine(searchPath: string): Promise<Machine> {
  const has = (name: string) => findOnPath(name, searchPath) !== null;
  return {
    apt: has('apt-get') && has('dpkg-deb'),
    brew: has('brew'),
    docker: has('docker') && (await dockerAnswers()),
  };
}
