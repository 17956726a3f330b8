import type { StreamedReply } from '@stridewell/chat/testing/read-stream';
import { CHAT, type ChatProposal, COACH_BASES, PATHS, type PlanMoves } from '@stridewell/contracts/web';
import { exportLines } from '@stridewell/kit/user-data/export-lines';
import { weekday } from '@stridewell/language/days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf, planOf } from '../../testing/fixtures.ts';
import { createRunningTestBed, type RunningTestBed } from '../../testing/running-bed.ts';
import { userData } from '../../user-data.ts';
import { AT, dayFor, hardDate, MONDAY, proposalIn, startTalk, type Talk, withoutCounters } from './testing/talk.ts';

const BASE = COACH_BASES.running;
let bed: RunningTestBed;
let talk: Talk;

beforeAll(async () => {
  bed = await createRunningTestBed();
  await bed.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  talk = await startTalk(bed);
});
afterAll(() => bed.close());

const conflict = (reply: StreamedReply): unknown[] => [reply.status, reply.raw && JSON.parse(reply.raw).code];
const later = (minutes: number): void => bed.setNow(new Date(Date.parse(AT) + minutes * 60_000).toISOString());
const easyDate = (): string =>
  talk.plan.days.find(({ planType, date }) => planType === 'easy' && date > MONDAY)?.date ?? '';
const moves = async (from: string): Promise<PlanMoves> =>
  (await bed.call(talk.user, 'GET', `${PATHS.planMoves}?date=${from}`)).json();
const moveText = (from: string, to: string): string => `Move ${weekday(from, 'en')}'s session to ${weekday(to, 'en')}`;
const proposedMove = async (): Promise<ChatProposal> => {
  const from = hardDate(talk);
  return talk.proposed(moveText(from, await dayFor(bed, talk, from)));
};

describe('ACTN-01 a move proposed in the chat', () => {
  it('changes nothing until it is confirmed, then moves the session and states what changed', async () => {
    const from = hardDate(talk);
    const to = await dayFor(bed, talk, from);
    const title = dayOf(talk.plan, from).title;
    const proposal = await talk.proposed(moveText(from, to));
    expect(proposal).toMatchObject({ kind: 'moveSession', state: 'open', language: 'en', undoUntil: null });
    expect(proposal.title).toBe(`Move ${weekday(from, 'en')}'s session to ${weekday(to, 'en')}?`);
    expect(proposal.before).toContain(title);
    const minutes = (Date.parse(proposal.expiresAt) - Date.parse(AT)) / 60_000;
    expect(Math.floor(minutes)).toBe(CHAT.confirmMinutes);
    expect(await planOf(bed, talk.user)).toEqual(talk.plan);
    const reply = await talk.confirm(proposal.id);
    expect(reply.text).toContain(`"${title}" is now on ${weekday(to, 'en')}`);
    expect(proposalIn(reply)).toMatchObject({ id: proposal.id, state: 'confirmed' });
    const moved = await planOf(bed, talk.user);
    expect(dayOf(moved, to).title).toBe(title);
    expect(dayOf(moved, from).minutes).toBe(0);
    const [, offer, said, done] = await talk.history();
    expect([said?.role, said?.content]).toEqual(['user', 'Confirmed']);
    expect(done?.content).toContain('Done.');
    for (const message of [offer, done]) {
      const { state, undoUntil } = message?.metadata?.proposal ?? {};
      expect(state).toBe('confirmed');
      expect(Math.floor((Date.parse(undoUntil ?? '') - Date.parse(AT)) / 60_000)).toBe(CHAT.undoMinutes);
    }
  });

  it('is made in Norwegian for a Norwegian message', async () => {
    const from = hardDate(talk);
    const to = await dayFor(bed, talk, from);
    const proposal = await talk.proposed(`Flytt økta på ${weekday(from, 'nb')} til ${weekday(to, 'nb')}`);
    expect(proposal).toMatchObject({ language: 'nb', confirm: 'Bekreft', decline: 'Avbryt', undo: 'Angre' });
    expect((await talk.confirm(proposal.id)).text).toMatch(/^Gjort\. «/);
    expect((await talk.undo(proposal.id)).text).toMatch(/^Angret\./);
  });

  it('returns the same answer and takes effect once when it is confirmed twice', async () => {
    const { id } = await proposedMove();
    const first = await talk.confirm(id);
    const moved = await planOf(bed, talk.user);
    const messages = await talk.history();
    const second = await talk.confirm(id);
    expect([second.status, second.text, second.isDone]).toEqual([200, first.text, true]);
    expect(await planOf(bed, talk.user)).toEqual(moved);
    expect(await talk.history()).toEqual(messages);
  });

  it('is rejected with the planner’s reason and the days that are allowed', async () => {
    const from = hardDate(talk);
    const closed = (await moves(from)).find(({ isAllowed }) => !isAllowed);
    const reply = await talk.ask(moveText(from, closed?.date ?? ''));
    expect(proposalIn(reply)).toBeNull();
    expect(reply.text).toBe(closed?.reason);
    const chips = reply.chunks.find((chunk) => chunk.chips)?.chips ?? [];
    expect(chips.length).toBeGreaterThan(0);
    const [chip] = chips;
    expect((await talk.proposed(chip?.message ?? '')).title).toContain(chip?.label);
  });

  it('asks for the day when none is named', async () => {
    const reply = await talk.ask(`Can I move ${weekday(hardDate(talk), 'en')}?`);
    expect(reply.text).toBe('Which day suits you?');
    expect(proposalIn(reply)).toBeNull();
    expect((await talk.history()).at(-1)?.metadata?.chips?.length).toBeGreaterThan(0);
  });

  it('is not possible without a plan', async () => {
    await bed.database.collection('weekly_plans').deleteMany({ userId: talk.user.userId });
    const reply = await talk.ask("Move Thursday's session to Friday");
    expect(reply.text).toContain('There is no plan for this week yet.');
    expect(proposalIn(reply)).toBeNull();
  });
});

