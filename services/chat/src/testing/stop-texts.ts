import { COACH_BASES, type CoachType } from '@stridewell/contracts/web';
import type { Connection } from '@stridewell/kit/mongo/database';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { decideText, type SafetyCategory } from '@stridewell/safety';
import { HITS } from '@stridewell/safety/testing/hits';
import { PARAPHRASES } from '@stridewell/safety/testing/paraphrases';
import { unsafeLines } from '@stridewell/safety/testing/unsafe-lines';
import { readStream } from './read-stream.ts';
import { TRACES } from './unsafe-chat.ts';

/** A message of the runner whose decision is STOP with a given text. */
export interface StopMessage {
  message: string;
  category: SafetyCategory;
  text: string;
}

/** STOP texts that open no hold (`language.md` 1.4): they do not concern the runner's own training. */
const WITHOUT_HOLD: ReadonlySet<SafetyCategory> = new Set(['third', 'abuse']);

/** Returns one message for every STOP text that opens a hold. */
export const stopMessages = (): StopMessage[] => {
  const own = [...Object.values(HITS), ...Object.values(PARAPHRASES)].flat();
  const found = new Map<string, StopMessage>();
  for (const message of [...own, ...unsafeLines('dev').map(({ text }) => text)]) {
    const { state, category, text, isOfOther } = decideText(message);
    if (state !== 'stop' || !category || !text || isOfOther || WITHOUT_HOLD.has(category) || found.has(text.en))
      continue;
    found.set(text.en, { message, category, text: text.en });
  }
  return [...found.values()];
};

/** Questions about today's training, with and without a session in them. */
const QUESTIONS = [
  ...['what is today?', 'hva er dagens økt?', 'which exercises today?', 'hvilke øvelser har jeg i dag?'],
  ...['what do I run on Sunday?', 'can I do just ten minutes?'],
];

export interface StopChat {
  coachType: CoachType;
  port: number;
  database: Connection;
  /** A runner with a plan or a programme. */
  user: TestUser;
  isTraining: (reply: string) => boolean;
}

/** Sends each message, and then asks for today's training. Returns the messages after which a reply held training. */
export const askAfterStops = async (chat: StopChat, messages: readonly StopMessage[]): Promise<string[]> => {
  const { coachType, port, database, user, isTraining } = chat;
  const path = `${COACH_BASES[coachType]}/chat`;
  const say = async (message: string): Promise<string> => {
    const reply = await readStream({ port, path, user, payload: { message } }).reply;
    if (reply.status !== 200 || reply.error !== null || !reply.isDone)
      throw new Error(`${message}: ${reply.status} ${reply.error}`);
    return reply.text;
  };
  const open: string[] = [];
  for (const { message, category } of messages) {
    await say(message);
    for (const question of QUESTIONS) {
      const reply = await say(question);
      if (isTraining(reply)) open.push(`${category}: ${message} / ${question}: ${reply}`);
    }
    for (const name of TRACES) await database.collection(name).deleteMany({ userId: user.userId });
  }
  return open;
};
