import { probeHttp } from '../net/probes.ts';
import { inRepo, repoRoot } from '../paths.ts';
import type { PartSpec } from '../process/part.ts';
import type { PartName, Ports } from './names.ts';
import { nodeArguments } from './node.ts';
import { withoutOthersSecrets } from './own-secrets.ts';
import { LOOPBACK } from './place.ts';
import { remotesIn } from './remotes.ts';

/** The server URLs for every service. */
export interface ServerUrls {
  nats: string;
  redis: string;
  mongodb: string;
}

/** Inputs for the environment of a service. */
export interface ServiceInputs {
  ports: Ports;
  urls: ServerUrls;
  /** Base environment of every child process. */
  base: Record<string, string>;
  /** Address for the gateway to listen on. Null keeps its default, loopback in IPv4 and IPv6. */
  edgeHost: string | null;
  /** The folder where the account service writes emails as files when no mail server is configured. */
  mailFolder: string;
  /** The folder for files that runners upload, until they are imported. */
  importFolder: string;
  /** The file with the account service's key encryption key, unless the caller provides another file. */
  keyFile: string;
  /** Environment variables for all services, which override the defaults. */
  env: Record<string, string>;
  /** True when services run on a clock that tests can adjust. */
  testClock: boolean;
  /** Returns Node's own flags for a service. */
  nodeFlags(name: PartName): string[];
  /** Environment variables for single services, which override all others. */
  partEnv: Partial<Record<PartName, Record<string, string>>>;
}

/** Path of a service's entry point. A worker is a second process of its service. */
function mainOf(name: PartName, testClock: boolean): string {
  const service = /^(.+)-worker$/.exec(name)?.[1];
  const prefix = testClock ? 'test-' : '';
  return service
    ? inRepo('services', service, `src/${prefix}worker-main.ts`)
    : inRepo('services', name, `src/${prefix}main.ts`);
}

/** The spec of a service that runs from source. */
export function serviceSpec(name: PartName, around: ServiceInputs): PartSpec {
  return {
    name,
    command: process.execPath,
    args: [...around.nodeFlags(name), ...nodeArguments(mainOf(name, around.testClock))],
    env: serviceEnv(name, around),
    container: null,
    probe: () => probeHttp(`http://${LOOPBACK}:${around.ports[name]}/readyz`),
  };
}

/** Returns the complete environment of a service. Later entries in the object override earlier ones. */
export function serviceEnv(name: PartName, around: ServiceInputs): Record<string, string> {
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
    // Services check sessions with the account service while NATS is unavailable; coaches check consent with it before
    // calling an external model.
    ...(name === 'wellness' || name === 'physio' || name.startsWith('running')
      ? { ACCOUNT_URL: accountUrl(ports) }
      : {}),
    // The account service collects a runner's data from all services for the export.
    ...(name === 'account' ? holderUrls(ports) : {}),
    // The running service receives files, and its worker imports them.
    ...(name.startsWith('running') ? { IMPORT_SPOOL: around.importFolder } : {}),
    ...(name === 'gateway' ? gatewayEnv(ports, around.edgeHost) : { HOST: LOOPBACK }),
    ...around.env,
    ...around.partEnv[name],
    PORT: String(ports[name]),
  };
}

function accountEnv({ base, mailFolder, keyFile }: ServiceInputs): Record<string, string> {
  const key = base.KEY_ENCRYPTION_KEY_FILE ? {} : { KEY_ENCRYPTION_KEY_FILE: keyFile };
  // Tests register thousands of runners on one stack, from one address.
  const limits = {
    REGISTRATIONS_PER_HOUR: '5000',
    REGISTRATIONS_PER_HOUR_IN_ALL: '100000',
    CODES_TO_STRANGERS_PER_HOUR: '100000',
  };
  return { ...limits, MAIL_FOLDER: mailFolder, ...key };
}

function accountUrl(ports: Ports): string {
  return `http://${LOOPBACK}:${ports.account}`;
}

/** The URLs of the services other than account. */
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
