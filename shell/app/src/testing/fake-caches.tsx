import { vi } from 'vitest';

const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, 'http://localhost').href;

/** Sets an empty Cache Storage, which jsdom does not have. Removed by `vi.unstubAllGlobals`. */
export const fakeCaches = (): void => {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (entries: Map<string, Response>) => ({
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    match: async (request: Request) => entries.get(addressOf(request.url))?.clone(),
    put: async (request: string, response: Response) => void entries.set(addressOf(request), response),
    delete: async (request: string | { url: string }) =>
      entries.delete(addressOf(typeof request === 'string' ? request : request.url)),
  });
  vi.stubGlobal('caches', {
    has: async (name: string) => all.has(name),
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return cacheOf(entries);
    },
    delete: async (name: string) => all.delete(name),
  });
};
