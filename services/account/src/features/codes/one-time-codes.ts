import { timingSafeEqual } from 'node:crypto';
import { CREDENTIAL_MESSAGES } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError } from '@stridewell/kit/errors';
import { createSecret } from '@stridewell/kit/ids';
import { createKeyedMutex } from '@stridewell/kit/keyed-mutex';
import type { Seal } from '../keys/secret-repository.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import type { Attempt, Throttle } from '../throttle/throttle.ts';
import { CODE_LIFETIME_MS, codeMail, createCode } from './code.ts';
import { type CodeRepository, hashRequestId, type StoredCode } from './code-repository.ts';

/** A code as typed by the runner, with the id of its request if the client has it. */
export interface TypedCode {
  code: string;
  requestId?: string | undefined;
}

export interface OneTimeCodes {
  /**
   * Sends a new code to an address, in the same way with and without an account. Sends nothing above the rate limit.
   * Returns the opaque id of the request.
   */
  request(attempt: Attempt): Promise<string>;
  /** Marks a right code as used; throws the same refusal for every other code. */
  redeem(attempt: Attempt, typed: TypedCode): Promise<void>;
}

export interface OneTimeCodesOptions {
  codes: CodeRepository;
  courier: Pick<MailSender, 'post'>;
  throttle: Throttle;
  /** Makes the stored form of a code. */
  seal: Seal;
  /** Tries that a code allows with its request id, and without the id from one network. */
  attempts: number;
  clock: Clock;
}

/** Without the request id a code allows the tries of this many networks; above that it is valid with the id only. */
const NETWORKS = 2;

/** The error code for every refused code. */
export const CODE_REFUSED = 'code_refused';

const refused = (): DomainError =>
  new DomainError('unauthenticated', CREDENTIAL_MESSAGES.codeRefused, { code: CODE_REFUSED });

/** Sends and checks one-time codes. */
export const createOneTimeCodes = ({
  codes,
  courier,
  throttle,
  seal,
  attempts,
  clock,
}: OneTimeCodesOptions): OneTimeCodes => {
  const runExclusive = createKeyedMutex();
  // The address is part of the sealed text: the seal of a code is useless for another address.
  const sealOf = (email: string, code: string): Promise<string> => seal(JSON.stringify([email, code]));
  const askerOf = ({ email, address, device }: Attempt): Promise<string> =>
    seal(JSON.stringify(['asker', email, device ?? address]));

  // Tries are counted before the comparison: concurrent guesses get no more tries than sequential ones.
  const candidates = async (attempt: Attempt, requestId: string | undefined): Promise<StoredCode[]> => {
    const { email } = attempt;
    if (requestId === undefined) {
      const limits = { network: attempts, all: attempts * NETWORKS };
      return codes.attemptFrom(email, await askerOf(attempt), limits, clock.now());
    }
    const code = await codes.attemptOf(email, hashRequestId(requestId), attempts, clock.now());
    return code ? [code] : [];
  };

  return {
    async request(attempt) {
      const { email, address, device } = attempt;
      const requestId = createSecret();
      await throttle.codeRequestedFrom(address);
      if (!(await throttle.codeRequestedFor(attempt))) return requestId;
      // Serialised by address, so that concurrent requests do not store more codes than are allowed.
      await runExclusive(email, async () => {
        const code = createCode();
        const createdAt = clock.now();
        const expiresAt = new Date(createdAt.getTime() + CODE_LIFETIME_MS);
        const [sealed, asker] = await Promise.all([sealOf(email, code), askerOf(attempt)]);
        const request = hashRequestId(requestId);
        await codes.add(email, { code: sealed, createdAt, expiresAt, request, asker, known: device !== null });
        courier.post(codeMail(email, code), expiresAt);
      });
      return requestId;
    },
    async redeem(attempt, { code, requestId }) {
      const { email } = attempt;
      await throttle.assertCode(attempt);
      const [stored, sealed] = await Promise.all([candidates(attempt, requestId), sealOf(email, code)]);
      const right = stored.find((one) => timingSafeEqual(Buffer.from(one.code), Buffer.from(sealed)));
      if (right && (await codes.use(right))) return throttle.codeAccepted(attempt);
      await throttle.codeRefused(attempt);
      throw refused();
    },
  };
};
