import type { Tool } from './tools.ts';

/** What this machine offers for bringing a server. */
export interface Machine {
  apt: boolean;
  brew: boolean;
  docker: boolean;
}

/** A way to bring a server. */
export type Source = 'apt' | 'brew' | 'container';

/** The ways to try, in order, when the binary is not there yet. */
export function sourcesOn(machine: Machine): Source[] {
  const sources: Source[] = [];
  if (machine.apt) sources.push('apt');
  if (machine.brew) sources.push('brew');
  if (machine.docker) sources.push('container');
  return sources;
}

/** The one message for everything that could be had in no way, with what was tried. */
export function missingMessage(missing: readonly Tool[], tried: readonly string[]): string {
  const names = missing.map((tool) => tool.binary).join(' and ');
  const urls = missing.map((tool) => `${tool.name.toUpperCase()}_URL`).join(' and ');
  return [
    `Stridewell needs ${names}, which could not be found or fetched${tried.length ? ` (${tried.join('; ')})` : ''}.`,
    `Install it (Debian or Ubuntu: apt-get install ${missing.map((tool) => tool.aptPackages[0]).join(' ')};`,
    `macOS: brew install ${missing.map((tool) => tool.brewFormula).join(' ')}), start Docker, or set ${urls}.`,
  ].join(' ');
}
