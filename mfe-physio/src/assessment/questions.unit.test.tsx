import { AREA_QUESTIONS, AREAS, type Area, type AreaTest, type PlanTest, type TestId } from '@stridewell/contracts/web';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { INJURY_WORDS } from '../data/injury-words.ts';
import { openForm, radio } from '../testing/assessment.tsx';
import { fixClock, injuryStateOf, wholePlanOf } from '../testing/fixtures.ts';
import { forgetDraft } from './draft.ts';
import { AREA_WORDS } from './words.ts';

fixClock();
afterEach(() => {
  forgetDraft();
});

const CHOICES = {
  painType: 'Is the pain broad, or at one point?',
  hipPainSite: 'Where is it?',
  worseWith: 'Is it worse sitting or standing?',
};
const LABELS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(AREA_WORDS).map(([name, { label }]) => [name, label])),
  ...CHOICES,
};
const asked = (area: Area) =>
  within(screen.getByRole('region', { name: INJURY_WORDS.en.yours[area] }))
    .getAllByRole('radiogroup')
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent);
const send = async ({ actor, api }: Awaited<ReturnType<typeof openForm>>, usual = 'Yes') => {
  await actor.click(radio('Can you walk or run without trouble?', 'Yes'));
  await actor.click(radio('Was it back to usual this morning?', usual));
  await actor.click(radio('Do the functional tests feel fine?', 'Yes'));
  await actor.click(screen.getByRole('button', { name: 'Complete Check-in' }));
  const posts = () => api.calls.filter(({ method }) => method === 'POST');
  await waitFor(() => expect(posts()).toHaveLength(1));
  return posts()[0]?.body;
};

describe('area section of the physio check-in form', () => {
  test.each(AREAS)('PHY-74 PHY-81 shows the questions for %s and the limp question', async (area) => {
    await openForm({ area });
    expect(asked(area)).toEqual([...AREA_QUESTIONS[area].map((name) => LABELS[name]), 'Do you limp?']);
  });

  const CASES: [string, Area, [string, string][], object][] = [
    ['PHY-47', 'knee', [['stairsDownhillPain', 'Yes']], { stairsDownhillPain: true }],
    ['PHY-47', 'ITB', [['stairsDownhillPain', 'No']], { stairsDownhillPain: false }],
    [
      'PHY-48',
      'achilles',
      [
        ['morningStiffness', 'Yes'],
        ['improvesWithMovement', 'Yes'],
        ['tendernessToTouch', 'No'],
      ],
      { morningStiffness: true, improvesWithMovement: true, tendernessToTouch: false },
    ],
    [
      'PHY-49',
      'shin',
      [
        ['painType', 'Broad'],
        ['painOnHopping', 'No'],
        ['painAtRest', 'No'],
        ['tendernessToTouch', 'Yes'],
      ],
      { painType: 'broad', painOnHopping: false, painAtRest: false, tendernessToTouch: true },
    ],
    [
      'PHY-50',
      'plantar',
      [
        ['worstAtFirstSteps', 'Yes'],
        ['heelSqueezePain', 'No'],
      ],
      { worstAtFirstSteps: true, heelSqueezePain: false },
    ],
    [
      'PHY-51',
      'hip',
      [
        ['hipPainSite', 'Outer hip'],
        ['painWeightBearing', 'No'],
      ],
      { hipPainSite: 'outer', painWeightBearing: false },
    ],
    [
      'PHY-52',
      'back',
      [
        ['worseWith', 'Standing'],
        ['painBelowKnee', 'No'],
        ['saddleNumbness', 'No'],
        ['bladderBowelChange', 'No'],
      ],
      { worseWith: 'standing', painBelowKnee: false, saddleNumbness: false, bladderBowelChange: false },
    ],
  ];
  test.each(CASES)('%s sends the answers to the %s questions', async (_id, area, answers, body) => {
    const opened = await openForm({ area });
    for (const [name, answer] of answers) await opened.actor.click(radio(LABELS[name] ?? '', answer));
    expect(await send(opened)).toMatchObject(body);
  });

  test('PHY-72 shows the pain-while-running slider, starting at today’s pain, when the runner ran', async () => {
    const opened = await openForm();
    expect(screen.queryByRole('slider', { name: 'Pain while running' })).toBeNull();
    await opened.actor.click(radio('Have you run since your last check-in?', 'Yes'));
    const slider = screen.getByRole('slider', { name: 'Pain while running' });
    expect(slider).toHaveAttribute('aria-valuenow', '2');
    await opened.actor.click(screen.getByRole('button', { name: 'Pain while running: one more' }));
    expect(await send(opened)).toMatchObject({ runPainLevel: 3 });
  });

  test.each([
    ['Yes', true],
    ['No', false],
  ])('PHY-73 PHY-81 sends the answer %s to "back to usual" and to the limp question as %s', async (answer, value) => {
    const opened = await openForm();
    await opened.actor.click(radio('Do you limp?', answer));
    expect(await send(opened, answer)).toMatchObject({ noNextDayWorsening: value, limp: value });
  });
});

