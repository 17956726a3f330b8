import type { AddressInfo } from 'node:net';
import { readStream, type StreamedReply } from '@stridewell/chat/testing/read-stream';
import {
  addDays,
  CHAT,
  type ChatHistory,
  type ChatProposal,
  COACH_BASES,
  PATHS,
  type PlanMoves,
  type WeeklyPlan,
} from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { weekday } from '@stridewell/language/days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPlan, dayOf, PROFILE, planOf } from '../../testing/fixtures.ts';
import { createRunningTestBed, type RunningTestBed } from '../../testing/running-bed.ts';

const MONDAY = '2026-11-16';
const AT = `${MONDAY}T06:00:00Z`;
/** Runs on Monday, Tuesday, Thursday, Friday and Sunday; the hard session is on Thursday. */
const EVERY_DAY = { ...PROFILE, weeklyHours: 5, daysAvailable: 'Mon,Tue,Wed,Thu,Fri,Sat,Sun' };
const BASE = COACH_BASES.running;
let bed: RunningTestBed;
let user: TestUser;
let plan: WeeklyPlan;
let port: number;

beforeAll(async () => {
  bed = await createRunningTestBed();
  await bed.app.listen({ host: '127.0.0.1', port: 0 });
  port = (bed.app.server.address() as AddressInfo).port;
});
beforeEach(async () => {
  bed.setNow(AT);
  user = await bed.user();
  await bed.call(user, 'PUT', PATHS.coachBackground, { hasRunFast: true });
  plan = await createPlan(bed, user, EVERY_DAY);
});
afterAll(() => bed.close());

const post = (path: string, payload: object, who = user): Promise<StreamedReply> =>
  readStream({ port, path: `${BASE}${path}`, user: who, payload }).reply;
const ask = async (message: string): Promise<StreamedReply> => {
  const reply = await post('/chat', { message });
  expect([reply.status, reply.error, reply.isDone]).toEqual([200, null, true]);
  return reply;
};
const proposalIn = ({ chunks }: StreamedReply): ChatProposal | null =>
  chunks.findLast(({ proposal }) => proposal)?.proposal ?? null;
const proposed = async (message: string): Promise<ChatProposal> => {
  const reply = await ask(message);
  const proposal = proposalIn(reply);
  if (!proposal) throw new Error(`"${message}" was answered without a proposal: ${reply.text}`);
  return proposal;
};
const confirm = (proposalId: string, accept = true, who = user) => post('/chat/confirm', { proposalId, accept }, who);
const undo = (proposalId: string, who = user) => post('/chat/undo', { proposalId }, who);
const conflict = (reply: StreamedReply): unknown[] => [reply.status, reply.raw && JSON.parse(reply.raw).code];
const history = async (): Promise<ChatHistory['messages']> =>
  (await bed.call(user, 'GET', `${BASE}/chat/history`)).json().messages;
const later = (minutes: number): void => bed.setNow(new Date(Date.parse(AT) + minutes * 60_000).toISOString());

const hardDate = (): string => plan.days.find(({ planType }) => planType === 'push')?.date ?? '';
const easyDate = (): string => plan.days.find(({ planType, date }) => planType === 'easy' && date > MONDAY)?.date ?? '';
const moves = async (from: string): Promise<PlanMoves> =>
  (await bed.call(user, 'GET', `${PATHS.planMoves}?date=${from}`)).json();
const dayFor = async (from: string): Promise<string> =>
  (await moves(from)).find(({ isAllowed, note }) => isAllowed && note === undefined)?.date ?? '';
const moveText = (from: string, to: string): string => `Move ${weekday(from, 'en')}'s session to ${weekday(to, 'en')}`;
const proposedMove = async (): Promise<ChatProposal> => {
  const from = hardDate();
  return proposed(moveText(from, await dayFor(from)));
};

/** Fields that every write changes. */
const BOOKKEEPING = { rev: 0, subdocumentsRev: 0, outbox: 0, updatedAt: 0, version: 0 };
const stored = async (collection: string): Promise<object[]> =>
  bed.database
    .collection(collection)
    .find({ userId: user.userId }, { projection: BOOKKEEPING })
    .sort({ _id: 1 })
    .toArray();