describe('ACTN-02 undoing a change', () => {
  it('restores the stored week byte by byte, once, and confirms it', async () => {
    const before = await talk.snapshot();
    const { id } = await proposedMove();
    await talk.confirm(id);
    expect(withoutCounters(await talk.snapshot())).not.toEqual(withoutCounters(before));
    later(CHAT.undoMinutes - 1);
    const reply = await talk.undo(id);
    expect(proposalIn(reply)).toMatchObject({ state: 'undone', undoUntil: null });
    expect(JSON.stringify(await talk.snapshot())).toBe(JSON.stringify(before));
    expect((await talk.undo(id)).text).toBe(reply.text);
    expect((await talk.history()).slice(-2).map(({ content }) => content)).toEqual(['Undo', reply.text]);
  });

  it('is rejected after ten minutes, and when the week has changed since', async () => {
    const { id } = await proposedMove();
    await talk.confirm(id);
    later(CHAT.undoMinutes + 1);
    expect(conflict(await talk.undo(id))).toEqual([409, 'undo_gone']);
    bed.setNow(AT);
    await bed.call(talk.user, 'POST', PATHS.planAdjust, { kind: 'easier', date: easyDate() });
    const changed = await planOf(bed, talk.user);
    const reply = await talk.undo(id);
    expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('can no longer be taken back')]);
    expect(await planOf(bed, talk.user)).toEqual(changed);
    expect(conflict(await talk.undo(id))).toEqual([409, 'undo_gone']);
  });

  it('is offered by its card again when the runner types "undo"', async () => {
    const { id } = await proposedMove();
    expect((await talk.ask('undo')).text).toContain('There is nothing');
    await talk.confirm(id);
    const moved = await planOf(bed, talk.user);
    expect(proposalIn(await talk.ask('undo'))).toMatchObject({ id, state: 'confirmed' });
    expect(await planOf(bed, talk.user)).toEqual(moved);
  });
});

