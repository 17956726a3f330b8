import { type AccountServer, startAccountServer } from '@stridewell/chat/testing/account-server';
import { type ModelServer, startModelServer } from '@stridewell/chat/testing/model-server';
import { type OpenStream, readStream } from '@stridewell/chat/testing/read-stream';
import { COACH_BASES } from '@stridewell/contracts/web';
import { CLOCK_BUCKET, CLOCK_KEY } from '@stridewell/kit/test-clock/follow';
import { createSigner, type Signer, type TestUser } from '@stridewell/kit/testing/signer';
import { freePorts } from '@stridewell/local/ports/free';
import { startTemporaryStack, type TemporaryStack } from '@stridewell/local/testbed/temporary-stack';

export interface StoredMessage {
  role: string;
  content: string;
  metadata: { interrupted?: boolean; model?: string } | null;
}

/** The running coach with an external model, behind the gateway, on servers that can be killed. */
export interface ChatBed {
  stack: TemporaryStack;
  signer: Signer;
  model: ModelServer;
  /** Sends a message through the gateway. */
  say(user: TestUser, message: string): OpenStream;
  /** The messages of the thread, oldest first. */
  messages(user: TestUser): Promise<StoredMessage[]>;
  /** Sets the clock of all processes the given number of milliseconds ahead of the machine's clock. */
  turnClock(aheadMs: number): Promise<void>;
  close(): Promise<void>;
}

const coachEnv = (model: ModelServer, account: AccountServer): Record<string, string> => ({
  COACH_MODEL_URL: model.url,
  COACH_MODEL_NAME: 'm',
  COACH_MODEL_TOTAL_DAILY_TOKENS: '100000000',
  ACCOUNT_URL: account.url,
});

/** Starts the stack; a test signer and a fake account server replace `account`. */
export const openChatBed = async (): Promise<ChatBed> => {
  const [model, account, ports] = await Promise.all([startModelServer(), startAccountServer(), freePorts()]);
  const natsUrl = `nats://127.0.0.1:${ports.nats}`;
  const config = () => {
    throw new Error('no service is built here');
  };
  // No service becomes ready before it has a signing key, so the signer publishes its key while they start.
  const [stack, signer] = await Promise.all([
    startTemporaryStack({
      ports,
      testClock: true,
      parts: ['nats', 'redis', 'database', 'running', 'gateway'],
      env: { LOG_LEVEL: 'warn' },
      partEnv: { running: coachEnv(model, account) },
    }),
    createSigner({ mongoUrl: '', natsUrl, redisUrl: '', prefix: '', config }),
  ]);
  return {
    stack,
    signer,
    model,
    say: (user, message) =>
      readStream({ port: ports.gateway, path: `${COACH_BASES.running}/chat`, user, payload: { message } }),
    async messages({ headers }) {
      const response = await fetch(`${stack.urls.gateway}${COACH_BASES.running}/chat/history`, { headers });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      return ((await response.json()) as { messages: StoredMessage[] }).messages;
    },
    turnClock: (aheadMs) => signer.bus.bucket(CLOCK_BUCKET, 0).put(CLOCK_KEY, String(aheadMs)),
    async close() {
      await signer.close();
      await stack.end();
      await Promise.all([model.close(), account.close()]);
    },
  };
};