const snapshot = async (): Promise<object> => ({
  plans: await stored('weekly_plans'),
  profiles: await stored('coach_profiles'),
  pauses: (await stored('pauses')).filter((document) => JSON.stringify(document).includes('from')),
  logs: (await stored('training_logs')).filter((document) => !('deleted' in document && document.deleted)),
});
/** Revision of the profile from which a week was planned; it counts saves. */
const withoutCounters = (state: object): unknown =>
  JSON.parse(JSON.stringify(state, (key, value) => (key === 'profileRev' || key === '_id' ? undefined : value)));

describe('ACTN-01 a move proposed in the chat', () => {
  it('changes nothing until it is confirmed, then moves the session and names what changed', async () => {
    const from = hardDate();
    const to = await dayFor(from);
    const title = dayOf(plan, from).title;
    const proposal = await proposed(moveText(from, to));
    expect(proposal).toMatchObject({ kind: 'moveSession', state: 'open', language: 'en', undoUntil: null });
    expect(proposal.title).toBe(`Move ${weekday(from, 'en')}'s session to ${weekday(to, 'en')}?`);
    expect(proposal.before).toContain(title);
    const minutes = (Date.parse(proposal.expiresAt) - Date.parse(AT)) / 60_000;
    expect(Math.floor(minutes)).toBe(CHAT.confirmMinutes);
    expect(await planOf(bed, user)).toEqual(plan);
    const reply = await confirm(proposal.id);
    expect(reply.text).toContain(`"${title}" is now on ${weekday(to, 'en')}`);
    expect(proposalIn(reply)).toMatchObject({ id: proposal.id, state: 'confirmed' });
    const moved = await planOf(bed, user);
    expect(dayOf(moved, to).title).toBe(title);
    expect(dayOf(moved, from).minutes).toBe(0);
    const [, offer, said, done] = await history();
    expect([said?.role, said?.content]).toEqual(['user', 'Confirmed']);
    expect(done?.content).toContain('Done.');
    for (const message of [offer, done]) {
      const { state, undoUntil } = message?.metadata?.proposal ?? {};
      expect(state).toBe('confirmed');
      expect(Math.floor((Date.parse(undoUntil ?? '') - Date.parse(AT)) / 60_000)).toBe(CHAT.undoMinutes);
    }
  });

  it('is made in Norwegian for a Norwegian message', async () => {
    const from = hardDate();
    const to = await dayFor(from);
    const proposal = await proposed(`Flytt økta på ${weekday(from, 'nb')} til ${weekday(to, 'nb')}`);
    expect(proposal).toMatchObject({ language: 'nb', confirm: 'Bekreft', decline: 'Avbryt', undo: 'Angre' });
    expect((await confirm(proposal.id)).text).toMatch(/^Gjort\. «/);
    expect((await undo(proposal.id)).text).toMatch(/^Angret\./);
  });

  it('gives the same answer and has its effect once when it is confirmed twice', async () => {
    const { id } = await proposedMove();
    const first = await confirm(id);
    const moved = await planOf(bed, user);
    const messages = await history();
    const second = await confirm(id);
    expect([second.status, second.text, second.isDone]).toEqual([200, first.text, true]);
    expect(await planOf(bed, user)).toEqual(moved);
    expect(await history()).toEqual(messages);
  });

  it('is refused with the planner’s reason and the days that are allowed', async () => {
    const from = hardDate();
    const closed = (await moves(from)).find(({ isAllowed }) => !isAllowed);
    const reply = await ask(moveText(from, closed?.date ?? ''));
    expect(proposalIn(reply)).toBeNull();
    expect(reply.text).toBe(closed?.reason);
    const chips = reply.chunks.find((chunk) => chunk.chips)?.chips ?? [];
    expect(chips.length).toBeGreaterThan(0);
    const [chip] = chips;
    expect((await proposed(chip?.message ?? '')).title).toContain(chip?.label);
  });

  it('asks for the day when none is named', async () => {
    const reply = await ask(`Can I move ${weekday(hardDate(), 'en')}?`);
    expect(reply.text).toBe('Which day suits you?');
    expect(proposalIn(reply)).toBeNull();
    expect((await history()).at(-1)?.metadata?.chips?.length).toBeGreaterThan(0);
  });

  it('is not possible without a plan', async () => {
    await bed.database.collection('weekly_plans').deleteMany({ userId: user.userId });
    const reply = await ask("Move Thursday's session to Friday");
    expect(reply.text).toContain('There is no plan for this week yet.');
    expect(proposalIn(reply)).toBeNull();
  });
});

