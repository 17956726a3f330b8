import { addDays, type ChatProposal, PATHS } from '@stridewell/contracts/web';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRunningTestBed, type RunningTestBed } from '../../testing/running-bed.ts';
import {
  dayFor,
  EVERY_DAY,
  hardDate,
  MONDAY,
  proposalIn,
  startTalk,
  type Talk,
  withoutCounters,
} from './testing/talk.ts';

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

interface Case {
  message: string;
  kind: ChatProposal['kind'];
  after: RegExp;
  prepare?: () => Promise<unknown>;
}
const log = (status: string) => bed.call(talk.user, 'POST', PATHS.trainingLog, { date: MONDAY, status, minutes: 25 });
const CASES: Case[] = [
  {
    message: "Make Sunday's session easier",
    kind: 'easier',
    after: /Sunday.*This week: \d+ min instead of \d+\..*Next week/s,
  },
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
    prepare: () => bed.call(talk.user, 'POST', PATHS.pause, { kind: 'travel', from: MONDAY, to: addDays(MONDAY, 3) }),
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
    prepare: () => bed.call(talk.user, 'POST', PATHS.coachProfile, { ...EVERY_DAY, raceDate: '2027-03-14' }),
  },
  {
    message: 'my race moved to 21 March',
    kind: 'raceChange',
    after: /21 March 2027/,
    prepare: () => bed.call(talk.user, 'POST', PATHS.coachProfile, { ...EVERY_DAY, raceDate: '2027-03-14' }),
  },
  {
    message: 'Can you make a new plan for this week?',
    kind: 'remakeWeek',
    after: /runs/,
    prepare: async () =>
      bed.call(talk.user, 'POST', PATHS.planMove, {
        from: hardDate(talk),
        to: await dayFor(bed, talk, hardDate(talk)),
      }),
  },
];

describe('ACTN-05 each kind of change', () => {
  it.each(CASES)(
    '$kind is proposed, applied after confirmation, and undone',
    async ({ message, kind, after, prepare }) => {
      await prepare?.();
      const before = await talk.snapshot();
      const proposal = await talk.proposed(message);
      expect([proposal.kind, proposal.after]).toEqual([kind, expect.stringMatching(after)]);
      expect(withoutCounters(await talk.snapshot())).toEqual(withoutCounters(before));
      const reply = await talk.confirm(proposal.id);
      expect(reply.text).toMatch(/^(?:Done|Gjort)\./);
      expect(proposalIn(reply)?.state).toBe('confirmed');
      const changed = withoutCounters({
        ...(await talk.snapshot()),
        backgrounds: await talk.stored('runner_backgrounds'),
      });
      await talk.confirm(proposal.id);
      expect(
        withoutCounters({ ...(await talk.snapshot()), backgrounds: await talk.stored('runner_backgrounds') }),
      ).toEqual(changed);
      await talk.undo(proposal.id);
      expect(withoutCounters(await talk.snapshot())).toEqual(withoutCounters(before));
    },
  );
});
