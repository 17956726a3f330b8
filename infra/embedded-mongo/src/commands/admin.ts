import { MAX_DOCUMENT_BYTES } from '../bson/codec.ts';
import type { Doc } from '../bson/values.ts';
import { type Handler, ok } from './command.ts';

/** Maximum size of a message, 48 MB. Drivers split larger bulk writes. */
export const MAX_MESSAGE_BYTES = 48_000_000;

/** MongoDB 7.0: the newest version to which drivers send no `bulkWrite` command. */
const MAX_WIRE_VERSION = 21;

/**
 * Response to the driver's handshake. Omits logicalSessionTimeoutMinutes so that drivers send neither sessions nor
 * retryable writes.
 */
function hello(): Doc {
  return {
    helloOk: true,
    ismaster: true,
    isWritablePrimary: true,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    minWireVersion: 0,
    maxWireVersion: MAX_WIRE_VERSION,
    readOnly: false,
  };
}

const HELLO_FIELDS = [
  'helloOk',
  'client',
  'compression',
  'backpressure',
  'saslSupportedMechs',
  'speculativeAuthenticate',
  'topologyVersion',
  'maxAwaitTimeMS',
  'loadBalanced',
  'hostInfo',
  'internalClient',
];

export const helloCommand: Handler = { writes: false, fields: HELLO_FIELDS, run: () => ok(hello()) };

export const ping: Handler = { writes: false, fields: [], run: () => ok() };

/** No-op: the server never creates sessions. */
export const endSessions: Handler = { writes: false, fields: [], run: () => ok() };

export const buildInfo: Handler = {
  writes: false,
  fields: [],
  run: () =>
    ok({
      version: '7.0.0',
      versionArray: [7, 0, 0, 0],
      gitVersion: 'embedded-mongo',
      maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    }),
};

export const listDatabases: Handler = {
  writes: false,
  fields: ['nameOnly'],
  run: (_command, { store }) => {
    const names = new Set(store.collections().map((collection) => collection.db));
    return ok({ databases: [...names].map((name) => ({ name, sizeOnDisk: 0, empty: false })), totalSize: 0 });
  },
};