describe('ACTN-02 taking a change back', () => {
  it('restores the stored week byte by byte, once, and says so', async () => {
    const before = await snapshot();
    const { id } = await proposedMove();
    await confirm(id);
    expect(withoutCounters(await snapshot())).not.toEqual(withoutCounters(before));
    later(CHAT.undoMinutes - 1);
    const reply = await undo(id);
    expect(proposalIn(reply)).toMatchObject({ state: 'undone', undoUntil: null });
    expect(JSON.stringify(await snapshot())).toBe(JSON.stringify(before));
    expect((await undo(id)).text).toBe(reply.text);
    expect((await history()).slice(-2).map(({ content }) => content)).toEqual(['Undo', reply.text]);
  });

  it('is refused after ten minutes, and when the week has changed since', async () => {
    const { id } = await proposedMove();
    await confirm(id);
    later(CHAT.undoMinutes + 1);
    expect(conflict(await undo(id))).toEqual([409, 'undo_gone']);
    bed.setNow(AT);
    await bed.call(user, 'POST', PATHS.planAdjust, { kind: 'easier', date: easyDate() });
    const changed = await planOf(bed, user);
    const reply = await undo(id);
    expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('can no longer be taken back')]);
    expect(await planOf(bed, user)).toEqual(changed);
    expect(conflict(await undo(id))).toEqual([409, 'undo_gone']);
  });

  it('is offered by its card again when the runner types "undo"', async () => {
    const { id } = await proposedMove();
    expect((await ask('undo')).text).toContain('There is nothing');
    await confirm(id);
    const moved = await planOf(bed, user);
    expect(proposalIn(await ask('undo'))).toMatchObject({ id, state: 'confirmed' });
    expect(await planOf(bed, user)).toEqual(moved);
  });
});

