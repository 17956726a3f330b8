import { probeHttp } from '../net/probes.ts';
import { inRepo, repoRoot } from '../paths.ts';
import type { PartSpec } from '../process/part.ts';
import type { PartName, Ports } from './names.ts';
import { nodeArguments } from './node.ts';
import { withoutOthersSecrets } from './own-secrets.ts';
import { LOOPBACK } from './place.ts';
import { remotesIn } from './remotes.ts';

/** The server addresses that every service is given. */
export interface ServerUrls {
  nats: string;
  redis: string;
  mongodb: string;
}

/** What the environment of a service is made of. */
export interface ServiceSurroundings {
  ports: Ports;
  urls: ServerUrls;
  /** What every child starts from. */
  base: Record<string, string>;
  /** Address for the edge to listen on; null leaves the gateway's own default, loopback in both families. */
  edgeHost: string | null;
  /** Where account puts mails as files, which it does while it is told of no mail server. */
  mailFolder: string;
  /** The file of the key that account wraps its signing keys with, unless the caller names another. */
  keyFile: string;
  /** Overrides for all services. */
  env: Record<string, string>;
  /** Whether services run on a clock that tests move. */
  testClock: boolean;
  /** Node's own flags for a part. */
  nodeFlags(name: PartName): string[];
  /** Overrides for one part. */
  partEnv: Partial<Record<PartName, Record<string, string>>>;
}

/** Where a part's process begins; a worker is a second process of its service. */
function mainOf(name: PartName, testClock: boolean): string {
  const service = /^(.+)-worker$/.exec(name)?.[1];
  const prefix = testClock ? 'test-' : '';
  return service
    ? inRepo('services', service, `src/${prefix}worker-main.ts`)
    : inRepo('services', name, `src/${prefix}main.ts`);
}

/** A service run from source. */
export function serviceSpec(name: PartName, around: ServiceSurroundings): PartSpec {
  return {
    name,
    command: process.execPath,
    args: [...around.nodeFlags(name), ...nodeArguments(mainOf(name, around.testClock))],
    env: serviceEnv(name, around),
    container: null,
    probe: () => probeHttp(`http://${LOOPBACK}:${around.ports[name]}/readyz`),
  };
}

/** The whole environment of a service; later entries win. */
export function serviceEnv(name: PartName, around: ServiceSurroundings): Record<string, string> {
  const { ports, urls, base } = around;
  return {
    ...withoutOthersSecrets(name, base),
    NODE_ENV: 'development',
    LOG_LEVEL: base.LOG_LEVEL ?? 'info',
    MONGODB_URL: urls.mongodb,
    NATS_URL: urls.nats,
    REDIS_URL: urls.redis,
    BUS_PREFIX: '',
    ...(name === 'account' ? accountEnv(around) : {}),
    // Services ask account about sessions while the bus is away; a coach for the consent before it calls an outside model.
    ...(name === 'wellness' || name === 'physio' || name.startsWith('running')
      ? { ACCOUNT_URL: accountUrl(ports) }
      : {}),
    // Account asks all others for what they hold on a runner who wants to take it along.
    ...(name === 'account' ? holderUrls(ports) : {}),
    ...(name === 'gateway' ? gatewayEnv(ports, around.edgeHost) : { HOST: LOOPBACK }),
    ...around.env,
    ...around.partEnv[name],
    PORT: String(ports[name]),
  };
}

function accountEnv({ base, mailFolder, keyFile }: ServiceSurroundings): Record<string, string> {
  const key = base.KEY_ENCRYPTION_KEY_FILE ? {} : { KEY_ENCRYPTION_KEY_FILE: keyFile };
  return { REGISTRATIONS_PER_HOUR: '5000', MAIL_FOLDER: mailFolder, ...key };
}

function accountUrl(ports: Ports): string {
  return `http://${LOOPBACK}:${ports.account}`;
}

/** Where the services beside account answer. */
function holderUrls(ports: Ports): Record<string, string> {
  return {
    WELLNESS_URL: `http://${LOOPBACK}:${ports.wellness}`,
    RUNNING_URL: `http://${LOOPBACK}:${ports.running}`,
    PHYSIO_URL: `http://${LOOPBACK}:${ports.physio}`,
  };
}

function gatewayEnv(ports: Ports, host: string | null): Record<string, string> {
  return {
    ...(host ? { HOST: host } : {}),
    ACCOUNT_URL: accountUrl(ports),
    ...holderUrls(ports),
    WEB_ROOT: inRepo('shell/dist'),
    REMOTES: JSON.stringify(remotesIn(repoRoot)),
  };
}
