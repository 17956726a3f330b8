import type { ChangeRequest } from '@stridewell/chat/proposals/change';
import { coachProfileBody, trainingLogBody } from '@stridewell/contracts/http/running';
import { adjustBody, moveBody } from '@stridewell/contracts/http/running-plan';
import { addDays } from '@stridewell/contracts/web';
import { sampleOfCases } from '@stridewell/kit/testing/run-config';
import { freeSeed } from '@stridewell/kit/testing/seeds';
import { permitAction } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import type { CoachState } from '../../domain/coach-state.ts';
import { stateOf } from '../testing/case-state.ts';
import { RUNNERS, runnerNamed } from '../testing/cases.ts';
import { PARAPHRASES } from '../testing/paraphrases.ts';
import { randomFrom, randomState } from '../testing/random-states.ts';
import { turnOf } from '../testing/reply.ts';
import { checkedWish, type RunningWish } from './args.ts';
import { propose } from './propose.ts';

/** Friday 20 November 2026: today 35 min, Saturday rest, Sunday the long run of 55 min. */
const ingrid = stateOf(runnerNamed('ingrid'));
const PERMIT = permitAction(null);
const asked = (message: string, state: CoachState = ingrid): ChangeRequest | null =>
  propose(state, turnOf(message), PERMIT);
const wishOf = (request: ChangeRequest | null): RunningWish | null =>
  request && 'wish' in request ? checkedWish(request.wish) : null;
const wished = (message: string, state?: CoachState): unknown => {
  const wish = wishOf(asked(message, state));
  return wish && [wish.kind, wish.args];
};
const [TODAY, SATURDAY, SUNDAY] = ['2026-11-20', '2026-11-21', '2026-11-22'];
const away = { ...ingrid, pauses: [{ kind: 'travel' as const, from: '2026-11-18', to: '2026-11-25' }] };

describe('ACTN-07 change that a message asks for', () => {
  it.each<[string, string, unknown]>([
    [
      "Move Sunday's session to Saturday",
      'Flytt økta på søndag til lørdag',
      ['moveSession', { from: SUNDAY, to: SATURDAY }],
    ],
    [
      'Move my run to tomorrow',
      'jeg må flytte dagens økt til i morgen',
      ['moveSession', { from: TODAY, to: SATURDAY }],
    ],
    ['swap Saturday and Sunday', 'bytt lørdag og søndag', ['moveSession', { from: SUNDAY, to: SATURDAY }]],
    ['make today easier', 'gjør dagens økt lettere', ['easier', { date: TODAY }]],
    [
      'I only have 30 minutes on Sunday',
      'Kort ned økta på søndag til 30 minutter',
      ['shorten', { date: SUNDAY, minutes: 30 }],
    ],
    [
      "I did today's run, 42 minutes",
      'Jeg løp i dag, 42 minutter',
      ['markDone', { date: TODAY, minutes: 42, effort: null }],
    ],
    [
      'I skipped Wednesday because I was tired',
      'Logg onsdag som hoppet over fordi jeg var sliten',
      ['markSkipped', { date: '2026-11-18', reason: 'fatigue' }],
    ],
    ['I have a cold since yesterday', 'jeg er forkjølet siden i går', ['illness', { from: '2026-11-19' }]],
    [
      'I am travelling from 27 November to 2 December',
      'jeg er bortreist fra 27. november til 2. desember',
      ['travel', { from: '2026-11-27', to: '2026-12-02' }],
    ],
    [
      'I can only run Tuesday, Thursday and Sunday',
      'jeg kan løpe tirsdag, torsdag og søndag',
      ['availableDays', { days: ['Tue', 'Thu', 'Sun'] }],
    ],
    ['I have 3 hours a week from now on', 'jeg har bare 3 timer i uka framover', ['weeklyHours', { hours: 3 }]],
    ['make Saturday my long run day', 'langturdag skal være lørdag', ['longRunDay', { day: 5 }]],
    ['My threshold pace is 4:50/km', 'terskelfarten min er 4:50 per km', ['thresholdSet', { pace: '4:50/km' }]],
    [
      'My race is a half marathon on 14 March',
      'Sett opp et halvmaraton 14. mars som mål',
      ['raceSet', { goal: 'half_marathon', date: '2027-03-14' }],
    ],
    ['Delete my race', 'fjern konkurransen min', ['raceRemove', {}]],
    ['Make my plan again', 'lag planen på nytt', ['remakeWeek', {}]],
  ])('"%s" and "%s"', (english, norwegian, expected) => {
    expect(wished(english)).toEqual(expected);
    expect(wished(norwegian)).toEqual(expected);
    expect(asked(norwegian)).toMatchObject({ wish: { language: 'nb' } });
  });

  it('LANG-431 offers the threshold pace of a race result below the answer about it', () => {
    const request = asked('raced a 5k in 22:05 on Saturday, do my zones change?');
    expect(request).toMatchObject({ isBesideAnswer: true, wish: { kind: 'thresholdSet', args: { pace: '4:40/km' } } });
    expect(wished('parkrun i går på 22:05, må sonene endres')).toEqual(['thresholdSet', { pace: '4:40/km' }]);
    expect(propose(ingrid, turnOf('raced a 5k in 22:05 on Saturday, do my zones change?'), null)).toBeNull();
  });

  it.each([
    ['can we have Tuesday as my fixed day instead of Monday', ['Tue', 'Wed', 'Fri', 'Sun']],
    ['bytte fra mandag til tirsdag som fast dag', ['Tue', 'Wed', 'Fri', 'Sun']],
    ['bytte ut onsdag med lørdag som fast dag', ['Mon', 'Fri', 'Sat', 'Sun']],
  ])('LANG-436 replaces one running day and keeps the others ("%s")', (message, days) => {
    expect(wished(message)).toEqual(['availableDays', { days }]);
  });

  it.each([
    ['travelling Wednesday to Friday', '2026-11-25', '2026-11-27'],
    ['travelling wed to fri', '2026-11-25', '2026-11-27'],
    ['er i syden 25 til 28, kan planen ta hensyn', '2026-11-25', '2026-11-28'],
    ['I am abroad from the 29th to the 3rd, can the plan wait', '2026-11-29', '2026-12-03'],
  ])('LANG-437 pauses the plan for the days of a trip ("%s")', (message, from, to) => {
    expect(wished(message)).toEqual(['travel', { from, to }]);
  });

  it.each([
    ['did 38 instead of 35, mark it as done', 38],
    ['løp 41 i stedet for 35 i dag, logg den', 41],
    ['ferdig med turen, 36 min, logg den', 36],
  ])('LANG-438 logs the minutes that were run and not the planned ones ("%s")', (message, minutes) => {
    expect(wished(message)).toEqual(['markDone', { date: TODAY, minutes, effort: null }]);
  });

  it('ends a pause only when one is open', () => {
    expect(wished('jeg er frisk igjen', away)).toEqual(['backAgain', {}]);
    expect(asked('jeg er frisk igjen')).toBeNull();
  });

  it('asks which session moves when there is none today, and where it moves when no day is named', () => {
    const resting = { ...ingrid, today: SATURDAY };
    expect(asked('Can I move my run?', resting)).toMatchObject({ back: { chips: [{ label: 'Sunday' }] } });
    expect(wished('Can I move Sunday?')).toEqual(['moveSession', { from: SUNDAY, to: SUNDAY }]);
  });

  it('asks back when a value is missing or out of range, and never adjusts it', () => {
    const messages = [
      'only have 5 minutes today',
      'my threshold pace is 1:10/km',
      'I want to run 4 days a week',
      'we are going away soon',
    ];
    for (const message of messages) {
      const request = asked(message);
      if (request) expect(request, message).toHaveProperty('back');
    }
    expect(asked(messages[0] ?? '')).toHaveProperty('back');
  });

  it('creates chips that are understood as the change they describe', () => {
    const questions = [
      'only have 5 minutes today',
      'jeg har bare 5 minutter i dag',
      'Log Wednesday as skipped',
      'Can I move my run?',
    ];
    const states = [ingrid, { ...ingrid, today: SATURDAY }];
    const chips = questions.flatMap((question) =>
      states.flatMap((state) => {
        const request = asked(question, state);
        return request && 'back' in request ? request.back.chips.map(({ message }) => ({ message, state })) : [];
      }),
    );
    expect(chips.length).toBeGreaterThan(5);
    for (const { message, state } of chips) expect(wishOf(asked(message, state)), message).not.toBeNull();
  });

  it('changes training only with a permit, and nothing for a quick action or a question', () => {
    for (const message of ["Move Sunday's session to Saturday", 'make today easier', 'Make my plan again'])
      expect(propose(ingrid, turnOf(message), null), message).toBeNull();
    expect(wishOf(propose(ingrid, turnOf('jeg er forkjølet'), null))?.kind).toBe('illness');
    for (const message of ['what do I run today', 'why is Sunday so long?', 'hva er scoren min', 'yes'])
      expect(asked(message), message).toBeNull();
  });
});