describe('ACTN-03 deciding on a proposal', () => {
  it('declines it, and refuses to confirm it afterwards', async () => {
    const { id } = await proposedMove();
    const reply = await confirm(id, false);
    expect([reply.text, proposalIn(reply)?.state]).toEqual(['All right, I leave everything as it is.', 'declined']);
    expect(conflict(await confirm(id))).toEqual([409, 'already_answered']);
    expect(await planOf(bed, user)).toEqual(plan);
  });

  it('is refused after fifteen minutes', async () => {
    const { id } = await proposedMove();
    later(CHAT.confirmMinutes + 1);
    expect(conflict(await confirm(id))).toEqual([409, 'proposal_expired']);
    expect((await history()).find(({ metadata }) => metadata?.proposal)?.metadata?.proposal?.state).toBe('expired');
    expect(await planOf(bed, user)).toEqual(plan);
  });

  it('is refused when the plan has changed in between, with a fresh proposal in the thread', async () => {
    const { id } = await proposedMove();
    await bed.call(user, 'POST', PATHS.planAdjust, { kind: 'easier', date: easyDate() });
    const changed = await planOf(bed, user);
    expect(conflict(await confirm(id))).toEqual([409, 'plan_changed']);
    expect(await planOf(bed, user)).toEqual(changed);
    const messages = await history();
    const fresh = messages.at(-1)?.metadata?.proposal;
    expect([fresh?.state, fresh?.id === id]).toEqual(['open', false]);
    expect(messages.find(({ metadata }) => metadata?.proposal?.id === id)?.metadata?.proposal?.state).toBe('expired');
    expect((await confirm(fresh?.id ?? '')).text).toContain('Done.');
  });

  it.each([
    ['yes', 'confirmed'],
    ['Ja takk!', 'confirmed'],
    ['no', 'declined'],
    ['nei takk', 'declined'],
  ])('accepts a typed "%s" to the proposal just made', async (words, state) => {
    const { id } = await proposedMove();
    expect(proposalIn(await ask(words))).toMatchObject({ id, state });
    expect((await planOf(bed, user)).days).not.toBe(plan.days);
    if (state === 'declined') expect(await planOf(bed, user)).toEqual(plan);
  });

  it('changes nothing by a typed "yes" without a proposal just made, and by a "yes" that says more', async () => {
    expect(proposalIn(await ask('yes'))).toBeNull();
    const { id } = await proposedMove();
    await ask('yes, but what is my score today?');
    expect(proposalIn(await ask('yes'))).toBeNull();
    expect(await planOf(bed, user)).toEqual(plan);
    expect((await history()).find(({ metadata }) => metadata?.proposal?.id === id)?.metadata?.proposal?.state).toBe(
      'open',
    );
  });

  it('completes a change that was interrupted before or after its effect, once', async () => {
    const proposals = bed.database.collection<{ _id: string; state: string }>('chat_proposals');
    const { id } = await proposedMove();
    await proposals.updateOne({ _id: id }, { $set: { state: 'confirming' } });
    await confirm(id);
    const moved = await planOf(bed, user);
    const revOf = async () => (await bed.database.collection('weekly_plans').findOne({ userId: user.userId }))?.rev;
    const rev = await revOf();
    await proposals.updateOne({ _id: id }, { $set: { state: 'confirming', undoUntil: null } });
    expect((await history()).find(({ metadata }) => metadata?.proposal)?.metadata?.proposal?.state).toBe('open');
    expect(proposalIn(await confirm(id))?.state).toBe('confirmed');
    expect([await planOf(bed, user), await revOf()]).toEqual([moved, rev]);
    await proposals.updateOne({ _id: id }, { $set: { state: 'undoing' } });
    await undo(id);
    await proposals.updateOne({ _id: id }, { $set: { state: 'undoing' } });
    expect(proposalIn(await undo(id))?.state).toBe('undone');
    expect(await planOf(bed, user)).toEqual(plan);
  });

  it('returns 400, 401 and 404 for an invalid body, no session and another runner’s proposal', async () => {
    const { id } = await proposedMove();
    const other = await bed.user();
    for (const path of ['/chat/confirm', '/chat/undo']) {
      const body = path.endsWith('undo') ? { proposalId: id } : { proposalId: id, accept: true };
      for (const wrong of [{}, { ...body, proposalId: 'x' }, { ...body, more: 1 }, { ...body, threadId: 'x' }])
        expect((await post(path, wrong)).status, JSON.stringify(wrong)).toBe(400);
      expect((await bed.app.inject({ method: 'POST', url: `${BASE}${path}`, payload: body })).statusCode).toBe(401);
      expect((await post(path, body, other)).status).toBe(404);
      expect((await post(path, { ...body, threadId: id })).status).toBe(404);
    }
    expect((await post('/chat/confirm', { proposalId: id, accept: 'yes' })).status).toBe(400);
    expect(await planOf(bed, user)).toEqual(plan);
  });
});

describe('ACTN-04 holds and proposals', () => {
  const STOPPED = 'I have chest pain when I run';

  it('close changes of training, also by a typed yes and when taking a change back', async () => {
    const { id } = await proposedMove();
    await confirm(id);
    const moved = await planOf(bed, user);
    const open = await proposed("Make Sunday's session easier");
    await ask(STOPPED);
    const held = await planOf(bed, user);
    for (const reply of [await confirm(open.id), await undo(id), await ask('yes')])
      expect(proposalIn(reply)).toBeNull();
    expect((await planOf(bed, user)).days.map(({ session }) => session)).toEqual(
      held.days.map(({ session }) => session),
    );
    expect(moved.days).toHaveLength(7);
    expect((await ask("Move Thursday's session to Friday")).chunks.some(({ proposal }) => proposal)).toBe(false);
  });

  it('leave the log of a day open', async () => {
    const { id } = await proposed("I did today's run, 30 minutes");
    await ask(STOPPED);
    expect(proposalIn(await confirm(id))?.state).toBe('confirmed');
  });
});

