import { userChanged } from '@stridewell/contracts/events/events';
import { PATHS, type WeeklyPlan } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlannedRunner, dayOf, planOf, untilPlan } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const MONDAY = '2026-11-16';
const bed = useRunningTestBed();
let user: TestUser;
let plan: WeeklyPlan;

beforeEach(async () => {
  ({ user, plan } = await createPlannedRunner(bed, { planned: `${MONDAY}T06:00:00Z` }));
});

const make = async (who = user): Promise<string> =>
  new URL((await bed.call(who, 'POST', PATHS.calendar)).json().url).pathname;
/** Reads the feed without a session, as a calendar application does. */
const read = (path: string) => bed.app.inject({ url: path });
const eventsOf = (text: string) =>
  text
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) =>
      Object.fromEntries(event.split('\r\n').map((line) => [line.split(/[:;]/)[0], line.slice(line.indexOf(':') + 1)])),
    );

describe('API-64 BEYOND-28 BEYOND-29 POST /api/coach/calendar', () => {
  it('returns a full URL with a 32-byte random token and no user id, and does not store the token', async () => {
    const { url } = (await bed.call(user, 'POST', PATHS.calendar)).json();
    expect(url).toMatch(/^http:\/\/[^/]+\/api\/coach\/calendar\/[\w-]{43}\.ics$/);
    expect(url).not.toContain(user.userId);
    const stored = JSON.stringify(
      await bed.database.collection('calendar_feeds').find({ userId: user.userId }).toArray(),
    );
    expect(stored).not.toContain(/([\w-]{43})\.ics/.exec(url)?.[1]);
  });

  it('uses the forwarded host and protocol behind a proxy', async () => {
    const headers = { ...user.headers, 'x-forwarded-host': 'run.example.com', 'x-forwarded-proto': 'https' };
    const answer = await bed.app.inject({ method: 'POST', url: PATHS.calendar, headers });
    expect(answer.json().url).toMatch(/^https:\/\/run\.example\.com\/api\/coach\/calendar\//);
  });
});

describe('PROF-15 GET /api/coach/calendar', () => {
  const since = async (who = user) => (await bed.call(who, 'GET', PATHS.calendar)).json().since;

  it('returns the creation time only to the feed’s owner, without the address', async () => {
    expect(await since()).toBeNull();
    await make();
    expect(await since()).toMatch(new RegExp(`^${MONDAY}T06:00:0`));
    expect(Object.keys((await bed.call(user, 'GET', PATHS.calendar)).json())).toEqual(['since']);
    expect(await since(await bed.user())).toBeNull();
  });

  it('returns null after the feed is revoked', async () => {
    await make();
    await bed.call(user, 'DELETE', PATHS.calendar);
    expect(await since()).toBeNull();
  });

  it('returns 401 without a session', async () => {
    expect((await bed.app.inject({ url: PATHS.calendar })).statusCode).toBe(401);
  });
});

describe('API-66 BEYOND-28 calendar feed', () => {
  it('contains an all-day event with title and minutes for each session of this and the next week, and none for rest days', async () => {
    const answer = await read(await make());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    const next = await planOf(bed, user, '2026-11-23');
    const sessions = [...plan.days, ...next.days].filter(({ planType }) => planType !== 'rest');
    expect(eventsOf(answer.body).map((event) => [event.DTSTART, event.SUMMARY?.replaceAll('\\', '')])).toEqual(
      sessions.map(({ date, title, minutes }) => [date.replaceAll('-', ''), `${title} · ${minutes} min`]),
    );
    for (const event of answer.body.split('BEGIN:VEVENT').slice(1))
      expect(event).toMatch(/\r\nDTSTART;VALUE=DATE:\d{8}\r\n/);
    expect(answer.body).not.toContain(plan.days[0]?.why);
  });

  it('describes each session by its steps, without any reason', async () => {
    await bed.checkin(user, MONDAY, 'Recover', 1);
    const path = await make();
    const current = await untilPlan(bed, user, 'a changed day', ({ days }) => days[0]?.changed !== undefined);
    const text = (await read(path)).body.replaceAll('\r\n ', '').replaceAll('\\', '');
    expect(eventsOf(text).every(({ DESCRIPTION }) => /\d+ min/.test(DESCRIPTION ?? ''))).toBe(true);
    for (const { why, changed } of current.days) {
      expect(text).not.toContain(why);
      if (changed) expect(text).not.toContain(changed);
    }
  });

  it('keeps a session’s UID when the plan changes, and returns identical text when the plan is unchanged', async () => {
    const path = await make();
    const first = await read(path);
    expect((await read(path)).body).toBe(first.body);
    const uids = new Set(eventsOf(first.body).map(({ UID }) => UID));
    expect(uids.size).toBe(eventsOf(first.body).length);
    await bed.checkin(user, MONDAY, 'Recover', 1);
    const next = await until('the changed calendar', async () => {
      const { body } = await read(path);
      return body !== first.body && body;
    });
    for (const { UID } of eventsOf(next)) expect(uids).toContain(UID);
  });

  it('removes today’s event after a Reset check-in', async () => {
    const path = await make();
    const dates = async () => eventsOf((await read(path)).body).map((event) => event.DTSTART);
    expect(await dates()).toContain('20261116');
    await bed.checkin(user, MONDAY, 'Reset', 1);
    await until('the event of today to be gone', async () => !(await dates()).includes('20261116'));
    expect(await dates()).toContain('20261122');
    expect(dayOf(plan, '2026-11-22').planType).toBe('long');
  });

  it('returns an empty calendar if there is no plan', async () => {
    const answer = await read(await make(await bed.user()));
    expect([answer.statusCode, eventsOf(answer.body)]).toEqual([200, []]);
  });
});

describe('SECU-3466 calendar feed that is read often', () => {
  it('returns 304 without a body while the feed is unchanged, and the feed after a change', async () => {
    const path = await make();
    const { etag } = (await read(path)).headers;
    const again = () => bed.app.inject({ url: path, headers: { 'if-none-match': String(etag) } });
    const unchanged = await again();
    expect([unchanged.statusCode, unchanged.body, unchanged.headers.etag]).toEqual([304, '', etag]);
    await bed.checkin(user, MONDAY, 'Reset', 1);
    const changed = await until('the changed feed', async () => {
      const answer = await again();
      return answer.statusCode === 200 && answer;
    });
    expect(changed.headers.etag).not.toBe(etag);
    expect(changed.body).toContain('BEGIN:VCALENDAR');
  });
});

describe('API-65 BEYOND-30 calendar feed at an invalid address', () => {
  const expectNotFound = async (path: string) => {
    const answer = await read(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('VCALENDAR');
  };

  it('returns 404 after the address is revoked once or repeatedly', async () => {
    const path = await make();
    for (let times = 0; times < 2; times += 1)
      expect((await bed.call(user, 'DELETE', PATHS.calendar)).statusCode).toBe(204);
    await expectNotFound(path);
  });

  it('SECU-2702 returns 404 after a newer address is created', async () => {
    const [first, second] = [await make(), await make()];
    await expectNotFound(first);
    expect((await read(second)).statusCode).toBe(200);
  });

  it('SECU-3410 returns 404 after the account’s credentials have ended, but keeps an address that was created later', async () => {
    const publish = (rev: number, minute: number) =>
      bed.publish(user, userChanged, {
        timezone: 'Europe/Oslo',
        tzv: 1,
        consents: { health_data: true, outside_model: false },
        credentialsEndedAt: `${MONDAY}T07:0${minute}:00.000Z`,
        rev,
      });
    const untilStored = (rev: number) =>
      until(`revision ${rev}`, () =>
        bed.database.collection('user_settings').findOne({ userId: user.userId, 'state.rev': rev }),
      );
    const other = await bed.user();
    const [path, others] = [await make(), await make(other)];
    await publish(1, 0);
    await until('the end of the feed', async () => (await read(path)).statusCode === 404);
    await untilStored(1);
    // Another settings change repeats the time of the end, after which the owner has created a new address.
    const second = await make();
    await publish(2, 0);
    await untilStored(2);
    expect((await read(second)).statusCode).toBe(200);
    bed.setNow(`${MONDAY}T07:09:00Z`);
    const third = await make();
    await publish(3, 5);
    await untilStored(3);
    expect((await read(third)).statusCode).toBe(200);
    expect((await read(others)).statusCode).toBe(200);
  });

  it('returns 404 for an unknown token and for a malformed one', async () => {
    for (const token of ['A'.repeat(43), 'short', '$gt', '%7B%7D', 'x'.repeat(190)])
      await expectNotFound(`${PATHS.calendar}/${token}.ics`);
  });

  it('AUTH-02 returns 401 for POST and DELETE without a session, without changing a runner’s feed', async () => {
    for (const method of ['POST', 'DELETE'] as const)
      expect((await bed.app.inject({ method, url: PATHS.calendar })).statusCode).toBe(401);
    const path = await make();
    await bed.call(await bed.user(), 'DELETE', PATHS.calendar);
    expect((await read(path)).statusCode).toBe(200);
  });
});
