import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { SpoolUnavailableError } from '../spool.ts';
import type { BucketConfig } from './bucket-config.ts';
import { readListing, type StoredObject } from './read-listing.ts';

/** Content whose length and hash are known before it is sent. */
export interface Content {
  bytes: number;
  /** SHA-256 of the content in hexadecimal form, which the bucket compares with the received content. */
  sha256: string;
  chunks(): AsyncIterable<Uint8Array>;
}

/**
 * An S3-compatible bucket. All methods reject with SpoolUnavailableError if the bucket does not complete the request.
 */
export interface Bucket {
  /** Stores an object completely or not at all. */
  put(key: string, content: Content): Promise<void>;
  /** Passes on the content of an object. Returns false if the object does not exist. Rejects if `use` rejects. */
  get(key: string, use: (chunks: AsyncIterable<Uint8Array>) => Promise<void>): Promise<boolean>;
  /** Returns the objects whose keys begin with a prefix. */
  list(prefix: string): Promise<StoredObject[]>;
  /** Removes an object if it exists. */
  remove(key: string): Promise<void>;
}

/** Time without progress after which a request ends, in milliseconds. */
const STALL_MS = 30_000;

const EMPTY_SHA256 = createHash('sha256').digest('hex');

interface Call {
  method: 'GET' | 'PUT' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  content?: Content;
}

/** An error on the local side of a transfer, which is not a failure of the bucket. */
class LocalError extends Error {}

const localError = (cause: unknown): LocalError => new LocalError('the local side of a transfer failed', { cause });

/** Returns the S3 code in the body of an error, such as `NoSuchKey`. */
const codeIn = (body: string): string | null => /<Code>(\w{1,64})<\/Code>/.exec(body)?.[1] ?? null;

/** Ends a request that makes no progress within the given time. */
const watchdog = (stallMs: number) => {
  const abort = new AbortController();
  const expire = (): void => abort.abort(new Error(`no progress for ${stallMs} ms`));
  let timer = setTimeout(expire, stallMs);
  return {
    signal: abort.signal,
    progress: (): void => {
      clearTimeout(timer);
      timer = setTimeout(expire, stallMs);
    },
    stop: (): void => clearTimeout(timer),
  };
};

/** Opens a bucket with path-style addresses. Each request is sent once; callers decide whether to retry. */
export const createBucket = ({ url, region, stallMs = STALL_MS, ...credentials }: BucketConfig): Bucket => {
  const signed = async ({ method, key, query = {}, content }: Call): Promise<{ url: URL; headers: Headers }> => {
    const target = new URL(key === undefined ? url : `${url}/${key}`);
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
    const own = { 'x-amz-content-sha256': content?.sha256 ?? EMPTY_SHA256 };
    const signer = new AwsV4Signer({
      ...{ method, url: target.href, headers: own, service: 's3', region },
      ...credentials,
    });
    const { headers } = await signer.sign();
    // Not signed, because proxies may change them.
    headers.set('accept-encoding', 'identity');
    if (content) headers.set('content-length', String(content.bytes));
    return { url: target, headers };
  };

  /** Sends a request and passes its response on. Rejects for any response other than 2xx. */
  const send = async <R>(call: Call, use: (answer: Response, progress: () => void) => Promise<R>): Promise<R> => {
    const { method, content } = call;
    const { signal, progress, stop } = watchdog(stallMs);
    async function* sent(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      try {
        for await (const chunk of chunks) {
          yield chunk;
          progress();
        }
      } catch (error) {
        throw localError(error);
      }
    }
    try {
      const { url: target, headers } = await signed(call);
      const body = content && content.bytes > 0 ? ReadableStream.from(sent(content.chunks())) : null;
      // A redirect would send the file to another place. Without these two options, fetch also keeps a copy of
      // everything that it sends.
      const sendsOnce = { redirect: 'error', window: null } as const;
      const answer = await fetch(target, { method, headers, body, duplex: 'half', signal, ...sendsOnce });
      progress();
      if (answer.ok) return await use(answer, progress);
      throw new SpoolUnavailableError(`the bucket refused ${method}`, {
        status: answer.status,
        reason: codeIn(await answer.text()),
      });
    } catch (error) {
      if (error instanceof SpoolUnavailableError) throw error;
      for (let at: unknown = error; at instanceof Error; at = at.cause) if (at instanceof LocalError) throw at.cause;
      throw new SpoolUnavailableError(`the bucket did not answer ${method}`, { cause: error });
    } finally {
      stop();
    }
  };

  /** Reads a response to its end so that its connection can be used again. */
  const finish = async (answer: Response): Promise<void> => void (await answer.arrayBuffer());

  return {
    put: (key, content) => send({ method: 'PUT', key, content }, finish),
    async get(key, use) {
      try {
        await send({ method: 'GET', key }, async ({ body }, progress) => {
          let lost: unknown;
          async function* received(): AsyncGenerator<Uint8Array> {
            try {
              for await (const chunk of body ?? []) {
                progress();
                yield chunk;
              }
            } catch (error) {
              lost = error;
              throw error;
            }
          }
          await use(received()).catch((error) => {
            throw error === lost ? error : localError(error);
          });
        });
        return true;
      } catch (error) {
        if (error instanceof SpoolUnavailableError && error.reason === 'NoSuchKey') return false;
        throw error;
      }
    },
    async list(prefix) {
      const objects: StoredObject[] = [];
      let next: string | null = null;
      do {
        const token: Record<string, string> = next === null ? {} : { 'continuation-token': next };
        const page = await send({ method: 'GET', query: { 'list-type': '2', prefix, ...token } }, async (answer) =>
          readListing(await answer.text()),
        );
        objects.push(...page.objects);
        next = page.next;
      } while (next !== null);
      return objects;
    },
    remove: (key) => send({ method: 'DELETE', key }, finish),
  };
};
