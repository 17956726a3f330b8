import type { BridgeConfig } from '@stridewell/contracts/web';
import type { PublicOrigin } from '@stridewell/kit/auth/scheme';
import { baseEnv, port, readEnv, type Tracing, toTracing } from '@stridewell/kit/config';
import { z } from 'zod';
import { BODY_LIMITS, type BodyLimits } from './http/body-budget.ts';
import { isFrontEndLocation } from './web/front-end.ts';

const list = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean));

/**
 * Validates an origin for a Content-Security-Policy. Allows no path, quotes or characters that would end a directive.
 */
const origin = z.string().regex(/^https?:\/\/[A-Za-z0-9.*-]+(:\d+)?$/, 'must be an origin such as https://example.com');

/** Validates exactly one origin without wildcards, because messages are posted to it. */
const exactOrigin = origin.refine((text) => !text.includes('*') && new URL(text).origin === text, {
  error: 'must be exactly one origin such as https://example.com',
  when: ({ value }) => URL.canParse(String(value)),
});

/** Loopback and private IP networks. */
export const PRIVATE_NETWORKS = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1/128', 'fc00::/7'];

const networks = z
  .string()
  .default(PRIVATE_NETWORKS.join(' '))
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.union([z.cidrv4(), z.cidrv6()], 'must be networks such as 10.0.0.0/8')));

const toPublicOrigin = (text: string | undefined): PublicOrigin | null =>
  text ? { scheme: text.startsWith('https:') ? 'https' : 'http', host: new URL(text).host } : null;

/** URL of an external page with a training plan, to which the result page links. */
const planPage = (name: string) => z.url({ protocol: /^https?$/ }).default(`https://plan.example.com/${name}`);

/** Location of built files: a folder, or the base URL of a web server. */
const place = z
  .string()
  .min(1)
  .refine(isFrontEndLocation, 'must be a folder, or an address such as http://mfe-running:8080');

/** Pattern for a name that is a single path segment. */
const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

const remoteSchema = z.strictObject({
  name: z.string().regex(SEGMENT),
  /** Folder or URL that contains `current.json` and one folder per build. */
  root: place,
  routes: z.array(z.string().startsWith('/')),
});

const remotes = z
  .string()
  .default('[]')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.array(remoteSchema));

const count = (initial: number) => z.coerce.number().int().min(1).default(initial);
const upstreamUrl = z.url({ protocol: /^https?$/ });

const env = baseEnv.omit({ MONGODB_URL: true, MONGODB_DB: true, RATE_LIMIT_PER_MINUTE: true }).extend({
  PORT: port(8080),
  /**
   * Address to listen on. By default the gateway listens on both loopback addresses, because browsers may resolve
   * localhost to either of them.
   */
  HOST: z.string().optional(),
  ACCOUNT_URL: upstreamUrl,
  WELLNESS_URL: upstreamUrl,
  RUNNING_URL: upstreamUrl,
  PHYSIO_URL: upstreamUrl.optional(),
  REDIS_URL: z.string().startsWith('redis').optional(),
  /** Folder or base URL of the shell's page and files. */
  WEB_ROOT: place,
  REMOTES: remotes,
  /**
   * File that pins remotes to builds, such as `{"running": {"build": "0a1b2c"}}`. The file is optional and is read on
   * every request.
   */
  REMOTES_FILE: z.string().min(1).optional(),
  FRAME_ANCESTORS: list.pipe(z.array(origin)),
  MEDIA_HOSTS: list.pipe(z.array(origin)),
  /** WebSocket URLs of development servers that pages may connect to. Not allowed in production. */
  DEV_SOCKETS: list.pipe(z.array(z.string().regex(/^ws:\/\/127\.0\.0\.1:\d{1,5}$/, 'must be ws://127.0.0.1:PORT'))),
  ADDRESS_REQUESTS_PER_MINUTE: count(1_500),
  USER_REQUESTS_PER_MINUTE: count(600),
  /** Maximum number of chat messages and quick actions per user per minute, to both coaches combined. */
  CHAT_REQUESTS_PER_MINUTE: count(60),
  COACH_CHAT: z.enum(['on', 'off']).default('on'),
  BRIDGE_PLAN_PUSH: planPage('push'),
  BRIDGE_PLAN_ADAPT: planPage('adapt'),
  BRIDGE_PLAN_RECOVER: planPage('recover'),
  BRIDGE_PLAN_RESET: planPage('reset'),
  BRIDGE_PICK_YOUR_OWN: planPage('sessions'),
  /**
   * Origin of the page that embeds the result page and receives its `navigate` message. Must also be listed in
   * FRAME_ANCESTORS.
   */
  BRIDGE_PARENT_ORIGIN: exactOrigin.optional(),
  /**
   * Public origin under which clients reach the app. When set, cookies, HSTS and generated links use this origin
   * regardless of the headers of a proxy, and requests for any other host are rejected.
   */
  PUBLIC_ORIGIN: exactOrigin.optional(),
  /** Networks whose clients are allowed to read /metrics and the details of /readyz. */
  INNER_NETWORKS: networks,
  /**
   * Addresses of proxies whose X-Forwarded-* headers are trusted; none by default. Other clients must not be trusted,
   * because they could choose the address to which the rate limits apply.
   */
  TRUSTED_PROXIES: list,
  /**
   * Time in seconds during which a stopping gateway still responds while `/readyz` returns 503. Must be longer than the
   * probe interval of the load balancer.
   */
  DRAIN_SECONDS: z.coerce.number().min(0).max(8).default(0),
});

