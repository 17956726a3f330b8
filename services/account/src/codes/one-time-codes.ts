import { timingSafeEqual } from 'node:crypto';
import { CREDENTIAL_MESSAGES } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError } from '@stridewell/kit/errors';
import { createSecret } from '@stridewell/kit/ids';
import { createTurns } from '@stridewell/kit/turns';
import type { Seal } from '../keys/secret-repository.ts';
import type { Courier } from '../mail/courier.ts';
import type { Attempt, Throttle } from '../throttle/throttle.ts';
import { CODE_MS, codeMail, createCode } from './code.ts';
import { type CodeRepository, requestHash, type StoredCode } from './code-repository.ts';

/** A code that was typed, and the id of the request it belongs to where the client has it. */
export interface TypedCode {
  code: string;
  requestId?: string | undefined;
}

export interface OneTimeCodes {
  /**
   * Sends a new code to an address, and does the same whether it has an account or not. Asked for too often, nothing is sent.
   * Answers the opaque id of the request.
   */
  request(attempt: Attempt): Promise<string>;
  /** Uses up a right code; one and the same refusal for every other. */
  redeem(attempt: Attempt, typed: TypedCode): Promise<void>;
}

export interface OneTimeCodesOptions {
  codes: CodeRepository;
  courier: Pick<Courier, 'post'>;
  throttle: Throttle;
  /** Stands for a code in the database. */
  seal: Seal;
  /** Tries that a code allows with the id of its request, and without it from one network. */
  attempts: number;
  clock: Clock;
}

/** Networks whose tries without the id of a request one code bears: above these it works with the id only. */
const NETWORKS = 2;

/** Error code of every refused code. */
export const CODE_REFUSED = 'code_refused';

const refused = (): DomainError =>
  new DomainError('unauthenticated', CREDENTIAL_MESSAGES.codeRefused, { code: CODE_REFUSED });

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
  const askerOf = ({ email, address, device }: Attempt): Promise<string> =>
    seal(JSON.stringify(['asker', email, device ?? address]));

  // Counted before it is compared: guesses sent all at once get no more tries than one after the other.
  const candidates = async (attempt: Attempt, requestId: string | undefined): Promise<StoredCode[]> => {
    const { email } = attempt;
    if (requestId === undefined) {
      const limits = { network: attempts, all: attempts * NETWORKS };
      return codes.attemptFrom(email, await askerOf(attempt), limits, clock.now());
    }
    const code = await codes.attemptOf(email, requestHash(requestId), attempts, clock.now());
    return code ? [code] : [];
  };

  return {
    async request(attempt) {
      const { email, address, device } = attempt;
      const requestId = createSecret();
      await throttle.codeRequestedFrom(address);
      if (!(await throttle.codeRequestedFor(attempt))) return requestId;
      // In turns, so that requests at once store no more codes than may live.
      await inTurn(email, async () => {
        const code = createCode();
        const createdAt = clock.now();
        const expiresAt = new Date(createdAt.getTime() + CODE_MS);
        const [sealed, asker] = await Promise.all([sealOf(email, code), askerOf(attempt)]);
        const request = requestHash(requestId);
        await codes.add(email, { code: sealed, createdAt, expiresAt, request, asker, known: device !== null });
        courier.post(codeMail(email, code), expiresAt);
      });
      return requestId;
    },
    async redeem(attempt, { code, requestId }) {
      const { email } = attempt;
      await throttle.assertCode(attempt);
      const [stored, given] = await Promise.all([candidates(attempt, requestId), sealOf(email, code)]);
      const right = stored.find((one) => timingSafeEqual(Buffer.from(one.code), Buffer.from(given)));
      if (right && (await codes.use(right))) return throttle.codeAccepted(attempt);
      await throttle.codeRefused(attempt);
      throw refused();
    },
  };
};