describe('functional-test section of the physio check-in form', () => {
  const test_ = (id: string, text: string, hop = false): AreaTest => ({ id, text, hop });
  const shown = async () =>
    within(await screen.findByRole('list', { name: 'Functional tests' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  const LISTS: [string, Area, string[]][] = [
    [
      'PGM-48',
      'knee',
      [
        '10 slow step-downs, pain 2 or less',
        '5 single-leg squats, pain 2 or less',
        'Stairs down, no change the next day',
        '10 hops',
      ],
    ],
    ['PGM-49', 'ITB', ['20 single-leg dips to 30°, no pain', 'Stairs down free', '30 min brisk walk with downhill']],
    [
      'PGM-50',
      'achilles',
      [
        '25 single-leg raises, or 90 % of the other side, pain 2 or less',
        '20 hops, pain 2 or less',
        'Morning stiffness not rising',
      ],
    ],
    [
      'PGM-51',
      'shin',
      [
        'No bony tenderness on pressing',
        '30 min walk, pain 0',
        '10 single-leg hops, pain 0',
        '20 or more single-leg raises',
      ],
    ],
    [
      'PGM-52',
      'plantar',
      [
        'First-step pain 2 or less for 3 days',
        '20 single-leg raises',
        '30 min walk, with no more pain the next day',
        'Heel squeeze not painful',
      ],
    ],
    [
      'PGM-53',
      'hip',
      [
        '30 s single-leg stand, pain 2 or less',
        '10 step-downs, level pelvis',
        '30 min walk',
        '10 hops with no groin pain',
      ],
    ],
    [
      'PGM-54',
      'back',
      ['30 min walk', '60 s plank-type hold in parts', '10 hinges', '10 hops, pain 3 or less, no leg symptoms'],
    ],
  ];
  test.each(LISTS)('%s lists all functional tests for %s', async (_id, area, texts) => {
    await openForm({ area, tests: texts.map((text, index) => test_(`${index}`, text, / hops/.test(text))) });
    expect(await shown()).toEqual(texts);
  });

  const HIP = [test_('stand', '30 s single-leg stand'), test_('hop', '10 hops with no groin pain', true)];

  test('TRIAGE-21 hides the hop test for groin pain', async () => {
    const { actor } = await openForm({ area: 'hip', tests: HIP });
    expect(await shown()).toHaveLength(2);
    await actor.click(radio('Where is it?', 'Groin or front'));
    expect(await shown()).toEqual(['30 s single-leg stand']);
    expect(screen.getByText(/Do not hop/)).toBeVisible();
  });

  test.each([
    ['shin', 'Is the pain broad, or at one point?', 'At one point'],
    ['knee', 'Do you limp?', 'Yes'],
  ] as const)(
    'TRIAGE-22 hides hop tests and the hopping question for %s when the answer to "%s" is "%s"',
    async (area, question, answer) => {
      const { actor } = await openForm({ area, tests: HIP });
      await actor.click(radio(question, answer));
      expect(await shown()).toEqual(['30 s single-leg stand']);
      expect(screen.queryByText('Does it hurt when you hop?')).toBeNull();
    },
  );

  test('TRIAGE-22 shows a hint not to try hopping next to the hopping question', async () => {
    await openForm({ area: 'shin' });
    expect(screen.getByRole('radiogroup', { name: 'Does it hurt when you hop?' })).toHaveAccessibleDescription(
      'Only what you know already: do not try it out.',
    );
  });
});

describe('PHASE-40 results of the tests in the physio check-in form', () => {
  const result = (testId: TestId, passed: boolean | null, confirmed: boolean | null): PlanTest => ({
    ...{ testId, due: true, value: passed === null ? null : 1, otherValue: null, lsi: null, passed, confirmed },
    ...{ validUntil: null, facts: [] },
  });
  const openWith = (tests: PlanTest[]) =>
    openForm({
      tests: [{ id: 'older', text: '10 slow step-downs, pain 2 or less', hop: false }],
      routes: { 'GET /api/physio/plan': { body: wholePlanOf({ injuries: [injuryStateOf({ tests })] }) } },
    });
  const items = async () =>
    within(await screen.findByRole('list', { name: 'Functional tests' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('shows a tick for each test that is passed and confirmed, and says that the results decide', async () => {
    await openWith([result('walk30', true, true), result('stairs', true, null), result('step_down10', null, null)]);
    await screen.findByText(/^Your results decide: /);
    const [walk, ...others] = await items();
    expect(walk).toMatch(/: passed$/);
    for (const other of others) expect(other).toMatch(/: not yet$/);
    expect(screen.queryByText('10 slow step-downs, pain 2 or less')).toBeNull();
  });

  test('collapses the list when all tests are passed, and leaves out hop tests for a runner who must not hop', async () => {
    const { actor } = await openWith([result('walk30', true, true), result('hop10', null, null)]);
    expect(await items()).toHaveLength(2);
    await actor.click(radio('Do you limp?', 'Yes'));
    expect(screen.getByText('All tests passed')).toBeVisible();
    expect(screen.queryByText(/^Your results decide/)).toBeNull();
  });
});

describe('PHASE-39 physio check-in form on a Norwegian page', () => {
  afterEach(() => document.documentElement.removeAttribute('lang'));

  test.each<Area>(['knee', 'shin', 'back'])('asks about %s in Norwegian and sends the same answers', async (area) => {
    document.documentElement.lang = 'nb';
    const { actor, api } = await openForm({ area });
    expect(screen.getByRole('heading', { name: 'Dagens innsjekk for skaden' })).toBeVisible();
    expect(screen.queryByText('Yes')).toBeNull();
    await actor.click(radio('Var det som vanlig igjen i morges?', 'Ja'));
    await actor.click(radio('Kan du gå eller løpe uten problemer?', 'Ja'));
    await actor.click(radio('Går funksjonstestene fint?', 'Nei'));
    await actor.click(screen.getByRole('button', { name: 'Fullfør innsjekken' }));
    const posts = () => api.calls.filter(({ method }) => method === 'POST');
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]?.body).toMatchObject({ walkRunTolerance: true, functionalTestsOk: false });
  });
});
