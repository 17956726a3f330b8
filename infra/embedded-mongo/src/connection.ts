import type { Socket } from 'node:net';
import type { Reply, Services } from './commands/command.ts';
import { refusal, runCommand } from './engine.ts';
import { CommandError } from './errors.ts';
import type { GroupCommit, Task } from './group-commit.ts';
import { Frames } from './wire/frames.ts';
import { type Request, readMessage } from './wire/message.ts';
import { encodeReply, errorReply } from './wire/reply.ts';

/** Serves one client by queueing its messages in order as group commit tasks. */
export function serve(socket: Socket, services: Services, commits: GroupCommit): void {
  const frames = new Frames();
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  // Backpressure: stops reading from a client that does not read its replies, so that the client cannot exhaust memory.
  socket.on('drain', () => socket.resume());
  socket.on('data', (chunk) => {
    const messages = frames.push(chunk as Buffer);
    if (messages === null) return socket.destroy();
    for (const message of messages) {
      const request = readMessage(message);
      if (request === null) return socket.destroy();
      commits.add(taskOf(request, socket, services));
    }
  });
}

function taskOf(request: Request, socket: Socket, services: Services): Task {
  let reply: Reply | null = null;
  const send = (answer: Reply): void => {
    if (request.answerWith === null || socket.destroyed) return;
    const bytes = encodeReply(answer, request.requestId, request.answerWith);
    if (!socket.write(bytes)) socket.pause();
  };
  return {
    run: () => {
      reply = answerTo(request, services);
    },
    answer: () => {
      if (reply !== null) send(reply);
    },
    fail: (error) => send(internalError(error)),
  };
}

/** Runs the command. An SQLite error rolls back the command's savepoint and is returned as the reply. */
function answerTo(request: Request, services: Services): Reply {
  try {
    return runCommand(request.read(), services);
  } catch (error) {
    return error instanceof CommandError ? refusal(error) : internalError(error);
  }
}

function internalError(error: unknown): Reply {
  return errorReply(8, 'UnknownError', error instanceof Error ? error.message : String(error));
}
