import { CONSENT_NEEDED } from '@stridewell/contracts/web';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUserSettings } from '../projections/user-settings-repository.ts';
import { buildKeeper } from '../testing/keeper-service.ts';
import { untilReady } from '../testing/ready.ts';
import { createScope } from '../testing/scope.ts';
import { createSigner, type Signer, type TestUser } from '../testing/signer.ts';
import { openDatabase } from '../testing/things.ts';
import { INTERNAL_EXPORT } from '../user-data/export-route.ts';
import { CONSENT_REFUSED } from './refusal.ts';

const scope = createScope();
let signer: Signer;
let app: FastifyInstance;

beforeAll(async () => {
  signer = await createSigner(scope);
  app = await untilReady(await buildKeeper(scope));
});
afterAll(async () => {
  await app.close();
  await signer.close();
});

const tell = async ({ userId }: TestUser, rev: number, healthDataRefused?: boolean): Promise<void> => {
  const database = await openDatabase(scope, 'keeper');
  const consents = { health_data: healthDataRefused === false, outside_model: false };
  const refusal = healthDataRefused === undefined ? {} : { healthDataRefused };
  await createUserSettings(database).keep(userId, { timezone: 'Europe/Oslo', tzv: 1, consents, rev, ...refusal });
  await database.close();
};

const call = ({ headers }: TestUser, method: 'GET' | 'POST' | 'DELETE', payload?: object) =>
  app.inject({ method, url: '/api/entries', headers, ...(payload && { payload }) });
const save = (user: TestUser) => call(user, 'POST', { note: 'slept well' });
const countOf = async (user: TestUser): Promise<number> => (await call(user, 'GET')).json().count;

describe('a runner who took the consent to storing health data back', () => {
  it('is refused a new entry with one sentence that says what can be done, and nothing is stored', async () => {
    const user = await signer.user();
    await save(user);
    await tell(user, 1, true);
    const answer = await save(user);
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      {
        statusCode: 403,
        error: 'Forbidden',
        code: CONSENT_REFUSED,
        message:
          'You have taken back your consent to storing health data. Give it again on your profile, or delete your data there.',
      },
    ]);
    expect(await countOf(user)).toBe(1);
  });

  it('reads, takes along and deletes as before', async () => {
    const user = await signer.user();
    await save(user);
    await tell(user, 1, true);
    expect(await countOf(user)).toBe(1);
    const all = await app.inject({ url: INTERNAL_EXPORT, headers: user.headers });
    expect([all.statusCode, all.body]).toEqual([200, expect.stringContaining('slept well')]);
    expect((await call(user, 'DELETE')).statusCode).toBe(204);
    expect(await countOf(user)).toBe(0);
  });

  it('is refused whatever the body is', async () => {
    const user = await signer.user();
    await tell(user, 1, true);
    expect((await call(user, 'POST', { anything: 1 })).statusCode).toBe(403);
  });

  it('goes on once it is given again', async () => {
    const user = await signer.user();
    await tell(user, 1, true);
    await tell(user, 2, false);
    expect((await save(user)).statusCode).toBe(204);
  });
});

describe('SECU-601 a runner who never answered the question', () => {
  const NEEDED = {
    statusCode: 403,
    error: 'Forbidden',
    code: CONSENT_NEEDED,
    message: 'Please agree first that Stridewell stores your health data: nothing was saved.',
  };

  it('gets a 403 with the code consent_needed, and nothing is stored', async () => {
    const user = await signer.user({ healthConsent: null });
    const answer = await save(user);
    expect([answer.statusCode, answer.json()]).toEqual([403, NEEDED]);
    expect(await countOf(user)).toBe(0);
    expect((await call(user, 'DELETE')).statusCode).toBe(204);
  });

  it('gets it too when the token does not carry the consent, whatever was heard of the runner', async () => {
    const [unknown, asked] = [
      await signer.user({ withoutConsentClaim: true }),
      await signer.user({ withoutConsentClaim: true }),
    ];
    await tell(asked, 1);
    for (const user of [unknown, asked]) expect((await save(user)).json()).toEqual(NEEDED);
  });
});

describe('which answer counts', () => {
  it('SECU-602 is the newer of the token and the event', async () => {
    const justAgreed = await signer.user({ healthConsent: true, consentRev: 2 });
    await tell(justAgreed, 1);
    expect((await save(justAgreed)).statusCode).toBe(204);
    const agreedElsewhere = await signer.user({ healthConsent: null, consentRev: 1 });
    await tell(agreedElsewhere, 2, false);
    expect((await save(agreedElsewhere)).statusCode).toBe(204);
    const justRefused = await signer.user({ healthConsent: false, consentRev: 3 });
    await tell(justRefused, 2, false);
    expect((await save(justRefused)).json().code).toBe(CONSENT_REFUSED);
    const refusedElsewhere = await signer.user({ healthConsent: true, consentRev: 2 });
    await tell(refusedElsewhere, 3, true);
    expect((await save(refusedElsewhere)).json().code).toBe(CONSENT_REFUSED);
  });

  it('is the event where the token does not carry one', async () => {
    const user = await signer.user({ withoutConsentClaim: true });
    await tell(user, 1, false);
    expect((await save(user)).statusCode).toBe(204);
  });
});

describe('who is not refused', () => {
  it('another runner', async () => {
    const [user, other] = [await signer.user(), await signer.user()];
    await tell(other, 1, true);
    expect((await save(user)).statusCode).toBe(204);
  });

  it('nobody signed in is a 401 before all else', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/entries', payload: { note: 'x' } });
    expect(answer.statusCode).toBe(401);
  });

  it('the refusal stands in the description of the routes that have it, and in no other', async () => {
    const { paths } = (await app.inject('/docs/json')).json();
    const entries: Record<string, { responses: object }> = paths['/api/entries'];
    const refusing = Object.keys(entries).filter((method) => '403' in (entries[method]?.responses ?? {}));
    expect(refusing).toEqual(['post']);
  });
});