export interface Remote {
  name: string;
  root: string;
  routes: string[];
}

export interface Config {
  production: boolean;
  logLevel: z.infer<typeof env>['LOG_LEVEL'];
  http: {
    host: string;
    alsoHost: string | null;
    port: number;
    trustedProxies: string[];
    drainMs: number;
    whenReady: boolean;
    bodies: BodyLimits;
    publicOrigin: PublicOrigin | null;
    innerNetworks: string[];
  };
  /** Base URLs of the services; null when a service is not deployed. */
  upstreams: { account: string; wellness: string; running: string; physio: string | null };
  /** Maximum time in milliseconds that the gateway waits for a service to begin its response. */
  answerWithinMs: number;
  bus: { url: string; prefix: string };
  tracing?: Tracing;
  redisUrl: string | null;
  limits: { perAddress: number; perUser: number; perChatter: number };
  web: {
    root: string;
    remotes: Remote[];
    remotesFile: string | null;
    /**
     * Maximum time in milliseconds that the page waits for the list of remotes. If it takes longer, the page is sent
     * without the list, and the app requests the list.
     */
    listWithinMs: number;
    frameAncestors: string[];
    mediaHosts: string[];
    devSockets: string[];
    coachChat: boolean;
    bridge: BridgeConfig;
  };
}

/** Equal to the timeout that the services apply to each request. */
const ANSWER_WITHIN_MS = 30_000;
/** Short, because the page without the list is better than a late page. */
const LIST_WITHIN_MS = 200;

/**
 * Reads the gateway's configuration from environment variables.
 * @throws Error when variables are invalid; the message names all of them
 */
export const toConfig = (source: Record<string, string | undefined>): Config => {
  const read = readEnv(env, source);
  if (read.NODE_ENV === 'production' && read.DEV_SOCKETS.length > 0)
    throw new Error('DEV_SOCKETS is refused in production: pages would connect to a development server.');
  return {
    production: read.NODE_ENV === 'production',
    logLevel: read.LOG_LEVEL,
    http: {
      host: read.HOST ?? '127.0.0.1',
      alsoHost: read.HOST ? null : '::1',
      port: read.PORT,
      trustedProxies: read.TRUSTED_PROXIES,
      drainMs: read.DRAIN_SECONDS * 1_000,
      whenReady: read.LISTEN_WHEN === 'ready',
      bodies: BODY_LIMITS,
      publicOrigin: toPublicOrigin(read.PUBLIC_ORIGIN),
      innerNetworks: read.INNER_NETWORKS,
    },
    upstreams: {
      account: read.ACCOUNT_URL,
      wellness: read.WELLNESS_URL,
      running: read.RUNNING_URL,
      physio: read.PHYSIO_URL ?? null,
    },
    answerWithinMs: ANSWER_WITHIN_MS,
    bus: { url: read.NATS_URL, prefix: read.BUS_PREFIX },
    ...toTracing(read),
    redisUrl: read.REDIS_URL ?? null,
    limits: {
      perAddress: read.ADDRESS_REQUESTS_PER_MINUTE,
      perUser: read.USER_REQUESTS_PER_MINUTE,
      perChatter: read.CHAT_REQUESTS_PER_MINUTE,
    },
    web: {
      root: read.WEB_ROOT,
      remotes: read.REMOTES,
      remotesFile: read.REMOTES_FILE ?? null,
      listWithinMs: LIST_WITHIN_MS,
      frameAncestors: read.FRAME_ANCESTORS,
      mediaHosts: read.MEDIA_HOSTS,
      devSockets: read.DEV_SOCKETS,
      coachChat: read.COACH_CHAT === 'on',
      bridge: {
        plans: {
          Push: read.BRIDGE_PLAN_PUSH,
          Adapt: read.BRIDGE_PLAN_ADAPT,
          Recover: read.BRIDGE_PLAN_RECOVER,
          Reset: read.BRIDGE_PLAN_RESET,
        },
        pickYourOwn: read.BRIDGE_PICK_YOUR_OWN,
        parentOrigin: read.BRIDGE_PARENT_ORIGIN ?? null,
      },
    },
  };
};

export const readConfig = (): Config => toConfig(process.env);
