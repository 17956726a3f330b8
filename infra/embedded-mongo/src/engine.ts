import { buildInfo, endSessions, helloCommand, listDatabases, ping } from './commands/admin.ts';
import { aggregate } from './commands/aggregate.ts';
import {
  create,
  createIndexes,
  drop,
  dropDatabase,
  dropIndexes,
  listCollections,
  listIndexes,
} from './commands/catalog.ts';
import { type Command, type Handler, type Reply, refuseUnknownFields, type Services } from './commands/command.ts';
import { explain } from './commands/explain.ts';
import { findAndModify } from './commands/find-and-modify.ts';
import { count, distinct, find, getMore, killCursors } from './commands/read.ts';
import { deleteCommand, insert, update } from './commands/write.ts';
import { CommandError } from './errors.ts';
import { errorReply } from './wire/reply.ts';

/** All supported commands. */
const HANDLERS: ReadonlyMap<string, Handler> = new Map([
  ['hello', helloCommand],
  ['isMaster', helloCommand],
  ['ismaster', helloCommand],
  ['ping', ping],
  ['buildInfo', buildInfo],
  ['buildinfo', buildInfo],
  ['endSessions', endSessions],
  ['listDatabases', listDatabases],
  ['create', create],
  ['drop', drop],
  ['dropDatabase', dropDatabase],
  ['listCollections', listCollections],
  ['createIndexes', createIndexes],
  ['listIndexes', listIndexes],
  ['dropIndexes', dropIndexes],
  ['insert', insert],
  ['find', find],
  ['getMore', getMore],
  ['killCursors', killCursors],
  ['update', update],
  ['delete', deleteCommand],
  ['findAndModify', findAndModify],
  ['aggregate', aggregate],
  ['count', count],
  ['distinct', distinct],
  ['explain', explain],
]);

/** Runs a command inside the open transaction. Returns a CommandError as a reply and throws any other error. */
export function runCommand(command: Command, services: Services): Reply {
  const handler = HANDLERS.get(command.name);
  if (handler === undefined) return errorReply(59, 'CommandNotFound', `no such command: '${command.name}'`);
  try {
    refuseUnknownFields(command, handler);
    return handler.writes
      ? inSavepoint(services, () => handler.run(command, services))
      : handler.run(command, services);
  } catch (error) {
    if (error instanceof CommandError) return refusal(error);
    throw error;
  }
}

export const refusal = (error: CommandError): Reply =>
  errorReply(error.code, error.codeName, error.message, error.extra);

/** Rolls back the rows of a command that failed before it was complete, and reloads the in-memory catalog. */
function inSavepoint(services: Services, run: () => Reply): Reply {
  const { sqlite } = services.store;
  sqlite.exec('SAVEPOINT command');
  try {
    const reply = run();
    sqlite.exec('RELEASE command');
    return reply;
  } catch (error) {
    // SQLite itself might have ended the whole transaction, for example because the disk is full.
    if (sqlite.isTransaction) {
      sqlite.exec('ROLLBACK TO command; RELEASE command');
      services.store.load();
    }
    throw error;
  }
}
