import { userChanged } from '@stridewell/contracts/events/events';
import { CONSENT_NEEDED } from '@stridewell/contracts/web';
import type { FastifyInstance } from 'fastify';
import { CONSENT_REFUSED } from '../consent/consent-guard.ts';
import { createEntry } from '../outbox/entries.ts';
import { toEvent } from '../outbox/relay.ts';
import type { Signer, TestUser } from './signer.ts';
import { until } from './until.ts';

const CHANGING = ['post', 'put', 'patch', 'delete'] as const;
type Changing = Uppercase<(typeof CHANGING)[number]>;

/** Publishes a runner's consent to storing health data, or its withdrawal, as `account` does. */
export const publishConsent = (signer: Signer, { userId }: TestUser, given: boolean, rev = 1): Promise<void> => {
  const consents = { health_data: given, outside_model: false };
  const data = { timezone: 'Europe/Oslo', tzv: 1, consents, healthDataRefused: !given, rev };
  return signer.bus.publish(toEvent('account', createEntry(userChanged, data, new Date()), userId));
};

/** All operations of a service that change data, such as `POST /api/checkin`. */
const changingOperations = async (app: FastifyInstance): Promise<{ method: Changing; url: string }[]> => {
  const { paths } = (await app.inject('/docs/json')).json<{ paths: Record<string, object> }>();
  return Object.entries(paths).flatMap(([url, operations]) =>
    CHANGING.filter((method) => method in operations).map((method) => ({
      method: method.toUpperCase() as Changing,
      url,
    })),
  );
};

/**
 * Calls every operation of a service that changes data, as a runner without consent (withdrawn, or never given).
 * Returns the operations that were rejected and those that were not, sorted. `bodies` contains valid bodies for
 * operations that validate the body before they check the consent.
 */
export const callWithoutConsent = async (
  app: FastifyInstance,
  signer: Signer,
  { neverAsked = false, bodies = {} }: { neverAsked?: boolean; bodies?: Record<string, object> } = {},
): Promise<{ refused: string[]; allowed: string[] }> => {
  const user = await signer.user(neverAsked ? { healthConsent: null } : {});
  if (!neverAsked) await publishConsent(signer, user, false);
  const code = neverAsked ? CONSENT_NEEDED : CONSENT_REFUSED;
  const ask = async ({ method, url }: { method: Changing; url: string }): Promise<boolean> => {
    const answer = await app.inject({
      method,
      url: url.replaceAll(/\{[^}]+\}/g, '2026-11-20'),
      headers: user.headers,
      ...(method === 'DELETE' ? {} : { payload: bodies[`${method} ${url}`] ?? {} }),
    });
    return answer.statusCode === 403 && answer.json().code === code;
  };
  const operations = await changingOperations(app);
  await until('the refusal to arrive', async () => {
    for (const operation of operations) if (await ask(operation)) return true;
    return false;
  });
  const answers = { refused: [] as string[], allowed: [] as string[] };
  for (const operation of operations) {
    const { method, url } = operation;
    answers[(await ask(operation)) ? 'refused' : 'allowed'].push(`${method} ${url}`);
  }
  return { refused: answers.refused.toSorted(), allowed: answers.allowed.toSorted() };
};