/** True when the route that makes the change accepts its arguments. */
const isAccepted = ({ kind, args }: RunningWish, today: string): boolean => {
  switch (kind) {
    case 'moveSession':
      return moveBody.safeParse(args).success;
    case 'easier':
    case 'shorten':
      return adjustBody.safeParse({ kind, ...args }).success;
    case 'markDone':
    case 'markSkipped':
      return trainingLogBody.safeParse({ ...args, status: kind === 'markDone' ? 'done' : 'skipped' }).success;
    case 'availableDays':
      return coachProfileBody.safeParse({ daysAvailable: args.days.join(',') }).success;
    case 'weeklyHours':
      return coachProfileBody.safeParse({ weeklyHours: args.hours }).success;
    case 'raceSet':
    case 'raceChange':
      return coachProfileBody.safeParse({ goal: args.goal, raceDate: args.date }).success;
    case 'illness':
      return args.from <= today && args.from >= addDays(today, -28);
    default:
      return true;
  }
};

describe('ACTN-07 the arguments of a change', { timeout: 60_000 }, () => {
  it('are always accepted by the route that makes the change', () => {
    const seed = freeSeed();
    const random = randomFrom(seed);
    const states = [...RUNNERS.map(stateOf), ...Array.from({ length: 4 }, () => randomState(random))];
    const days = ['Monday', 'Thursday', 'Sunday', 'i morgen', 'i går', 'on 31 February', 'next week'];
    const values = ['0', '7', '45', '600', '9999'];
    const texts = days.flatMap((day) => [
      `Move ${day}'s session to Saturday`,
      ...values.map((value) => `I only have ${value} minutes ${day}`),
      ...values.map((value) => `I ran ${value} minutes ${day}, RPE ${value}`),
      `I have been ill for ${values[2]} days, ${day}`,
    ]);
    let count = 0;
    for (const state of states)
      for (const message of [...sampleOfCases(PARAPHRASES.map(([text]) => text)), ...texts]) {
        const request = asked(message, state);
        if (!request || !('wish' in request)) continue;
        const wish = checkedWish(request.wish);
        expect(wish, `${message}, seed ${seed}`).not.toBeNull();
        if (wish) expect(isAccepted(wish, state.today), `${message}, seed ${seed}`).toBe(true);
        count += 1;
      }
    expect(count).toBeGreaterThan(50);
  });
});
