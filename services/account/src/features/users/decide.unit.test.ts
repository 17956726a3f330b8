import { userChanged } from '@stridewell/contracts/events/events';
import { CONSENT_KINDS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideConsent } from './decide-consent.ts';
import { decideSettings } from './decide-settings.ts';
import { createUser } from './new-user.ts';
import { CONSENT_RECORDS_KEPT, type UserDocument } from './user.ts';
import { changedEntry } from './user-changed-event.ts';
import type { UserChange } from './user-repository.ts';

const NUM_RUNS = 2_000;
const begin = new Date('2026-11-22T08:00:00.000Z');
const userWith = (healthDataConsent: boolean | undefined): UserDocument =>
  createUser(
    { id: 'u', email: 'a@example.com', name: null, passwordHash: null, healthDataConsent, emailVerified: true },
    begin,
  );

const answer = fc.record({ kind: fc.constantFrom(...CONSENT_KINDS), given: fc.boolean() });
const zone = fc.constantFrom('Europe/Oslo', 'Asia/Tokyo', 'America/New_York');

/** Applies a sequence of changes to an account, with one minute between changes. */
const after = (
  user: UserDocument,
  decisions: ((user: UserDocument, at: Date) => UserChange | null)[],
): UserDocument => {
  let one = user;
  for (const [index, decide] of decisions.entries())
    one = { ...one, ...decide(one, new Date(begin.getTime() + index * 60_000)) };
  return one;
};

describe('AUTH-51 decideConsent', () => {
  it('stores the latest answer to each kind of consent as current and adds every change to the history', () => {
    fc.assert(
      fc.property(
        fc.option(fc.boolean(), { nil: undefined }),
        fc.array(answer, { maxLength: 30 }),
        (asked, answers) => {
          const user = after(userWith(asked), answers.map(decideConsent));
          for (const kind of CONSENT_KINDS) {
            const first = kind === 'health_data' ? asked : undefined;
            const said = [first, ...answers.filter((one) => one.kind === kind).map(({ given }) => given)].filter(
              (given) => given !== undefined,
            );
            expect(user.consents[kind]?.given).toBe(said.at(-1));
            const history = (user.consentHistory ?? []).filter((one) => one.kind === kind).map(({ given }) => given);
            expect(history).toEqual(said.filter((given, index) => given !== said[index - 1]));
          }
          expect(user.consentHistory?.length).toBeLessThanOrEqual(CONSENT_RECORDS_KEPT);
        },
      ),
      { numRuns: NUM_RUNS },
    );
  });

  it('sets healthDataRefused in the event only when the current answer is no', () => {
    fc.assert(
      fc.property(fc.option(fc.boolean(), { nil: undefined }), fc.array(answer, { maxLength: 5 }), (asked, answers) => {
        const user = after(userWith(asked), answers.map(decideConsent));
        const data = userChanged.data.parse(changedEntry(user, begin).data);
        const given = user.consents.health_data?.given;
        expect([data.consents.health_data, data.healthDataRefused]).toEqual([given === true, given === false]);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

describe('PROF-14 decideSettings', () => {
  it('increments the version only when the time zone changes', () => {
    fc.assert(
      fc.property(fc.array(zone, { maxLength: 20 }), (zones) => {
        const user = after(
          userWith(undefined),
          zones.map((timezone) => decideSettings({ timezone })),
        );
        const all = ['Europe/Oslo', ...zones];
        expect(user.timezone).toBe(all.at(-1));
        expect(user.tzv).toBe(1 + all.filter((one, index) => index > 0 && one !== all[index - 1]).length);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it.each([
    ['europe/oslo', 'Europe/Oslo'],
    ['ASIA/TOKYO', 'Asia/Tokyo'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['Europe/Kyiv', 'Europe/Kyiv'],
  ])('converts the time zone %s to %s', (asked, stored) => {
    const runner = { ...userWith(undefined), timezone: 'UTC' };
    expect(decideSettings({ timezone: asked })(runner)).toEqual({ timezone: stored, tzv: 2 });
    expect(decideSettings({ timezone: asked })({ ...runner, timezone: stored })).toBeNull();
  });

  it('START-02 changes exactly the given settings, or returns null when all of them are already set', () => {
    const setting = fc.record(
      {
        timezone: zone,
        name: fc.option(fc.constantFrom('Kari', 'Ola')),
        units: fc.constantFrom('km' as const, 'mi' as const),
        language: fc.constantFrom('en' as const, 'nb' as const),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(setting, { maxLength: 10 }), (settings) => {
        const user = after(userWith(undefined), settings.map(decideSettings));
        const expected = Object.assign({ timezone: 'Europe/Oslo', name: null }, ...settings);
        expect(user).toMatchObject(expected);
        const { timezone, name, units, language } = user;
        expect(decideSettings({ timezone, name, units, language })(user)).toBeNull();
        const data = userChanged.data.parse(changedEntry(user, begin).data);
        expect([data.timezone, data.units, data.language]).toEqual([timezone, units, language]);
      }),
      { numRuns: 300 },
    );
  });
});
