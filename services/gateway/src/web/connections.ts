import { Pool } from 'undici';

export interface Given {
  bytes: Buffer;
  /** The media type without its parameters, in small letters; empty where none was told. */
  type: string;
}

/** Larger ones are no files of a front end. */
const FILE_BYTES = 32 * 1_048_576;
const OPTIONS = { connections: 32, allowH2: false, maxResponseSize: FILE_BYTES, connect: { timeout: 2_000 } };

/** Kept-alive connections to servers of static files, by origin. `host` is the name they are asked by. */
export const createConnections = (host: string) => {
  const pools = new Map<string, Pool>();

  const poolOf = (origin: string): Pool => {
    const pool = pools.get(origin) ?? new Pool(origin, OPTIONS);
    pools.set(origin, pool);
    return pool;
  };

  return {
    /** A file, whole; null where the server says that it does not have it. Rejects where it fails or breaks off. */
    async get(origin: string, path: string, signal: AbortSignal): Promise<Given | null> {
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
      throw new Error(`answered ${statusCode}, ${headers['content-encoding'] ?? 'as it is'}`);
    },
    /** Lets go of servers that are no longer among these, once their calls have ended. */
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
