/** What a user of NATS may do; all else is refused by the server. */
export interface Permissions {
  publish: string[];
  subscribe: string[];
}

/** One durable consumer: whose stream it reads, by its name on the server. */
export interface Durable {
  stream: string;
  durable: string;
}

/** Who speaks on the bus, each with a password of its own. */
export interface BusUser {
  name: string;
  /** The service whose events it publishes; null for who only listens. */
  owns: string | null;
  consumes: readonly Durable[];
  /** Key-value buckets it writes; it reads all that it follows. */
  writes: readonly string[];
  /** Takes erased runners' events from every stream. */
  purges?: boolean;
  /** Hears events as they are published. */
  listens?: boolean;
}

const STREAMS = ['account', 'wellness', 'running', 'physio'];

const durables = (service: string, consumers: Record<string, string>): Durable[] =>
  Object.entries(consumers).map(([name, stream]) => ({ stream, durable: `${service}-${name}` }));

/** The product's users. A consumer that is not named here cannot be made, which a test compares with the services' sources. */
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

/** Outside production every process follows one clock: the tests turn it, and have edges of their own. */
export const TEST_USER: BusUser = { name: 'e2e', owns: null, consumes: [], writes: ['test'], listens: true };

const API = '$JS.API';

/** Every service makes the streams that are missing, so that it may start before their owner. */
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
 * What a user may do: publish its own service's events, make and read its own consumers, follow the buckets, hear the answers in
 * an inbox of its own. `buckets` are those that exist: `identity` (the public keys) and `revoked`, and `test` outside production.
 */
export const permissionsOf = (user: BusUser, buckets: readonly string[]): Permissions => ({
  publish: [
    ...(user.owns ? [`${user.owns}.*.*.v1.*`] : []),
    // Whether there is a JetStream, and nothing more.
    `${API}.INFO`,
    ...ofStreams,
    ...buckets.flatMap(ofBucket),
    ...user.consumes.flatMap(ofDurable),
    ...user.writes.map((bucket) => `$KV.${bucket}.>`),
    ...(user.purges ? ofPurge : []),
    // Sign of life of whoever is sent a bucket's entries.
    '$JS.FC.>',
  ],
  subscribe: [`_INBOX_${user.name}.>`, ...(user.listens ? ['*.*.*.v1.*'] : [])],
});
