import { runningProfileChanged } from '@stridewell/contracts/events/events';
import { dateIn, PATHS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { expect, it } from 'vitest';
import { migration } from '../../migrations/0020-age-from-60.ts';
import { PROFILE } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const bed = useRunningTestBed({ events: [runningProfileChanged] });
const { events } = bed;

const migrate = async (): Promise<void> => {
  if (!bed.database.db) throw new Error('no database');
  await migration.up(bed.database.db);
};
const givenRunner = async (details: object): Promise<TestUser> => {
  const user = await bed.user();
  await bed.call(user, 'POST', PATHS.coachProfile, { ...PROFILE, runningProfileV2: JSON.stringify(details) });
  await until('the event of the save', async () => eventsOf(user).length === 1);
  return user;
};
const eventsOf = (user: TestUser) => events.of(user, runningProfileChanged);

it('PHASE-52 publishes the age of runners aged 60 or over again, with the last day of the norm below 60', async () => {
  const [senior, younger] = [await givenRunner({ age: 63 }), await givenRunner({ age: 59 })];
  const before = (await bed.call(senior, 'GET', PATHS.coachProfile)).json();
  const first = dateIn('Pacific/Kiritimati', new Date());
  await migrate();
  await until('the event of the migration', async () => eventsOf(senior).length === 2);
  const last = dateIn('Pacific/Kiritimati', new Date());
  const sent = eventsOf(senior).at(-1);
  expect(sent).toMatchObject({ ageBand: '50-plus', from60: true, weeklyHours: PROFILE.weeklyHours, rev: 2 });
  expect([first, last]).toContain(sent?.from60Since);
  expect((await bed.call(senior, 'GET', PATHS.coachProfile)).json()).toEqual(before);
  expect(eventsOf(younger)).toHaveLength(1);
  await migrate();
  await until('the event of the repeated migration', async () => eventsOf(senior).length === 3);
  expect(eventsOf(senior).at(-1)).toMatchObject({ from60: true, rev: 3 });
});

it.each([
  {},
  { level: 'Advanced' },
  { experience_years: 'less than 6 months' },
  { experience_years: '1-2 years' },
  { experience_years: '5-10 years' },
  { experience_years: 12 },
])('PHASE-52 publishes the other profile data unchanged (%j)', async (details) => {
  const runner = await givenRunner({ age: 60, ...details });
  const [saved] = eventsOf(runner);
  await migrate();
  await until('the event of the migration', async () => eventsOf(runner).length === 2);
  expect(eventsOf(runner).at(-1)).toEqual({ ...saved, from60Since: expect.any(String), rev: 2 });
});