describe('ACTN-03 deciding on a proposal', () => {
  it('declines it, and rejects a later confirmation', async () => {
    const { id } = await proposedMove();
    const reply = await talk.confirm(id, false);
    expect([reply.text, proposalIn(reply)?.state]).toEqual(['All right, I leave everything as it is.', 'declined']);
    expect(conflict(await talk.confirm(id))).toEqual([409, 'already_answered']);
    expect(await planOf(bed, talk.user)).toEqual(talk.plan);
  });

  it('is rejected after fifteen minutes', async () => {
    const { id } = await proposedMove();
    later(CHAT.confirmMinutes + 1);
    expect(conflict(await talk.confirm(id))).toEqual([409, 'proposal_expired']);
    expect((await talk.history()).find(({ metadata }) => metadata?.proposal)?.metadata?.proposal?.state).toBe(
      'expired',
    );
    expect(await planOf(bed, talk.user)).toEqual(talk.plan);
  });

  it('is rejected when the plan has changed in between, with a new proposal in the thread', async () => {
    const { id } = await proposedMove();
    await bed.call(talk.user, 'POST', PATHS.planAdjust, { kind: 'easier', date: easyDate() });
    const changed = await planOf(bed, talk.user);
    expect(conflict(await talk.confirm(id))).toEqual([409, 'plan_changed']);
    expect(await planOf(bed, talk.user)).toEqual(changed);
    const messages = await talk.history();
    const fresh = messages.at(-1)?.metadata?.proposal;
    expect([fresh?.state, fresh?.id === id]).toEqual(['open', false]);
    expect(messages.find(({ metadata }) => metadata?.proposal?.id === id)?.metadata?.proposal?.state).toBe('expired');
    expect((await talk.confirm(fresh?.id ?? '')).text).toContain('Done.');
  });

  it.each([
    ['yes', 'confirmed'],
    ['Ja takk!', 'confirmed'],
    ['no', 'declined'],
    ['nei takk', 'declined'],
  ])('accepts a typed "%s" to the proposal just made', async (words, state) => {
    const { id } = await proposedMove();
    expect(proposalIn(await talk.ask(words))).toMatchObject({ id, state });
    expect((await planOf(bed, talk.user)).days).not.toBe(talk.plan.days);
    if (state === 'declined') expect(await planOf(bed, talk.user)).toEqual(talk.plan);
  });

  it('ignores a typed "yes" without a recent proposal, and a "yes" with more text', async () => {
    expect(proposalIn(await talk.ask('yes'))).toBeNull();
    const { id } = await proposedMove();
    await talk.ask('yes, but what is my score today?');
    expect(proposalIn(await talk.ask('yes'))).toBeNull();
    expect(await planOf(bed, talk.user)).toEqual(talk.plan);
    expect(
      (await talk.history()).find(({ metadata }) => metadata?.proposal?.id === id)?.metadata?.proposal?.state,
    ).toBe('open');
  });

  it('completes a change that was interrupted before or after its effect, once', async () => {
    const proposals = bed.database.collection<{ _id: string; state: string }>('chat_proposals');
    const { id } = await proposedMove();
    await proposals.updateOne({ _id: id }, { $set: { state: 'confirming' } });
    await talk.confirm(id);
    const moved = await planOf(bed, talk.user);
    const revOf = async () =>
      (await bed.database.collection('weekly_plans').findOne({ userId: talk.user.userId }))?.rev;
    const rev = await revOf();
    await proposals.updateOne({ _id: id }, { $set: { state: 'confirming', undoUntil: null } });
    expect((await talk.history()).find(({ metadata }) => metadata?.proposal)?.metadata?.proposal?.state).toBe('open');
    expect(proposalIn(await talk.confirm(id))?.state).toBe('confirmed');
    expect([await planOf(bed, talk.user), await revOf()]).toEqual([moved, rev]);
    await proposals.updateOne({ _id: id }, { $set: { state: 'undoing' } });
    await talk.undo(id);
    await proposals.updateOne({ _id: id }, { $set: { state: 'undoing' } });
    expect(proposalIn(await talk.undo(id))?.state).toBe('undone');
    expect(await planOf(bed, talk.user)).toEqual(talk.plan);
  });

  it('returns 400, 401 and 404 for an invalid body, no session and another runner’s proposal', async () => {
    const { id } = await proposedMove();
    const other = await bed.user();
    for (const path of ['/chat/confirm', '/chat/undo']) {
      const body = path.endsWith('undo') ? { proposalId: id } : { proposalId: id, accept: true };
      for (const wrong of [{}, { ...body, proposalId: 'x' }, { ...body, more: 1 }, { ...body, threadId: 'x' }])
        expect((await talk.post(path, wrong)).status, JSON.stringify(wrong)).toBe(400);
      expect((await bed.app.inject({ method: 'POST', url: `${BASE}${path}`, payload: body })).statusCode).toBe(401);
      expect((await talk.post(path, body, other)).status).toBe(404);
      expect((await talk.post(path, { ...body, threadId: id })).status).toBe(404);
    }
    expect((await talk.post('/chat/confirm', { proposalId: id, accept: 'yes' })).status).toBe(400);
    expect(await planOf(bed, talk.user)).toEqual(talk.plan);
  });
});

describe('ACTN-04 holds and proposals', () => {
  const STOPPED = 'I have chest pain when I run';
  /** Returns the week as the runner wants it. The hold determines which part of it applies today. */
  const planned = async (): Promise<unknown[]> =>
    (await talk.stored('weekly_plans')).map((document) => Reflect.get(Reflect.get(document, 'state'), 'base'));

  it('block changes to training, even after a typed yes and when undoing a change', async () => {
    const { id } = await proposedMove();
    await talk.confirm(id);
    const open = await talk.proposed("Make Sunday's session easier");
    const plannedBefore = await planned();
    await talk.ask(STOPPED);
    for (const reply of [await talk.confirm(open.id), await talk.undo(id)])
      expect([reply.status, proposalIn(reply), reply.text]).toEqual([200, null, expect.stringMatching(/113|116 117/)]);
    expect(proposalIn(await talk.ask('yes'))).toBeNull();
    expect(await planned()).toEqual(plannedBefore);
    expect((await talk.ask("Move Thursday's session to Friday")).chunks.some(({ proposal }) => proposal)).toBe(false);
  });

  it('allow changes to the log of a day', async () => {
    const { id } = await talk.proposed("I did today's run, 30 minutes");
    await talk.ask(STOPPED);
    expect(proposalIn(await talk.confirm(id))?.state).toBe('confirmed');
  });
});

describe('ACTN-06 stored proposals', () => {
  it('are exported and are deleted when the chat is cleared', async () => {
    const { id } = await proposedMove();
    await talk.confirm(id);
    expect(await talk.stored('chat_proposals')).toHaveLength(1);
    const exported: unknown[] = [];
    for await (const line of exportLines(bed.database, userData, talk.user.userId))
      if ('document' in line) exported.push(line.document);
    expect(exported).toContainEqual(expect.objectContaining({ kind: 'moveSession', state: 'confirmed' }));
    expect((await bed.call(talk.user, 'DELETE', `${BASE}/chat/clear`)).statusCode).toBe(204);
    expect(await talk.stored('chat_proposals')).toHaveLength(0);
    expect((await talk.undo(id)).status).toBe(404);
  });
});
