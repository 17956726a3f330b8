/** Subjects to which a NATS user may publish or subscribe. The server rejects all other subjects. */
interface Permissions {
  publish: string[];
  subscribe: string[];
}

/** Names of a durable consumer and its stream on the NATS server. */
export interface Durable {
  stream: string;
  durable: string;
}

/** A user of the message bus. Each user has a different password. */
interface BusUser {
  name: string;
  /** Service whose events the user publishes; null when the user publishes no events. */
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

/**
 * Returns the consumers with which a service copies the other services' holds and ends its own holds at a coach's
 * request.
 */
const holdConsumers = (service: string): Record<string, string> =>
  Object.fromEntries(
    [
      ...['wellness', 'running', 'physio'].map((other) => [other, `holds-of-${other}`] as const),
      ...['running', 'physio'].map((coach) => [coach, `hold-answers-of-${coach}`] as const),
    ].flatMap(([stream, name]) => (stream === service ? [] : [[name, stream]])),
  );

/**
 * The product's NATS users. NATS rejects consumers that are not listed here. A test compares the list with the source
 * code.
 */
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
      ...holdConsumers('wellness'),
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
      'reported-pain': 'physio',
      ...holdConsumers('running'),
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
      'reported-pain': 'running',
      ...holdConsumers('physio'),
    }),
    writes: [],
  },
  { name: 'gateway', owns: null, consumes: [], writes: [], listens: true },
];

/**
 * The test user. In test stacks, all processes share a clock, which this user sets. Tests also run gateways with this
 * user.
 */
export const TEST_USER: BusUser = { name: 'e2e', owns: null, consumes: [], writes: ['test'], listens: true };

const API = '$JS.API';

/** Subjects for creating missing streams. They allow a service to start before the service that owns a stream. */
const ofStreams = STREAMS.map((stream) => `${API}.STREAM.CREATE.${stream}`);

/** Subjects for watching a bucket. */
const ofBucket = (bucket: string): string[] => [
  `${API}.STREAM.INFO.KV_${bucket}`,
  `${API}.CONSUMER.CREATE.KV_${bucket}.>`,
  `${API}.CONSUMER.DELETE.KV_${bucket}.*`,
];

const ofDurable = ({ stream, durable }: Durable): string[] => [
  `${API}.CONSUMER.CREATE.${stream}.${durable}.>`,
  `${API}.CONSUMER.INFO.${stream}.${durable}`,
  `${API}.CONSUMER.MSG.NEXT.${stream}.${durable}`,
  `$JS.ACK.${stream}.${durable}.>`,
];

const ofPurge = STREAMS.flatMap((stream) => [`${API}.STREAM.MSG.GET.${stream}`, `${API}.STREAM.MSG.DELETE.${stream}`]);

/**
 * Returns the permissions of a user: to publish the events of the user's service, to create and read the user's
 * consumers, to watch the buckets, and to receive replies in the user's inbox. `buckets` must contain all existing
 * buckets: `identity` (public keys), `revoked`, and `test` outside production.
 */
export const permissionsOf = (user: BusUser, buckets: readonly string[]): Permissions => ({
  publish: [
    ...(user.owns ? [`${user.owns}.*.*.v1.*`] : []),
    // Only a user with events creates missing streams, and only such a user and the writer of a bucket create missing
    // buckets. The client reads account information before it creates a bucket.
    ...(user.owns ? ofStreams : []),
    ...(user.owns || user.writes.length > 0 ? [`${API}.INFO`] : []),
    ...buckets
      .filter((bucket) => user.owns !== null || user.writes.includes(bucket))
      .map((bucket) => `${API}.STREAM.CREATE.KV_${bucket}`),
    ...buckets.flatMap(ofBucket),
    ...user.consumes.flatMap(ofDurable),
    ...user.writes.map((bucket) => `$KV.${bucket}.>`),
    ...(user.purges ? ofPurge : []),
    // Allows flow control replies from the consumers that watch a bucket.
    '$JS.FC.>',
  ],
  subscribe: [`_INBOX_${user.name}.>`, ...(user.listens ? ['*.*.*.v1.*'] : [])],
});

/** Input from which the users file is created. */
interface UsersFile {
  passwordOf(user: string): string;
  /** True when the test user and the bucket of the test clock must be added. */
  tests: boolean;
}

const usersWith = (tests: boolean): BusUser[] => [...BUS_USERS, ...(tests ? [TEST_USER] : [])];

/** Returns the names of all users. With `tests`, the test user is included. */
export const userNames = (tests: boolean): string[] => usersWith(tests).map(({ name }) => name);

/** Returns the user list, which nats.conf includes. The list is JSON, which the format of nats.conf accepts. */
export const usersFile = ({ passwordOf, tests }: UsersFile): string => {
  const buckets = ['identity', 'revoked', ...(tests ? ['test'] : [])];
  const users = usersWith(tests).map((user) => ({
    user: user.name,
    password: passwordOf(user.name),
    permissions: permissionsOf(user, buckets),
  }));
  return `"users": ${JSON.stringify(users, null, 2)}\n`;
};
