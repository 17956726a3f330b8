import { Pool } from 'undici';

export interface FetchedFile {
  bytes: Buffer;
  /** Media type in lower case without parameters; empty when there is no content type. */
  type: string;
}

/** Maximum size of a file in bytes. Front ends have no larger files. */
const MAX_FILE_BYTES = 32 * 1_048_576;
const OPTIONS = { connections: 32, allowH2: false, maxResponseSize: MAX_FILE_BYTES, connect: { timeout: 2_000 } };

/** Creates keep-alive connections to file servers, one pool per origin. `host` is the Host header to send. */
export const createConnections = (host: string) => {
  const pools = new Map<string, Pool>();

  const poolOf = (origin: string): Pool => {
    const pool = pools.get(origin) ?? new Pool(origin, OPTIONS);
    pools.set(origin, pool);
    return pool;
  };

  return {
    /** Fetches a complete file. Returns null when the server does not have the file. Rejects when the request fails. */
    async get(origin: string, path: string, signal: AbortSignal): Promise<FetchedFile | null> {
      const { statusCode, headers, body } = await poolOf(origin).request({
        method: 'GET',
        path,
        headers: { host, 'accept-encoding': 'identity' },
        signal,
      });
      if (statusCode === 200 && headers['content-encoding'] === undefined) {
        const [type = ''] = String(headers['content-type'] ?? '').split(';', 1);
        return { bytes: Buffer.from(await body.arrayBuffer()), type: type.trim().toLowerCase() };
      }
      await body.dump();
      if (statusCode >= 300 && statusCode < 500) return null;
      throw new Error(
        `unexpected response: status ${statusCode}, encoding ${headers['content-encoding'] ?? 'identity'}`,
      );
    },
    /** Closes the connections to all servers except the given ones, after their pending requests. */
    keepOnly(origins: readonly string[]): void {
      for (const [origin, pool] of pools) {
        if (origins.includes(origin)) continue;
        pools.delete(origin);
        void pool.close();
      }
    },
    close: async (): Promise<void> => {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    },
  };
};
