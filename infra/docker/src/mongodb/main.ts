import { readFileSync } from 'node:fs';
import { MongoClient } from 'mongodb';
import { z } from 'zod';
import { type Connect, setUp } from './set-up.ts';
import { ADMINISTRATOR } from './users.ts';

/**
 * `node main.ts HOST:PORT FILE` runs at every start in the network namespace of the database container. It configures
 * MongoDB as a replica set with one member and the users in FILE. It exits when the server accepts writes and rejects
 * clients without a password. HOST is the host name by which the services reach the server.
 */
const [host = 'mongodb:27017', file = '/run/secrets/users.json'] = process.argv.slice(2);
const TIMEOUT_MS = 60_000;

const usersSchema = z.strictObject({
  administratorPassword: z.string().min(1),
  users: z.array(
    z.strictObject({
      name: z.string(),
      password: z.string().min(1),
      roles: z.array(z.strictObject({ role: z.string(), db: z.string() })),
    }),
  ),
});

const connect: Connect = async (credentials) => {
  const client = new MongoClient(`mongodb://127.0.0.1:${host.split(':')[1]}/?directConnection=true`, {
    serverSelectionTimeoutMS: TIMEOUT_MS,
    ...(credentials && { auth: credentials, authSource: 'admin' }),
  });
  try {
    await client.connect();
  } catch (error) {
    await client.close();
    throw error;
  }
  const admin = client.db('admin');
  return { command: (command) => admin.command(command), close: () => client.close() };
};

const { administratorPassword, users } = usersSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
await setUp(connect, { host, administratorPassword, users });
console.log(
  `MongoDB accepts writes; its only users are ${[ADMINISTRATOR, ...users.map(({ name }) => name)].join(', ')}`,
);
