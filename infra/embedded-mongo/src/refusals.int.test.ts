import { once } from 'node:events';
import { connect as connectSocket } from 'node:net';
import { type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from './server.ts';
import { temporaryFolder } from './testing/database.ts';
import { runRefused, startProcess } from './testing/process.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: RunningServer;
let client: MongoClient;

beforeAll(async () => {
  folder = await temporaryFolder();
  server = await startServer({ port: 0, dataDir: folder.path });
  client = await MongoClient.connect(server.url);
});
afterAll(async () => {
  await client.close();
  await server.close();
  await folder.remove();
});

describe('unsupported command', () => {
  test.each<[Document, number, string]>([
    [{ bulkWrite: 1 }, 59, "'bulkWrite'"],
    [{ mapReduce: 'c' }, 59, "'mapReduce'"],
    [{ renameCollection: 'd.c' }, 59, "'renameCollection'"],
    [{ create: 'c', capped: true, size: 1000 }, 40415, "'capped' of create"],
    [{ create: 'c', timeseries: { timeField: 't' } }, 40415, "'timeseries'"],
    [{ create: 'c', validator: {} }, 40415, "'validator'"],
    [{ find: 'c', collation: { locale: 'de' } }, 40415, "'collation' of find"],
    [{ find: 'c', tailable: true }, 40415, "'tailable'"],
    [{ find: 'c', filter: { $where: '1' } }, 2, '$where'],
    [{ find: 'c', filter: { a: { $geoWithin: {} } } }, 2, '$geoWithin'],
    [{ find: 'c', projection: { a: { $meta: 'x' } } }, 2, '$meta'],
    [{ insert: 'c', documents: [{}], txnNumber: 1 }, 20, 'Transaction numbers'],
    [{ createIndexes: 'c', indexes: [{ key: { a: 'text' }, name: 'a' }] }, 67, "'text'"],
    [{ createIndexes: 'c', indexes: [{ key: { a: '2dsphere' }, name: 'a' }] }, 67, "'2dsphere'"],
    [{ createIndexes: 'c', indexes: [{ key: { '$**': 1 }, name: 'a' }] }, 67, 'wildcard'],
    [{ createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a', collation: { locale: 'de' } }] }, 67, "'collation'"],
    [
      { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a', partialFilterExpression: { a: { $ne: 1 } } }] },
      67,
      'a negation',
    ],
    [{ aggregate: 'c', pipeline: [{ $graphLookup: {} }], cursor: {} }, 40324, "'$graphLookup'"],
    [{ aggregate: 'c', pipeline: [{ $out: 'x' }], cursor: {} }, 40324, "'$out'"],
    [{ aggregate: 'c', pipeline: [{ $changeStream: {} }], cursor: {} }, 40573, '$changeStream'],
    [
      { aggregate: 'c', pipeline: [{ $lookup: { from: 'x', pipeline: [], as: 'y' } }], cursor: {} },
      40415,
      "'pipeline'",
    ],
    [{ aggregate: 'c', pipeline: [{ $project: { a: { $function: {} } } }], cursor: {} }, 168, "'$function'"],
    [{ aggregate: 'c', pipeline: [{ $group: { _id: 1, a: { $median: '$b' } } }], cursor: {} }, 168, "'$median'"],
    [{ findAndModify: 'c', update: [{ $set: { a: 1 } }] }, 9, 'pipeline-style'],
    [{ explain: { update: 'c' } }, 59, "'update'"],
  ])('is rejected with an error that names the unsupported feature: %j', async (command, code, name) => {
    const error = await client
      .db('d')
      .command(command)
      .catch((cause: unknown) => cause);
    expect(error).toMatchObject({ name: 'MongoServerError', code });
    expect(String(error)).toContain(name);
  });

  test('is reported as a write error of the update or delete statement that contains it', async () => {
    const update = { q: {}, u: { $bit: { a: { and: 1 } } } };
    const answer = await client.db('d').command({ update: 'c', updates: [update] });
    expect(answer.writeErrors).toMatchObject([{ index: 0, code: 9, errmsg: expect.stringContaining('$bit') }]);
    const entry = { q: {}, limit: 1, collation: { locale: 'de' } };
    const deleted = await client.db('d').command({ delete: 'c', deletes: [entry] });
    expect(deleted.writeErrors).toMatchObject([{ code: 40415, errmsg: expect.stringContaining("'collation'") }]);
  });

  test('creates no collection when createIndexes is rejected', async () => {
    const indexes = [
      { key: { a: 1 }, name: 'a_1' },
      { key: { b: 'text' }, name: 'b' },
    ];
    await expect(client.db('d').command({ createIndexes: 'fresh', indexes })).rejects.toMatchObject({ code: 67 });
    expect(await client.db('d').listCollections({ name: 'fresh' }).toArray()).toEqual([]);
  });

  test('is rejected immediately when it starts a transaction or authenticates', async () => {
    const session = client.startSession();
    session.startTransaction();
    await expect(client.db('d').collection('c').insertOne({ a: 1 }, { session })).rejects.toThrow(
      /sessions|[Tt]ransaction/,
    );
    await session.endSession();
    const withUser = server.url.replace('mongodb://', 'mongodb://u:p@');
    await expect(MongoClient.connect(withUser)).rejects.toMatchObject({ code: 59 });
  });
});

describe('client that does not speak the wire protocol', () => {
  test('is disconnected without affecting other clients', async () => {
    const socket = connectSocket(server.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'));
    await once(socket, 'close');
    expect(await client.db('d').command({ ping: 1 })).toMatchObject({ ok: 1 });
  });
});

describe('startServer', () => {
  test('refuses to start in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await expect(startServer({ port: 0, dataDir: folder.path })).rejects.toThrow('refuses NODE_ENV=production');
    vi.unstubAllEnvs();
    const { code, message } = await runRefused(['--port', '0', '--data', folder.path], { NODE_ENV: 'production' });
    expect(code).toBe(1);
    expect(message.trim().split('\n')).toHaveLength(1);
  });

  test.each(['0.0.0.0', '::', '192.168.1.5', 'localhost.example.org'])(
    'refuses to listen on address %s',
    async (host) => {
      await expect(startServer({ port: 0, dataDir: folder.path, host })).rejects.toThrow('127.0.0.1 or ::1 only');
    },
  );

  test('rejects a data folder that another process uses', async () => {
    await expect(startServer({ port: 0, dataDir: folder.path })).rejects.toThrow('in use by another embedded-mongo');
    const { code, message } = await runRefused(['--port', '0', '--data', folder.path]);
    expect([code, message.trim()]).toEqual([
      1,
      `The data folder ${folder.path} is in use by another embedded-mongo process.`,
    ]);
  });

  test('rejects a missing port and a port that is in use', async () => {
    const other = await temporaryFolder();
    await expect(startServer({ port: server.port, dataDir: other.path })).rejects.toThrow('EADDRINUSE');
    expect(await runRefused(['--data', other.path])).toMatchObject({
      code: 1,
      message: expect.stringContaining('--port'),
    });
    await other.remove();
  });
});

describe('data folder of a killed process', () => {
  test('can be opened by another process with all data intact', async () => {
    const own = await temporaryFolder();
    const first = await startProcess(own.path);
    const writer = await MongoClient.connect(first.url);
    await writer.db('d').collection('c').insertOne({ a: 1 });
    await first.end('SIGKILL');
    await writer.close();
    const second = await startProcess(own.path);
    const reader = await MongoClient.connect(second.url);
    expect(await reader.db('d').collection('c').countDocuments({ a: 1 })).toBe(1);
    await reader.close();
    expect(await second.end('SIGTERM')).toBe(0);
    await own.remove();
  });
});
