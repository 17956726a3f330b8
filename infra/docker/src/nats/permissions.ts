/** Subjects that a NATS user may use. The server refuses all others. */
interface Permissions {
  publish: string[];
  subscribe: string[];
}

/** Server-side names of a durable consumer and of its stream. */
export interface Durable {
  stream: string;
  durable: string;
}

/** A user of the bus. Each has its own password. */
interface BusUser {
  name: string;
  /** Service whose events the user publishes. Null when it publishes none. */
  owns: string | null;
  consumes: readonly Durable[];
  /** Key-value buckets that the user may write. Every user may read all buckets. */
  writes: readonly string[];
  /** True when the user may delete events of erased runners from every stream. */
  purges?: boolean;
  /** True when the user may subscribe to all published events without a consumer. */
  listens?: boolean;
}

const STREAMS = ['account', 'wellness', 'running', 'physio'];

const durables = (service: string, consumers: Record<string, string>): Durable[] =>
  Object.entries(consumers).map(([name, stream]) => ({ stream, durable: `${service}-${name}` }));

/** Users of the product. NATS refuses consumers that are not listed. A test compares the list with the sources. */
export const BUS_USERS: readonly BusUser[] = [
  {
    name: 'account',
    owns: 'account',
    consumes: durables('account', {
      'wellness-erased': 'wellness',
      'running-erased': 'running',
      'physio-erased': 'physio',
    }),
    writes: ['identity', 'revoked'],
    purges: true,
  },
  {
    name: 'wellness',
    owns: 'wellness',
    consumes: durables('wellness', {
      'erases-records': 'account',
      'user-settings': 'account',
      'physio-checkins': 'physio',
      'physio-gate': 'physio',
      'physio-profile': 'physio',
    }),
    writes: [],
  },
  {
    name: 'running',
    owns: 'running',
    consumes: durables('running', {
      'erases-records': 'account',
      'user-settings': 'account',
      'checkin-days': 'wellness',
      'weekly-outcomes': 'wellness',
      'physio-checkins': 'physio',
      'physio-gate': 'physio',
      'physio-profile': 'physio',
    }),
    writes: [],
  },
  {
    name: 'running-worker',
    owns: 'running',
    consumes: durables('running', { 'erases-jobs': 'account' }),
    writes: [],
  },
  {
    name: 'physio',
    owns: 'physio',
    consumes: durables('physio', {
      'erases-records': 'account',
      'user-settings': 'account',
      'checkin-days': 'wellness',
      'training-logged': 'running',
      'training-removed': 'running',
      'runner-facts': 'running',
      'plan-today': 'running',
    }),
    writes: [],
  },
  { name: 'gateway', owns: null, consumes: [], writes: [], listens: true },
];

/** In stacks for tests every process follows a shared clock, which this user sets. Tests also run their own gateways. */
export const TEST_USER: BusUser = { name: 'e2e', owns: null, consumes: [], writes: ['test'], listens: true };

const API = '$JS.API';

/** Subjects for creating missing streams, so that a service can start before the owner of a stream. */
const ofStreams = STREAMS.map((stream) => `${API}.STREAM.CREATE.${stream}`);

const ofBucket = (bucket: string): string[] => [
  `${API}.STREAM.CREATE.KV_${bucket}`,
  `${API}.STREAM.INFO.KV_${bucket}`,
  `${API}.CONSUMER.CREATE.KV_${bucket}.>`,
  `${API}.CONSUMER.INFO.KV_${bucket}.*`,
  `${API}.CONSUMER.DELETE.KV_${bucket}.*`,
  `${API}.CONSUMER.MSG.NEXT.KV_${bucket}.*`,
];

const ofDurable = ({ stream, durable }: Durable): string[] => [
  `${API}.CONSUMER.CREATE.${stream}.${durable}.>`,
  `${API}.CONSUMER.INFO.${stream}.${durable}`,
  `${API}.CONSUMER.MSG.NEXT.${stream}.${durable}`,
  `$JS.ACK.${stream}.${durable}.>`,
];

const ofPurge = STREAMS.flatMap((stream) => [`${API}.STREAM.MSG.GET.${stream}`, `${API}.STREAM.MSG.DELETE.${stream}`]);

/**
 * Permissions of a user: publish its own service's events, create and read its own consumers, watch the buckets, and receive
 * replies in its own inbox. `buckets` are all existing buckets: `identity` (public keys), `revoked`, and `test` outside production.
 */
export const permissionsOf = (user: BusUser, buckets: readonly string[]): Permissions => ({
  publish: [
    ...(user.owns ? [`${user.owns}.*.*.v1.*`] : []),
    // Account information, to check that JetStream is enabled.
    `${API}.INFO`,
    ...ofStreams,
    ...buckets.flatMap(ofBucket),
    ...user.consumes.flatMap(ofDurable),
    ...user.writes.map((bucket) => `$KV.${bucket}.>`),
    ...(user.purges ? ofPurge : []),
    // Flow control replies of the consumers that watch a bucket.
    '$JS.FC.>',
  ],
  subscribe: [`_INBOX_${user.name}.>`, ...(user.listens ? ['*.*.*.v1.*'] : [])],
});

/** Inputs of the users file. */
interface UsersFile {
  passwordOf(user: string): string;
  /** Adds the test user and the bucket of the test clock. */
  tests: boolean;
}

const usersWith = (tests: boolean): BusUser[] => [...BUS_USERS, ...(tests ? [TEST_USER] : [])];

/** Names of all users. With `tests`, includes the test user. */
export const userNames = (tests: boolean): string[] => usersWith(tests).map(({ name }) => name);

/** User list for nats.conf, which includes it. The format of nats.conf accepts JSON. */
export const usersFile = ({ passwordOf, tests }: UsersFile): string => {
  const buckets = ['identity', 'revoked', ...(tests ? ['test'] : [])];
  const users = usersWith(tests).map((user) => ({
    user: user.name,
    password: passwordOf(user.name),
    permissions: permissionsOf(user, buckets),
  }));
  return `"users": ${JSON.stringify(users, null, 2)}\n`;
};
