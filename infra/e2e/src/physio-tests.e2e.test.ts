import {
  PATHS,
  type PhysioInjury,
  type PhysioPlan,
  type PhysioTestResult,
  symmetryOf,
} from '@stridewell/contracts/web';
import { PROFILE } from '@stridewell/physio/testing/fixtures';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectDarkMode, expectHeadingsInOrder, expectReflow } from './access/page-checks.ts';
import {
  DESKTOP,
  expectAccessible,
  expectNoProblems,
  expectNoSidewaysScroll,
  expectVisible,
  heading,
  PHONE,
  sharedBrowser,
} from './browser.ts';
import { visitSignedIn } from './runners.ts';
import { post } from './running-steps.ts';
import { toast } from './steps.ts';

const browser = sharedBrowser();
const NAME = 'Heel raises on one leg';

const get = async <T>({ request }: BrowserContext, path: string): Promise<T> => {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as T;
};

/** Today's plan with one due test of the stored injury, which is answered by the results that the API has stored. */
const planFrom = async (context: BrowserContext): Promise<PhysioPlan> => {
  const [injury] = await get<PhysioInjury[]>(context, PATHS.physioInjuries);
  if (!injury) throw new Error('no injury');
  const results = await get<PhysioTestResult[]>(context, PATHS.physioTests);
  const valueOn = (side: string) => results.find((result) => result.side === side)?.value ?? null;
  const [value, otherValue] = [valueOn('right'), valueOn('left')];
  const lsi = value === null || otherValue === null ? null : symmetryOf(value, otherValue);
  const uneven = {
    code: 'test.uneven',
    values: { value: value ?? 0, other: otherValue ?? 0, percent: lsi ?? 0, from: 90 },
  };
  const gate = { level: 'walk', stage: null, reason: { code: 'gate.walk', values: {} } } as const;
  const { id: injuryId, area, condition, side } = injury;
  return {
    ...({ date: injury.since, status: 'ok', exercises: [], estimatedMinutes: 0, notes: [] } as const),
    gate,
    injuries: [
      {
        ...{ injuryId, area, condition, side, status: injury.status, gate, ladder: null, forecast: null, missing: [] },
        ...({ phase: 2, phaseDay: 20, daysLeft: 22, sessionsLeft: 6, dayType: 'heavy' } as const),
        tests: [
          {
            ...({ testId: 'heel_raise', due: value === null, confirmed: null, validUntil: null } as const),
            facts: lsi === null ? [] : [uneven],
            ...{ value, otherValue, passed: value === null ? null : false },
            lsi,
          },
        ],
      },
    ],
  };
};

const openTests = async (page: Page): Promise<void> => {
  const context = page.context();
  await page.route(`**${PATHS.physioPlan}`, async (route) => route.fulfill({ json: await planFrom(context) }));
  await page.goto('/physio-coach/tests');
  await expectVisible(heading(page, 'Tests'), page.getByRole('img', { name: NAME }));
};

const answer = async (page: Page, side: string, reps: string, pain: string): Promise<void> => {
  await page.getByRole('textbox', { name: `${side}: repetitions` }).fill(reps);
  const group = page.getByRole('radiogroup', { name: `${side}: highest pain, 0 to 10` });
  await group.getByRole('radio', { name: pain, exact: true }).click();
};

test('PHASE-243 a test is done on both sides, stored once for each, and its symmetry is shown', async () => {
  const visited = await visitSignedIn(browser(), { viewport: PHONE });
  const { page, context } = visited;
  await post(context, PATHS.physioProfile, { ...PROFILE, side: 'right' });
  await openTests(page);
  await expectNoSidewaysScroll(page);
  await expectHeadingsInOrder(page);
  await expectAccessible(page);
  await answer(page, 'Left', '24', '0');
  await answer(page, 'Right', '19', '2');
  await page.getByRole('button', { name: 'Save the result' }).click();
  await expectVisible(toast(page, 'Result saved'), page.getByText('19 of 24: 79 percent of the other side.'));
  const results = await get<PhysioTestResult[]>(context, PATHS.physioTests);
  expect(results.map(({ side, value, painDuring }) => [side, value, painDuring])).toEqual([
    ['right', 19, 2],
    ['left', 24, 0],
  ]);
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expectDarkMode(page);
  await expectReflow(page);
  expectNoProblems(visited);
  await context.close();
});