interface Case {
  message: string;
  kind: ChatProposal['kind'];
  after: RegExp;
  prepare?: () => Promise<unknown>;
}
const log = (status: string) => bed.call(user, 'POST', PATHS.trainingLog, { date: MONDAY, status, minutes: 25 });
const CASES: Case[] = [
  { message: "Make Sunday's session easier", kind: 'easier', after: /Sunday/ },
  { message: 'I only have 20 minutes on Sunday', kind: 'shorten', after: /20 min/ },
  { message: "I did today's run, 31 minutes", kind: 'markDone', after: /Done, 31 min/ },
  { message: "I did today's run, 31 minutes", kind: 'markDone', after: /Done, 31 min/, prepare: () => log('changed') },
  { message: 'I skipped today because I was tired', kind: 'markSkipped', after: /Skipped \(fatigue\)/ },
  { message: "undo today's log", kind: 'unmark', after: /Not logged/, prepare: () => log('done') },
  { message: 'jeg er forkjølet', kind: 'illness', after: /Syk fra mandag/ },
  { message: 'I am travelling from Friday to Sunday', kind: 'travel', after: /Travel from Friday/ },
  {
    message: 'jeg er frisk igjen',
    kind: 'backAgain',
    after: /Ingen pause/,
    prepare: () => bed.call(user, 'POST', PATHS.pause, { kind: 'travel', from: MONDAY, to: addDays(MONDAY, 3) }),
  },
  {
    message: 'I can only run Tuesday, Thursday and Sunday',
    kind: 'availableDays',
    after: /Tuesday, Thursday and Sunday/,
  },
  { message: 'I have 3 hours a week from now on', kind: 'weeklyHours', after: /3 hours/ },
  { message: 'make Saturday my long run day', kind: 'longRunDay', after: /Saturday/ },
  { message: 'My threshold pace is 4:50/km', kind: 'thresholdSet', after: /4:50\/km/ },
  { message: 'My race is a half marathon on 14 March', kind: 'raceSet', after: /half marathon, Sunday 14 March 2027/ },
  {
    message: 'Delete my race',
    kind: 'raceRemove',
    after: /No race/,
    prepare: () => bed.call(user, 'POST', PATHS.coachProfile, { ...EVERY_DAY, raceDate: '2027-03-14' }),
  },
  {
    message: 'my race moved to 21 March',
    kind: 'raceChange',
    after: /21 March 2027/,
    prepare: () => bed.call(user, 'POST', PATHS.coachProfile, { ...EVERY_DAY, raceDate: '2027-03-14' }),
  },
  {
    message: 'Can you make a new plan for this week?',
    kind: 'remakeWeek',
    after: /runs/,
    prepare: async () => bed.call(user, 'POST', PATHS.planMove, { from: hardDate(), to: await dayFor(hardDate()) }),
  },
];

describe('ACTN-05 each kind of change', () => {
  it.each(CASES)('$kind is proposed, made once confirmed and taken back', async ({ message, kind, after, prepare }) => {
    await prepare?.();
    const before = await snapshot();
    const proposal = await proposed(message);
    expect([proposal.kind, proposal.after]).toEqual([kind, expect.stringMatching(after)]);
    expect(withoutCounters(await snapshot())).toEqual(withoutCounters(before));
    const reply = await confirm(proposal.id);
    expect(reply.text).toMatch(/^(?:Done|Gjort)\./);
    expect(proposalIn(reply)?.state).toBe('confirmed');
    const changed = withoutCounters({ ...(await snapshot()), backgrounds: await stored('runner_backgrounds') });
    await confirm(proposal.id);
    expect(withoutCounters({ ...(await snapshot()), backgrounds: await stored('runner_backgrounds') })).toEqual(
      changed,
    );
    await undo(proposal.id);
    expect(withoutCounters(await snapshot())).toEqual(withoutCounters(before));
  });
});

describe('ACTN-06 stored proposals', () => {
  it('are exported and are deleted when the chat is cleared', async () => {
    const { id } = await proposedMove();
    await confirm(id);
    expect(await stored('chat_proposals')).toHaveLength(1);
    expect((await bed.call(user, 'DELETE', `${BASE}/chat/clear`)).statusCode).toBe(204);
    expect(await stored('chat_proposals')).toHaveLength(0);
    expect((await undo(id)).status).toBe(404);
  });
});
