import type { ConfirmBody } from '@stridewell/contracts/http/auth';
import { CREDENTIAL_MESSAGES } from '@stridewell/contracts/web';
import { confirmationNeeded } from '@stridewell/kit/auth/confirmed';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError, invalid, unauthenticated } from '@stridewell/kit/errors';
import type { FastifyRequest } from 'fastify';
import { CODE_REFUSED, type OneTimeCodes } from '../codes/one-time-codes.ts';
import type { CheckPassword } from '../passwords/check-password.ts';
import { isConfirmed } from '../sessions/session.ts';
import type { SessionRepository } from '../sessions/session-repository.ts';
import type { KnownDevices } from '../throttle/known-device.ts';
import type { Throttle } from '../throttle/throttle.ts';
import type { UserDocument } from '../users/user.ts';
import type { UserRepository } from '../users/user-repository.ts';

/**
 * Throws DomainError 'forbidden' unless the runner signed in or confirmed their identity in this session within the
 * last 15 minutes.
 */
export type AssertConfirmed = (request: FastifyRequest) => Promise<void>;

export const createAssertConfirmed =
  ({ sessions, clock }: { sessions: Pick<SessionRepository, 'findOpen'>; clock: Clock }): AssertConfirmed =>
  async (request) => {
    const { userId, sessionId } = currentUser(request);
    const now = clock.now();
    const session = await sessions.findOpen(userId, sessionId, now);
    // The runner may have ended the session on another device during this request.
    if (!session) throw unauthenticated();
    if (!isConfirmed(session, now)) throw confirmationNeeded();
  };

export interface ConfirmOptions {
  users: Pick<UserRepository, 'findById'>;
  sessions: Pick<SessionRepository, 'markConfirmed'>;
  check: CheckPassword;
  throttle: Throttle;
  oneTimeCodes: Pick<OneTimeCodes, 'redeem'>;
  devices: KnownDevices;
  clock: Clock;
}

export type Confirm = (request: FastifyRequest, proof: ConfirmBody) => Promise<UserDocument>;

/**
 * Confirms the runner's identity again within a session, and returns the account. Applies the rate limits for sign-in.
 * Returns 400 instead of 401 for wrong credentials, because the session stays valid.
 */
export const createConfirm =
  ({ users, sessions, check, throttle, oneTimeCodes, devices, clock }: ConfirmOptions): Confirm =>
  async (request, { password, code, requestId }) => {
    const { userId, sessionId } = currentUser(request);
    const user = await users.findById(userId);
    if (!user) throw unauthenticated();
    const attempt = await devices.attempt(request, user.email);
    if (code !== undefined) {
      await oneTimeCodes.redeem(attempt, { code, requestId }).catch((error) => {
        if (error instanceof DomainError && error.code === CODE_REFUSED) throw invalid('code', error.message);
        throw error;
      });
    } else {
      await throttle.assertSignIn(attempt);
      if (!(await check(attempt, password ?? '', user.passwordHash)))
        throw invalid('password', CREDENTIAL_MESSAGES.currentPasswordWrong);
      await throttle.signInSucceeded(attempt);
    }
    await sessions.markConfirmed(userId, sessionId, clock.now());
    return user;
  };
