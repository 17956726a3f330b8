import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketConfig } from '../import/bucket/bucket-config.ts';
import { authorizationOf, signatureOf } from './signature.ts';

/**
 * Fault injected into a request: an error, no response, a connection cut immediately, or a connection cut after the
 * work was done.
 */
export type Fault = 'fail' | 'hang' | 'cut' | 'lose';

export interface BucketServer {
  config: BucketConfig;
  objects: Map<string, { body: Buffer; modifiedAt: Date }>;
  /** The requests so far, such as `PUT key`. A list request has no key. */
  requests: string[];
  /** Determines the fault of the next requests. */
  fault: (request: { method: string; key: string }) => Fault | null;
  close(): Promise<void>;
}

const BUCKET = 'uploads';
const PAGE = 2;
const STALL_MS = 300;
const CREDENTIALS = { accessKeyId: 'test-key-id', secretAccessKey: 'test/secret+key' };
const REGION = 'test-region-1';
const MOST_SKEW_MS = 15 * 60_000;

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Returns the time in a header such as `20261102T100000Z`. */
const timeOf = (value: unknown): number =>
  Date.parse(String(value).replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Returns the reason why a request is rejected; null if its signature is correct. */
const refusalOf = (request: IncomingMessage): string | null => {
  const signed = { method: request.method ?? '', target: request.url ?? '', headers: request.headers };
  const authorization = authorizationOf(signed);
  if (authorization?.accessKeyId !== CREDENTIALS.accessKeyId) return 'InvalidAccessKeyId';
  if (authorization.region !== REGION) return 'AuthorizationHeaderMalformed';
  if (!(Math.abs(Date.now() - timeOf(request.headers['x-amz-date'])) < MOST_SKEW_MS)) return 'RequestTimeTooSkewed';
  return authorization.signature === signatureOf(signed, CREDENTIALS.secretAccessKey) ? null : 'SignatureDoesNotMatch';
};

/**
 * Starts a server with one bucket that implements the part of S3 that the product uses, and verifies every signature.
 */
export const startBucketServer = async (): Promise<BucketServer> => {
  const objects: BucketServer['objects'] = new Map();
  const requests: string[] = [];
  const refuse = (response: ServerResponse, status: number, code: string): ServerResponse =>
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);

  const put = (key: string, body: Buffer, { headers }: IncomingMessage, response: ServerResponse): ServerResponse => {
    if (headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength');
    if (createHash('sha256').update(body).digest('hex') !== headers['x-amz-content-sha256'])
      return refuse(response, 400, 'XAmzContentSHA256Mismatch');
    objects.set(key, { body, modifiedAt: new Date() });
    return response.end();
  };

  const list = (query: URLSearchParams, response: ServerResponse): ServerResponse => {
    if (query.get('list-type') !== '2') return refuse(response, 400, 'InvalidArgument');
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
    const page = keys.slice(0, PAGE);
    const contents = page.map((key) => {
      const time = objects.get(key)?.modifiedAt.toISOString();
      return `<Contents><Key>${key}</Key><LastModified>${time}</LastModified><Size>1</Size></Contents>`;
    });
    const isCut = keys.length > PAGE;
    const token = Buffer.from(page.at(-1) ?? '').toString('base64');
    return response.end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${BUCKET}</Name><IsTruncated>${isCut}</IsTruncated>${contents.join('')}${isCut ? `<NextContinuationToken>${token}</NextContinuationToken>` : ''}</ListBucketResult>`,
    );
  };

  const work = async (
    { key, query, body }: { key: string; query: URLSearchParams; body: Buffer },
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<unknown> => {
    if (request.method === 'PUT') return put(key, body, request, response);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (key === '') return list(query, response);
    const found = objects.get(key);
    if (!found) return refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'content-length': found.body.length });
    if (server.fault({ method: 'GET', key }) !== 'cut') return response.end(found.body);
    return response.write(found.body.subarray(0, found.body.length / 2), () => response.destroy());
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://any');
    const [, bucket, ...parts] = pathname.split('/');
    const [method, key] = [request.method ?? '', parts.join('/')];
    requests.push(`${method} ${key}`.trim());
    const fault = server.fault({ method, key });
    if (fault === 'hang') return null;
    if (fault === 'cut' && method !== 'GET') {
      await new Promise((resolve) => request.once('data', resolve).once('end', resolve));
      return request.socket.destroy();
    }
    if (fault === 'fail') {
      for await (const _chunk of request);
      return refuse(response, 503, 'SlowDown');
    }
    const body = await bodyOf(request);
    const refusal = refusalOf(request);
    if (refusal) return refuse(response, 403, refusal);
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    if (fault === 'lose') response.end = () => response.destroy();
    return work({ key, query, body }, request, response);
  };

  const http = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const server: BucketServer = {
    config: { url: `http://127.0.0.1:${port}/${BUCKET}`, region: REGION, ...CREDENTIALS, stallMs: STALL_MS },
    objects,
    requests,
    fault: () => null,
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return server;
};
