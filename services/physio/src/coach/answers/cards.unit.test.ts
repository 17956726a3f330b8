import { permitAction } from '@stridewell/safety';
import { allCards, cardReply, isTrainingCard } from '@stridewell/understanding';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseInputs } from '../../domain/testing/case-runners.ts';
import { givenCheckin, givenInjury, TODAY } from '../../domain/testing/course-fixtures.ts';
import type { CheckinDay } from '../../domain/types.ts';
import { answerOf, understand } from '../brain.ts';
import { read } from '../intents/read.ts';
import type { CoachState } from '../state.ts';
import { LIMITS } from '../stated-limits.ts';
import { stateFrom, unfollowed } from '../testing/case-state.ts';
import { stateOf } from '../testing/cases.ts';
import { randomState } from '../testing/random-states.ts';
import { turnOf } from '../testing/reply.ts';
import { mayShow } from './cards.ts';

const ask = (message: string, state: CoachState = stateOf('sindre')): string =>
  Object.values(LIMITS).reduce(
    (text, limits) => text.replace(limits, ''),
    answerOf(state, turnOf(message), permitAction(null)).text,
  );
const cardOf = (id: string) => {
  const found = allCards().find((card) => card.id === id);
  if (!found) throw new Error(`There is no card ${id}`);
  return found;
};
const withCheckin = (area: 'shin' | 'knee' | 'back', said: Partial<CheckinDay>): CoachState =>
  stateFrom({
    ...{
      today: TODAY,
      training: [],
      logs: [],
      tests: [],
      sessions: [],
      runner: { level: 'Intermediate', ageBand: '18-49' },
    },
    injury: givenInjury(area),
    checkins: [givenCheckin(said)],
  });

describe('LANG-173 questions in general without an injury', () => {
  it.each([
    ['Sports massage next week, yes or no with the marathon on the 6th?', 'massage', 'en'],
    ['Should I stretch before the run or after?', 'stretching', 'en'],
    ['Bør jeg tøye etter løping?', 'stretching', 'nb'],
    ['Do I need to foam roll?', 'foam-rolling', 'en'],
    ['ice bath after the long run?', 'cold-water', 'en'],
  ] as const)('"%s" is answered by a card instead of a request for the profile', (message, id, language) => {
    const text = ask(message, unfollowed('profile_required'));
    expect(text).toContain(cardReply([cardOf(id)], language));
    expect(text).not.toMatch(/physio profile|fysioprofilen/);
  });

  it.each([
    'What are my exercises today?',
    'when may I run again',
    'what exercises prevent shin splints',
    'which exercises for a sore knee?',
  ])('"%s" still needs the profile', (message) =>
    expect(ask(message, unfollowed('profile_required'))).toContain('physio profile'),
  );
});

describe('LANG-210 questions about strength, exercises or stiffness without an injury', () => {
  it.each([
    ['which 3 exercises matter most for somebody who mostly just runs?', 'strength-no-equipment', 'en'],
    ['hvilke 3 øvelser er viktigst for en som mest bare løper', 'strength-no-equipment', 'nb'],
    ['hva er de beste øvelsene for hofta?', 'strength-hip-core', 'nb'],
    ['stiv i leggene etter mye sitting på jobb, ikke vondt. noe lurt å gjøre før jeg løper?', 'stretching', 'nb'],
    ['my calves are tight from sitting all day, nothing hurts. anything smart to do before I run?', 'stretching', 'en'],
  ] as const)('"%s" is answered by a general card', (message, id, language) => {
    const text = ask(message, unfollowed('profile_required'));
    expect(text).toContain(cardReply([cardOf(id)], language));
  });

  it.each([
    'stiff and sore calves, any exercises?',
    'øvelser for vond hofte?',
    'which strength exercise helps a swollen knee',
  ])('"%s" names a complaint and gets no general card on training', (message) => {
    const text = ask(message, unfollowed('profile_required'));
    const shown = allCards().filter((card) => isTrainingCard(card) && text.includes(card.facts[0]?.en ?? ''));
    expect(shown).toEqual([]);
  });

  it('is answered from the injury when one is followed', () =>
    expect(ask('which 3 exercises matter most?')).not.toContain(cardReply([cardOf('strength-no-equipment')], 'en')));
});

