import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Clock } from '@stridewell/kit/clock';
import { createScope, type TestScope } from '@stridewell/kit/testing/scope';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { type Config, PRIVATE_NETWORKS } from '../config.ts';
import { BODY_LIMITS } from '../http/body-budget.ts';
import type { ResolveReplicas } from '../web/replica-resolver.ts';
import { serveFolder } from './static-server.ts';
import { CLOSED_PORT_URL } from './upstream.ts';

export interface Edge {
  app: FastifyInstance;
  port: number;
  url: string;
  /** Folder that contains the shell and the remotes of the test. */
  folder: string;
  /** Returns the location of the front end in the given subfolder, in the format of REMOTES: a path or a URL. */
  place(name: string): string;
  scope: TestScope;
  close(): Promise<void>;
}

export interface EdgeOptions {
  /** True to serve the front ends from a separate web server instead of from a folder. */
  served?: boolean;
  findFrontEnds?: ResolveReplicas;
  upstreams?: Partial<Config['upstreams']>;
  web?: Partial<Config['web']>;
  http?: Partial<Config['http']>;
  limits?: Partial<Config['limits']>;
  redisUrl?: string;
  natsUrl?: string;
  answerWithinMs?: number;
  tracing?: Config['tracing'];
  scope?: TestScope;
  clock?: Clock;
}

export const BRIDGE: Config['web']['bridge'] = {
  plans: {
    Push: 'https://plan.example.com/push',
    Adapt: 'https://plan.example.com/adapt',
    Recover: 'https://plan.example.com/recover',
    Reset: 'https://plan.example.com/reset',
  },
  pickYourOwn: 'https://plan.example.com/sessions',
  parentOrigin: null,
};

export const PAGE = '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><div id="root"></div>';

/** Writes files below a folder and creates missing subfolders. */
export const writeFiles = (folder: string, files: Record<string, string | Buffer>): void => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
};

/** Starts a gateway with a one-page shell. Services for which no URL is given are unavailable. */
export const startEdge = async (options: EdgeOptions = {}): Promise<Edge> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stridewell-edge-'));
  const scope = options.scope ?? createScope();
  writeFiles(folder, { 'shell/index.html': PAGE });
  const files = options.served ? await serveFolder(folder) : null;
  const place = (name: string): string => (files ? `${files.url}/${name}` : path.join(folder, name));
  const config: Config = {
    production: false,
    logLevel: 'silent',
    http: {
      host: '127.0.0.1',
      alsoHost: null,
      port: 0,
      trustedProxies: [],
      drainMs: 0,
      whenReady: false,
      bodies: BODY_LIMITS,
      publicOrigin: null,
      innerNetworks: PRIVATE_NETWORKS,
      ...options.http,
    },
    upstreams: {
      account: CLOSED_PORT_URL,
      wellness: CLOSED_PORT_URL,
      running: CLOSED_PORT_URL,
      physio: null,
      ...options.upstreams,
    },
    answerWithinMs: options.answerWithinMs ?? 5_000,
    bus: { url: options.natsUrl ?? scope.natsUrl, prefix: scope.prefix },
    redisUrl: options.redisUrl ?? null,
    ...(options.tracing && { tracing: options.tracing }),
    limits: { perAddress: 1_000_000, perUser: 1_000_000, perChatter: 1_000_000, ...options.limits },
    web: {
      root: place('shell'),
      remotes: [],
      remotesFile: null,
      // Longer than in production, so that a busy machine does not send pages without the list.
      listWithinMs: 5_000,
      frameAncestors: [],
      mediaHosts: [],
      devSockets: [],
      coachChat: true,
      bridge: BRIDGE,
      ...options.web,
    },
  };
  const { clock, findFrontEnds } = options;
  const app = await buildApp(config, { ...(clock && { clock }), ...(findFrontEnds && { findFrontEnds }) });
  await app.listen({ host: config.http.host, port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    port,
    url: `http://127.0.0.1:${port}`,
    folder,
    place,
    scope,
    close: async () => {
      await app.close();
      await files?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
