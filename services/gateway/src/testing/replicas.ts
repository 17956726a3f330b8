import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { ResolveReplicas } from '../web/replica-resolver.ts';
import { startUpstream, type TestUpstream } from './upstream.ts';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json' };

/**
 * Returns a request listener that serves the given files by name, as the image of a front end does, and 404 for other
 * names.
 */
export const files =
  (all: Record<string, string>): RequestListener =>
  (request, response) => {
    const name = decodeURIComponent(String(request.url).slice(1));
    const text = all[name];
    if (text === undefined) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream' }).end(text);
  };

/** Returns a request listener that serves `current.json` and the manifest of a build without a descriptor. */
export const servesOldBuild = (build: string, more: Record<string, string> = {}): RequestListener =>
  files({ 'current.json': JSON.stringify({ build }), [`${build}/mf-manifest.json`]: '{"shared":[]}', ...more });

/** Returns a request listener that serves `current.json`, the manifest, an empty descriptor and an empty preload list. */
export const servesBuild = (build: string, more: Record<string, string> = {}): RequestListener =>
  servesOldBuild(build, {
    [`${build}/remote.json`]: '{"pages":[],"nav":[],"slots":[]}',
    [`${build}/preload.json`]: '{}',
    ...more,
  });

/** Request listener that accepts a request and never responds. */
export const neverAnswers: RequestListener = () => undefined;

/** Request listener that announces more bytes than it sends and then closes the connection. */
export const diesInTheMiddle: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': '1000' });
  response.write('half', () => response.destroy());
};

export interface ReplicaSet {
  /** Servers in the order in which the gateway asks them. */
  servers: TestUpstream[];
  /** Addresses that the DNS lookup returns. A test may change them. */
  listed: { address: string; port: number }[];
  close(): Promise<void>;
}

/** Starts one front-end server per request listener, in the order in which the gateway asks the servers. */
export const startReplicas = async (...behaviours: RequestListener[]): Promise<ReplicaSet> => {
  const chosen = new Map<number, RequestListener>();
  const servers = await Promise.all(
    behaviours.map(() =>
      startUpstream((request, response) => chosen.get(request.socket.localPort ?? 0)?.(request, response)),
    ),
  );
  servers.sort((a, b) => (a.url < b.url ? -1 : 1));
  const listed = servers.map(({ url }) => ({ address: '127.0.0.1', port: Number(new URL(url).port) }));
  behaviours.forEach((behaviour, index) => {
    chosen.set(listed[index]?.port ?? 0, behaviour);
  });
  return { servers, listed, close: async () => void (await Promise.all(servers.map((server) => server.close()))) };
};

/** Returns a DNS lookup that resolves only the given hosts. */
export const fakeDnsLookup =
  (hosts: Record<string, Pick<ReplicaSet, 'listed'>>): ResolveReplicas =>
  async (host) => {
    const found = hosts[host]?.listed;
    if (!found || found.length === 0) throw new Error(`ENOTFOUND ${host}`);
    return [...found];
  };
