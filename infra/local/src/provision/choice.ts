import type { Tool } from './tools.ts';

/** The package sources that are available on this machine. */
export interface Machine {
  apt: boolean;
  brew: boolean;
  docker: boolean;
}

/** A source from which a server can be provided. */
export type Source = 'apt' | 'brew' | 'container';

/** The sources to try for a missing binary, in order. */
export function sourcesOn(machine: Machine): Source[] {
  const sources: Source[] = [];
  if (machine.apt) sources.push('apt');
  if (machine.brew) sources.push('brew');
  if (machine.docker) sources.push('container');
  return sources;
}

/** The error message for servers that no source could provide. Lists the attempts. */
export function missingMessage(missing: readonly Tool[], tried: readonly string[]): string {
  const names = missing.map((tool) => tool.binary).join(' and ');
  const urls = missing.map((tool) => `${tool.name.toUpperCase()}_URL`).join(' and ');
  return [
    `Stridewell needs ${names}, which could not be found or fetched${tried.length ? ` (${tried.join('; ')})` : ''}.`,
    `Install it (Debian or Ubuntu: apt-get install ${missing.map((tool) => tool.aptPackages[0]).join(' ')};`,
    `macOS: brew install ${missing.map((tool) => tool.brewFormula).join(' ')}), start Docker, or set ${urls}.`,
  ].join(' ');
}
