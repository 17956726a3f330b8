import { timingSafeEqual } from 'node:crypto';
import { CREDENTIAL_MESSAGES } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError } from '@stridewell/kit/errors';
import { createTurns } from '@stridewell/kit/turns';
import type { Seal } from '../keys/secret-repository.ts';
import type { Courier } from '../mail/courier.ts';
import type { Attempt, Throttle } from '../throttle/throttle.ts';
import { CODE_MS, codeMail, createCode } from './code.ts';
import type { CodeRepository } from './code-repository.ts';

export interface OneTimeCodes {
  /** Sends a new code to an address, and does the same whether it has an account or not. Asked for too often, nothing is sent. */
  request(asker: Pick<Attempt, 'email' | 'address'>): Promise<void>;
  /** Uses up a right code; one and the same refusal for every other. */
  redeem(attempt: Attempt, code: string): Promise<void>;
}

export interface OneTimeCodesOptions {
  codes: CodeRepository;
  courier: Pick<Courier, 'post'>;
  throttle: Throttle;
  /** Stands for a code in the database. */
  seal: Seal;
  /** Tries that a code allows. */
  attempts: number;
  clock: Clock;
}

const refused = (): DomainError =>
  new DomainError('unauthenticated', CREDENTIAL_MESSAGES.codeRefused, { code: 'code_refused' });

/** How codes are sent and taken. */
export const createOneTimeCodes = ({
  codes,
  courier,
  throttle,
  seal,
  attempts,
  clock,
}: OneTimeCodesOptions): OneTimeCodes => {
  const inTurn = createTurns();
  // The address is part of what is sealed: a code says nothing about another address's.
  const sealOf = (email: string, code: string): Promise<string> => seal(JSON.stringify([email, code]));

  return {
    async request({ email, address }) {
      await throttle.codeRequestedFrom(address);
      if (!(await throttle.codeRequestedFor(email))) return;
      // In turns, so that of two requests at once the code that is mailed last is the one that works.
      await inTurn(email, async () => {
        const code = createCode();
        const createdAt = clock.now();
        const expiresAt = new Date(createdAt.getTime() + CODE_MS);
        await codes.replace(email, { code: await sealOf(email, code), createdAt, expiresAt });
        courier.post(codeMail(email, code), expiresAt);
      });
    },
    async redeem(attempt, code) {
      const { email } = attempt;
      await throttle.assertCode(attempt);
      // Counted before it is compared: guesses sent all at once get no more tries than one after the other.
      const [stored, given] = await Promise.all([codes.attempt(email, attempts, clock.now()), sealOf(email, code)]);
      const right = stored !== null && timingSafeEqual(Buffer.from(stored.code), Buffer.from(given));
      if (right && (await codes.use(stored))) return throttle.codeAccepted(attempt);
      await throttle.codeRefused(attempt);
      throw refused();
    },
  };
};
