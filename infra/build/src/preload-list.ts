import { posix } from 'node:path';
import type { Stats } from '@rspack/core';

/** Name of the file in a build that lists the script files of every lazily loaded module. */
export const PRELOAD_LIST = 'preload.json';

/**
 * Script files of lazily loaded modules, relative to the build's folder. The keys are the names of shared modules
 * (`@stridewell/ui/forms`) and paths below `src` without extension (`overview/overview`).
 */
export type PreloadList = Record<string, string[]>;

interface Origin {
  moduleName?: string;
  request?: string;
}

/** The shared module that a wrapper module of the federation plugin provides, or null. */
const sharedModuleOf = (moduleName: string): string | null =>
  /^(?:consume|provide) shared module \(default\) (@stridewell\/[a-z]+\/[a-z]+)@/.exec(moduleName)?.[1] ?? null;

/** The key of the module that an `import()` loads. Null for the entry modules. */
const keyOf = ({ moduleName = '', request = '' }: Origin): string | null => {
  const shared = sharedModuleOf(moduleName);
  if (shared) return shared;
  if (!request.startsWith('.')) return null;
  const file = posix.join(posix.dirname(moduleName), request);
  return /^src\/(.+)\.tsx?$/.exec(file)?.[1] ?? null;
};

/** Lists the script files of every lazily loaded module of a finished build. */
export const preloadListOf = (stats: Stats): PreloadList => {
  const { chunks = [] } = stats.toJson({ all: false, chunks: true, chunkOrigins: true });
  const list: PreloadList = {};
  for (const { files = [], origins = [] } of chunks) {
    const scripts = files.filter((file) => file.endsWith('.js'));
    for (const key of new Set(origins.map(keyOf))) if (key !== null) list[key] = [...(list[key] ?? []), ...scripts];
  }
  return list;
};
