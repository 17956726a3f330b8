import { CONSENT_NEEDED } from '@stridewell/contracts/web';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUserSettings } from '../projections/user-settings-repository.ts';
import { startKeeper } from '../testing/keeper-service.ts';
import { createScope } from '../testing/scope.ts';
import type { TestUser } from '../testing/signer.ts';
import { openDatabase } from '../testing/things.ts';
import { INTERNAL_EXPORT } from '../user-data/export-route.ts';
import { CONSENT_REFUSED } from './consent-guard.ts';

const scope = createScope();
let keeper: Awaited<ReturnType<typeof startKeeper>>;

beforeAll(async () => {
  keeper = await startKeeper(scope);
});
afterAll(() => keeper.close());

const storeSettings = async ({ userId }: TestUser, rev: number, healthDataRefused?: boolean): Promise<void> => {
  const database = await openDatabase(scope, 'keeper');
  const consents = { health_data: healthDataRefused === false, outside_model: false };
  const refusal = healthDataRefused === undefined ? {} : { healthDataRefused };
  await createUserSettings(database).keep(userId, { timezone: 'Europe/Oslo', tzv: 1, consents, rev, ...refusal });
  await database.close();
};

const call = ({ headers }: TestUser, method: 'GET' | 'POST' | 'DELETE', payload?: object) =>
  keeper.app.inject({ method, url: '/api/entries', headers, ...(payload && { payload }) });
const save = (user: TestUser) => call(user, 'POST', { note: 'slept well' });
const countOf = async (user: TestUser): Promise<number> => (await call(user, 'GET')).json().count;

describe('runner who withdrew consent to storing health data', () => {
  it('cannot save an entry and receives a 403 that explains the options', async () => {
    const user = await keeper.signer.user();
    await save(user);
    await storeSettings(user, 1, true);
    const answer = await save(user);
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      {
        statusCode: 403,
        error: 'Forbidden',
        code: CONSENT_REFUSED,
        message:
          'You have withdrawn your consent to storing health data. You can give it again on your profile, or delete your data there.',
      },
    ]);
    expect(await countOf(user)).toBe(1);
  });

  it('can read, export and delete data', async () => {
    const user = await keeper.signer.user();
    await save(user);
    await storeSettings(user, 1, true);
    expect(await countOf(user)).toBe(1);
    const all = await keeper.app.inject({ url: INTERNAL_EXPORT, headers: user.headers });
    expect([all.statusCode, all.body]).toEqual([200, expect.stringContaining('slept well')]);
    expect((await call(user, 'DELETE')).statusCode).toBe(204);
    expect(await countOf(user)).toBe(0);
  });

  it('receives a 403 even when the request body is invalid', async () => {
    const user = await keeper.signer.user();
    await storeSettings(user, 1, true);
    expect((await call(user, 'POST', { anything: 1 })).statusCode).toBe(403);
  });

  it('can save an entry after giving consent again', async () => {
    const user = await keeper.signer.user();
    await storeSettings(user, 1, true);
    await storeSettings(user, 2, false);
    expect((await save(user)).statusCode).toBe(204);
  });
});

describe('SECU-601 runner who never answered the consent question', () => {
  const CONSENT_NEEDED_BODY = {
    statusCode: 403,
    error: 'Forbidden',
    code: CONSENT_NEEDED,
    message: 'Please agree to Stridewell storing your health data first. Nothing was saved.',
  };

  it('cannot save an entry and receives a 403 with the code consent_needed', async () => {
    const user = await keeper.signer.user({ healthConsent: null });
    const answer = await save(user);
    expect([answer.statusCode, answer.json()]).toEqual([403, CONSENT_NEEDED_BODY]);
    expect(await countOf(user)).toBe(0);
    expect((await call(user, 'DELETE')).statusCode).toBe(204);
  });

  it('receives a 403 with the code consent_needed when the token has no consent claim, with or without stored settings', async () => {
    const [unknown, asked] = [
      await keeper.signer.user({ withoutConsentClaim: true }),
      await keeper.signer.user({ withoutConsentClaim: true }),
    ];
    await storeSettings(asked, 1);
    for (const user of [unknown, asked]) expect((await save(user)).json()).toEqual(CONSENT_NEEDED_BODY);
  });
});

describe('consent check', () => {
  it('SECU-602 uses the newer of the token’s consent and the event’s consent', async () => {
    const justAgreed = await keeper.signer.user({ healthConsent: true, consentRev: 2 });
    await storeSettings(justAgreed, 1);
    expect((await save(justAgreed)).statusCode).toBe(204);
    const agreedElsewhere = await keeper.signer.user({ healthConsent: null, consentRev: 1 });
    await storeSettings(agreedElsewhere, 2, false);
    expect((await save(agreedElsewhere)).statusCode).toBe(204);
    const justRefused = await keeper.signer.user({ healthConsent: false, consentRev: 3 });
    await storeSettings(justRefused, 2, false);
    expect((await save(justRefused)).json().code).toBe(CONSENT_REFUSED);
    const refusedElsewhere = await keeper.signer.user({ healthConsent: true, consentRev: 2 });
    await storeSettings(refusedElsewhere, 3, true);
    expect((await save(refusedElsewhere)).json().code).toBe(CONSENT_REFUSED);
  });

  it('uses the event’s consent when the token has no consent claim', async () => {
    const user = await keeper.signer.user({ withoutConsentClaim: true });
    await storeSettings(user, 1, false);
    expect((await save(user)).statusCode).toBe(204);
  });
});

describe('POST /api/entries', () => {
  it('accepts an entry when another runner has withdrawn consent', async () => {
    const [user, other] = [await keeper.signer.user(), await keeper.signer.user()];
    await storeSettings(other, 1, true);
    expect((await save(user)).statusCode).toBe(204);
  });

  it('returns 401, not the consent error, when there is no session', async () => {
    const answer = await keeper.app.inject({ method: 'POST', url: '/api/entries', payload: { note: 'x' } });
    expect(answer.statusCode).toBe(401);
  });

  it('has a documented 403 response, unlike GET and DELETE', async () => {
    const { paths } = (await keeper.app.inject('/docs/json')).json();
    const entries: Record<string, { responses: object }> = paths['/api/entries'];
    const refusing = Object.keys(entries).filter((method) => '403' in (entries[method]?.responses ?? {}));
    expect(refusing).toEqual(['post']);
  });
});
