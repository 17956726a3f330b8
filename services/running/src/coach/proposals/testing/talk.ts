import type { AddressInfo } from 'node:net';
import { readStream, type StreamedReply } from '@stridewell/chat/testing/read-stream';
import { type ChatHistory, type ChatProposal, COACH_BASES, PATHS, type WeeklyPlan } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { expect } from 'vitest';
import { createPlan, PROFILE } from '../../../testing/fixtures.ts';
import type { RunningTestBed } from '../../../testing/running-bed.ts';

export const MONDAY = '2026-11-16';
export const AT = `${MONDAY}T06:00:00Z`;
/** A profile that allows running on every day, so that sessions can move. */
export const EVERY_DAY = { ...PROFILE, weeklyHours: 5, daysAvailable: 'Mon,Tue,Wed,Thu,Fri,Sat,Sun' };

export const proposalIn = ({ chunks }: StreamedReply): ChatProposal | null =>
  chunks.findLast(({ proposal }) => proposal)?.proposal ?? null;

/** Fields that every write changes. */
const BOOKKEEPING = { rev: 0, subdocumentsRev: 0, outbox: 0, updatedAt: 0, version: 0 };

export interface Talk {
  user: TestUser;
  /** The plan before the talk. */
  plan: WeeklyPlan;
  post(path: string, payload: object, who?: TestUser): Promise<StreamedReply>;
  ask(message: string): Promise<StreamedReply>;
  /** Sends a message and returns the proposal in the reply. */
  proposed(message: string): Promise<ChatProposal>;
  confirm(proposalId: string, accept?: boolean): Promise<StreamedReply>;
  undo(proposalId: string): Promise<StreamedReply>;
  history(): Promise<ChatHistory['messages']>;
  /** Returns the runner's documents of a collection without the fields that every write changes. */
  stored(collection: string): Promise<object[]>;
  /** Returns the runner's data that proposals change. */
  snapshot(): Promise<object>;
}

/** Creates a runner with a plan on Monday morning, who talks with the coach over a real connection. */
export const startTalk = async (bed: RunningTestBed): Promise<Talk> => {
  bed.setNow(AT);
  const { port } = bed.app.server.address() as AddressInfo;
  const user = await bed.user();
  // A runner who has run fast lately has a hard session in the first week.
  await bed.call(user, 'PUT', PATHS.coachBackground, { hasRunFast: true });
  const plan = await createPlan(bed, user, EVERY_DAY);
  const base = COACH_BASES.running;
  const post: Talk['post'] = (path, payload, who = user) =>
    readStream({ port, path: `${base}${path}`, user: who, payload }).reply;
  const ask: Talk['ask'] = async (message) => {
    const reply = await post('/chat', { message });
    expect([reply.status, reply.error, reply.isDone]).toEqual([200, null, true]);
    return reply;
  };
  const stored: Talk['stored'] = (collection) =>
    bed.database
      .collection(collection)
      .find({ userId: user.userId }, { projection: BOOKKEEPING })
      .sort({ _id: 1 })
      .toArray();
  return {
    user,
    plan,
    post,
    ask,
    async proposed(message) {
      const reply = await ask(message);
      const proposal = proposalIn(reply);
      if (!proposal) throw new Error(`"${message}" was answered without a proposal: ${reply.text}`);
      return proposal;
    },
    confirm: (proposalId, accept = true) => post('/chat/confirm', { proposalId, accept }),
    undo: (proposalId) => post('/chat/undo', { proposalId }),
    history: async () => (await bed.call(user, 'GET', `${base}/chat/history`)).json().messages,
    stored,
    snapshot: async () => ({
      plans: await stored('weekly_plans'),
      profiles: await stored('coach_profiles'),
      pauses: (await stored('pauses')).filter((document) => JSON.stringify(document).includes('from')),
      logs: (await stored('training_logs')).filter((document) => !('deleted' in document && document.deleted)),
    }),
  };
};

/** Removes ids and counters of saves. */
export const withoutCounters = (state: object): unknown =>
  JSON.parse(JSON.stringify(state, (key, value) => (key === 'profileRev' || key === '_id' ? undefined : value)));

/** Returns the date of the week's hard session. */
export const hardDate = ({ plan }: Talk): string => plan.days.find(({ planType }) => planType === 'push')?.date ?? '';

/** Returns the first day to which the session of a day can move without a trade. */
export const dayFor = async (bed: RunningTestBed, { user }: Talk, from: string): Promise<string> => {
  const moves: { date: string; isAllowed: boolean; note?: string }[] = (
    await bed.call(user, 'GET', `${PATHS.planMoves}?date=${from}`)
  ).json();
  return moves.find(({ isAllowed, note }) => isAllowed && note === undefined)?.date ?? '';
};
