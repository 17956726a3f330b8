import { CONFIRMATION_NEEDED, CREDENTIAL_MESSAGES } from '@stridewell/contracts/web';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import { currentUser } from './plugin.ts';

/**
 * Time after a sign-in or confirmation during which the runner is allowed to delete or export data or end other sessions,
 * in milliseconds.
 */
export const CONFIRMED_MS = 15 * 60_000;

/** Creates the error for an action that requires a recent sign-in or confirmation (403). */
export const confirmationNeeded = (): DomainError =>
  new DomainError('forbidden', CREDENTIAL_MESSAGES.confirmationNeeded, { code: CONFIRMATION_NEEDED });

/**
 * Rejects a request unless its token shows that the runner signed in or confirmed their identity within the last 15
 * minutes. A confirmation renews the token, so an older copy of the token is still rejected.
 * @throws DomainError 'forbidden' with the code `confirmation_needed`
 */
export const assertRecentlyConfirmed = (request: FastifyRequest, clock: Pick<Clock, 'now'>): void => {
  const { confirmedAt } = currentUser(request);
  if (confirmedAt === null || clock.now().getTime() - confirmedAt.getTime() > CONFIRMED_MS) throw confirmationNeeded();
};
