import type { AddressInfo } from 'node:net';
import { COACH_BASES } from '@stridewell/contracts/web';
import { createHoldRepository } from '@stridewell/holds/hold-repository';
import { holdMigration } from '@stridewell/holds/migrations/safety-holds';
import { createService } from '@stridewell/kit/app/service';
import type { TextLimitsConfig } from '@stridewell/kit/config';
import { identityMigration } from '@stridewell/kit/migrations/ended-sessions';
import { createMovableClock, type MovableClock } from '@stridewell/kit/test-clock/movable';
import { untilReady } from '@stridewell/kit/testing/ready';
import { createScope, type TestScope } from '@stridewell/kit/testing/scope';
import { createSigner, type Signer, type TestUser } from '@stridewell/kit/testing/signer';
import { openDatabase } from '@stridewell/kit/testing/things';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { ChatConfig } from '../config.ts';
import type { ReplyPatience } from '../conversation/reply-patience.ts';
import { chatMigration } from '../migrations/coach-chat.ts';
import { proposalsMigration } from '../migrations/proposals.ts';
import type { ModelTimeouts } from '../model/openai/openai-model.ts';
import { mountChat } from '../mount.ts';
import type { CoachActions } from '../proposals/change.ts';
import type { StreamTimes } from '../stream/reply-stream.ts';
import { readStream, type StreamedReply } from './read-stream.ts';
import { createToyBrain, type ToyBrain, type ToyOptions } from './toy-brain.ts';

export interface HostOptions extends ToyOptions {
  config?: Partial<ChatConfig>;
  times?: StreamTimes;
  patience?: ModelTimeouts;
  replyPatience?: ReplyPatience;
  /** The changes that the coach can make; none by default. */
  actions?: CoachActions;
  /** Limits on texts; hardly any by default. */
  texts?: TextLimitsConfig;
  /** Scope of another test service whose databases the new test service uses as well. */
  scope?: TestScope;
  signer?: Signer;
}

export interface Host {
  app: FastifyInstance;
  base: string;
  port: number;
  brain: ToyBrain;
  clock: MovableClock;
  scope: TestScope;
  signer: Signer;
  database: Awaited<ReturnType<typeof openDatabase>>;
  inject(
    user: TestUser,
    method: InjectOptions['method'],
    path: string,
    payload?: object,
  ): Promise<LightMyRequestResponse>;
  /** Sends a message over a real connection and returns the complete reply. */
  chat(user: TestUser, message: string): Promise<StreamedReply>;
  act(user: TestUser, action: string): Promise<StreamedReply>;
  /** Returns a user's documents in a collection. */
  stored(collection: string, user: TestUser): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/**
 * Starts a small HTTP service that mounts a coach like the real services, with its own database and message bus prefix.
 */
export const startHost = async ({
  config = {},
  times,
  patience,
  replyPatience,
  actions,
  scope = createScope(),
  texts,
  ...options
}: HostOptions = {}): Promise<Host> => {
  const signer = options.signer ?? (await createSigner(scope));
  const clock = createMovableClock();
  const brain = createToyBrain(options);
  const chat = { model: null, ...config };
  const app = await createService(
    { ...scope.config('coach'), ...(texts && { texts }) },
    {
      migrations: [identityMigration(1), chatMigration(2), holdMigration(3), proposalsMigration(4)],
      async register(context) {
        const holds = createHoldRepository(context.database, brain.coachType);
        mountChat(context, {
          brain,
          config: chat,
          holds,
          ...(actions && { actions }),
          ...(times && { times }),
          ...(patience && { patience }),
          ...(replyPatience && { replyPatience }),
        });
        return {};
      },
    },
    { clock },
  );
  await untilReady(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const base = COACH_BASES[brain.coachType];
  const database = await openDatabase(scope, 'coach');
  const post = (user: TestUser, path: string, payload: object) =>
    readStream({ port, path: `${base}${path}`, user, payload }).reply;
  return {
    app,
    base,
    port,
    brain,
    clock,
    scope,
    signer,
    database,
    inject: (user, method, path, payload) =>
      app.inject({
        url: `${base}${path}`,
        headers: user.headers,
        ...(method && { method }),
        ...(payload && { payload }),
      }),
    chat: (user, message) => post(user, '/chat', { message }),
    act: (user, action) => post(user, '/quick-action', { action }),
    stored: (collection, { userId }) =>
      database.collection<{ userId: string }>(collection).find({ userId }).sort({ _id: 1 }).toArray(),
    async close() {
      await app.close();
      await database.close();
      if (!options.signer) await signer.close();
    },
  };
};

/** Starts a test service with the running coach and one with the physio coach, which share their databases. */
export const startBothHosts = async (): Promise<{ running: Host; physio: Host; close(): Promise<void> }> => {
  const running = await startHost();
  const physio = await startHost({ coachType: 'physio', scope: running.scope, signer: running.signer });
  return {
    running,
    physio,
    async close() {
      await physio.close();
      await running.close();
    },
  };
};