describe('questions answered by a knowledge card', () => {
  it.each([
    ['hva spiser jeg før en langtur', 'before-long-run', 'nb'],
    ['can I have a beer after training', 'alcohol', 'en'],
    ['kan jeg ta en øl etter trening', 'alcohol', 'nb'],
    ['how do I wash my running shoes', 'washing-shoes', 'en'],
    ['hvordan vasker jeg løpesko', 'washing-shoes', 'nb'],
    ['how much sleep do runners need', 'sleep-how-much', 'en'],
    ['hvor mye søvn trenger en løper', 'sleep-how-much', 'nb'],
  ] as const)('%s is answered by the card %s', (message, id, language) =>
    expect(ask(message).trim()).toBe(cardReply([cardOf(id)], language)),
  );

  it('lists the titles of two cards when both are near', () => {
    const text = ask('food after or before');
    expect(text).toContain(`- ${cardOf('after-run-food').title.en}`);
    expect(text.match(/^- /gm)).toHaveLength(2);
  });
});

describe('knowledge cards in a restricted state', () => {
  const states: [string, CoachState][] = [
    ['pain above 6', stateOf('bjorn')],
    ['a warning sign', stateOf('nora')],
    ['a shin that must be seen first', withCheckin('shin', { pain: 2, painType: 'focal' })],
    ['pain 6', withCheckin('knee', { pain: 6 })],
    ['a Reset day', stateFrom(caseInputs('tove'), { readiness: { score: 2, recommendation: 'Reset' }, session: null })],
    [
      'a Reset day without an injury',
      unfollowed('resolved', { readiness: { score: 2, recommendation: 'Reset' }, session: null }),
    ],
  ];
  it.each(states)('show nothing about exercises or running with %s', (_name, state) => {
    const shown = allCards().filter((card) => card.group !== 'app' && mayShow(card, state));
    expect(shown.length).toBeGreaterThan(7);
    for (const card of shown) {
      expect(['rehab', 'strength', 'principles']).not.toContain(card.group);
      expect(cardReply([card], 'en')).not.toMatch(/\b(?:run|running|jog|jogging|exercises?|hop|hops|sessions?)\b/i);
      expect(cardReply([card], 'nb')).not.toMatch(/(?:^|[ «])(?:løp|løpe|løping\w*|jogg\w*|øvelser?|hopp|økt\w*)\b/i);
    }
  });

  it('are replaced by the reason why training is restricted', () => {
    expect(ask('hjelper styrketrening for løpere', stateOf('bjorn'))).not.toContain(
      cardOf('strength-why').facts[0]?.nb,
    );
    expect(ask('hjelper styrketrening for løpere', stateOf('bjorn'))).toMatch(/pust/i);
  });
});

describe('knowledge cards before running is open', () => {
  it('leave strength, race, weather and training principles to the programme of the injury', () => {
    const groups = new Set(
      allCards()
        .filter((card) => isTrainingCard(card) && mayShow(card, stateOf('sindre')))
        .map(({ group }) => group),
    );
    for (const group of ['strength', 'principles', 'measures', 'race-day', 'weather'] as const)
      expect(groups).not.toContain(group);
  });

  it('never speak of hops to a runner who must not hop', { timeout: 60_000 }, () =>
    fc.assert(
      fc.property(randomState, (state) => {
        if (!state.followed?.course.noHops) return;
        for (const card of allCards().filter((each) => each.group !== 'app' && mayShow(each, state)))
          expect(cardReply([card], 'en')).not.toMatch(/\b(?:hops?|jumps?)\b/i);
      }),
      { numRuns: 300 },
    ),
  );
});

describe('the training permit of a knowledge card', () => {
  it('is required by cards on rehab, strength and training, and of the others only by food on runs of a stated length', () => {
    const others = allCards().filter(({ group }) => ['food', 'shoes', 'gear', 'app'].includes(group));
    expect(others.filter(isTrainingCard).map(({ id }) => id)).toEqual(['carb-loading', 'during-long-run']);
    for (const card of allCards()) {
      if (['rehab', 'strength', 'principles'].includes(card.group)) expect(isTrainingCard(card), card.id).toBe(true);
    }
  });

  it('is requested by a question on strength, and the question is not understood without it', () => {
    const turn = turnOf('hjelper styrketrening for løpere');
    expect(read(turn.message, 'en').topic).toBe('card');
    expect(understand(turn)).toMatchObject({ isConfident: true, mayTrain: true });
    expect(answerOf(unfollowed('resolved'), turn, null).text).toMatch(/^Det forsto jeg ikke helt/);
    expect(answerOf(unfollowed('resolved'), turn, permitAction(null)).text).toContain('styrke');
  });

  it('is not requested by a question on food', () =>
    expect(understand(turnOf('kan jeg ta en øl etter trening'))).toMatchObject({ isConfident: true, mayTrain: false }));
});
