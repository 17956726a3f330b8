import { gzipSync } from 'node:zlib';
import { PATHS } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import {
  DESKTOP,
  eventually,
  expectAccessible,
  expectNoProblems,
  expectNoSidewaysScroll,
  expectVisible,
  PHONE,
  sharedBrowser,
} from './browser.ts';
import {
  answerPain,
  finishExercises,
  openSession,
  signalsOf,
  startSession,
  storedSessions,
  visitInjured,
} from './player-steps.ts';

const browser = sharedBrowser();
const PUT = `PUT ${PATHS.physioSessions}/`;

describe('guided session', () => {
  test('PLAYER-01 PLAYER-02 PLAYER-07 PLAYER-14 PLAYER-15 PLAYER-16 goes from the first card to the stored log, even with a reload in between', async () => {
    const visited = await visitInjured(browser(), { viewport: PHONE });
    const { context, page, requests } = visited;
    await openSession(page);
    await expectVisible(page.getByRole('heading', { name: 'Split squat to 60 degrees' }));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await startSession(page);
    await page.clock.runFor(8_000);
    await expectVisible(page.getByRole('heading', { name: 'Rest' }));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Repetitions: less' }).click();
    await page.getByRole('radio', { name: '2', exact: true }).check();
    const before = await signalsOf(page);
    // Tones: 3-2-1, a tone or a tick for each of 8 seconds, and the end of the set.
    expect(before.tones).toBeGreaterThanOrEqual(12);
    expect(before.wakeLocks).toBeGreaterThanOrEqual(1);
    await page.reload();
    await expectVisible(page.getByRole('heading', { name: 'Paused' }));
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expectVisible(page.getByRole('heading', { name: 'Rest' }));
    await page.clock.runFor(38_000);
    await expectVisible(page.getByRole('heading', { name: 'Change sides' }));
    await page.clock.runFor(28_200);
    await expectAccessible(page);
    await answerPain(page, 2, 'Next');
    await page.getByRole('button', { name: 'Start now' }).click();
    await page.clock.runFor(15_200);
    await answerPain(page, 1, 'Next');
    await expectVisible(page.getByRole('heading', { name: 'Well done' }));
    await answerPain(page, 0, 'Save');
    await expectVisible(page.getByText('Your session is saved.'));
    const [stored, ...others] = await storedSessions(context);
    expect(others).toEqual([]);
    expect(requests.filter((request) => request.startsWith(PUT))).toHaveLength(1);
    expect(stored).toMatchObject({ kind: 'exercises', status: 'done', painAfter: 0, painStop: null });
    expect(stored?.exercises.map(({ exerciseId, side, pain, sets }) => [exerciseId, side, pain, sets.length])).toEqual([
      ['knee-split-squat', 'right', 2, 2],
      ['knee-split-squat', 'left', 2, 1],
      ['knee-wall-sit', 'both', 1, 1],
    ]);
    expect(stored?.exercises[0]?.sets[0]).toEqual({ reps: 3, load: { unit: 'kg', value: 6 }, rir: 2 });
    expectNoProblems(visited);
    await context.close();
  });

  test('PLAYER-08 PLAYER-20 stops when pain on a bone is reported, and opens the safety questions', async () => {
    const { context, page } = await visitInjured(browser(), { viewport: DESKTOP });
    await openSession(page);
    await startSession(page);
    await expectAccessible(page);
    await page.clock.runFor(4_000);
    await page.getByRole('button', { name: 'It hurts' }).click();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Pain 1 of 10' }).check();
    for (const [question, answer] of [
      ['Sharp or grabbing?', 'No'],
      ['On a bone?', 'Yes'],
      [/^Numb/, 'No'],
    ] as const)
      await page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).check();
    await page.getByRole('button', { name: 'What now?' }).click();
    await expectVisible(page.getByText('Stop here'));
    await expectAccessible(page);
    await eventually(async () => (await storedSessions(context)).length).toBe(1);
    expect((await storedSessions(context))[0]).toMatchObject({
      status: 'partial',
      painStop: { pain: 1, sharp: false, bone: true, numb: false },
    });
    await page.getByRole('link', { name: 'Answer the questions' }).click();
    await expectVisible(page.getByRole('heading', { name: 'A few questions first' }));
    await context.close();
  });
});

test('PLAYER-25 PLAYER-27 asks again one hour after the session, with a reminder', async () => {
  const visited = await visitInjured(browser(), { viewport: PHONE, utc: '10:00' });
  const { context, page } = visited;
  await openSession(page);
  await startSession(page);
  await finishExercises(page);
  await answerPain(page, 0, 'Save');
  await expectVisible(page.getByText('Your session is saved.'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remind me in an hour' }).click();
  await expectVisible(page.getByText(/^You get a quiet reminder in an hour/));
  await page.getByRole('link', { name: 'Back to Physio Coach' }).click();
  await expectVisible(page.getByRole('heading', { name: 'The road back' }));
  expect(await page.getByRole('heading', { name: 'How is it now?' }).count()).toBe(0);
  await page.clock.fastForward(3_600_000);
  await expectVisible(page.getByRole('heading', { name: 'How is it now?' }));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect((await signalsOf(page)).notifications).toEqual([
    { title: 'Stridewell', body: 'One question about your session: how is it now?', silent: true },
  ]);
  await page.getByRole('radio', { name: '4', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectVisible(page.getByText(/^This is above the limit/));
  await expectAccessible(page);
  expect(await storedSessions(context)).toMatchObject([{ painAfter: 0, hourLater: { pain: 4 }, changes: 0 }]);
  expectNoProblems(visited);
  await context.close();
});

test('PLAYER-11 PLAYER-12 guided run leads from the warm-up to the first bout', async () => {
  const { context, page } = await visitInjured(browser(), { viewport: PHONE });
  await page.goto('/physio-coach/session?run=1');
  await expectVisible(page.getByRole('heading', { name: 'Walk-run, stage 1' }));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.clock.fastForward(300_000);
  await expectVisible(page.getByRole('heading', { name: 'Run, 1 of 8' }));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect((await signalsOf(page)).tones).toBeGreaterThanOrEqual(1);
  await context.close();
});

/** Budget for the player's code with the library and the drawings, in bytes after gzip -9. */
const PLAYER_BUDGET = 60_000;
/** A step of an exercise that identifies the file with the texts. */
const A_STEP = 'Long stance, back heel up.';

test('PLAYER-21 player loads at most 60 KB of code and drawings, and only when it is opened', async () => {
  const { context, page } = await visitInjured(browser());
  const files = new Map<string, string>();
  page.on('response', async (response) => {
    if (/\/remotes\/physio\/.+\.js$/.test(response.url()))
      files.set(response.url(), await response.text().catch(() => ''));
  });
  await page.goto('/physio-coach');
  await expectVisible(page.getByRole('tablist', { name: 'Physio Coach' }));
  const before = new Set(files.keys());
  await openSession(page);
  await eventually(() => [...files.values()].some((text) => text.includes(A_STEP))).toBe(true);
  const own = [...files].filter(([url, text]) => !before.has(url) && !text.includes(A_STEP));
  const bytes = own.reduce((sum, [, text]) => sum + gzipSync(text, { level: 9 }).length, 0);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(PLAYER_BUDGET);
  await context.close();
});
