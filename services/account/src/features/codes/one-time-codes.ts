import { timingSafeEqual } from 'node:crypto';
import { CREDENTIAL_MESSAGES, type Language } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError } from '@stridewell/kit/errors';
import { createSecret } from '@stridewell/kit/ids';
import { createKeyedMutex } from '@stridewell/kit/keyed-mutex';
import type { Seal } from '../keys/secret-repository.ts';
import { languageOfMail } from '../mail/language.ts';
import { toMail } from '../mail/letter.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import type { Attempt, Throttle } from '../throttle/throttle.ts';
import { CODE_LIFETIME_MS, createCode } from './code.ts';
import { codeLetter } from './code-letter.ts';
import { type CodeRepository, hashRequestId, type StoredCode } from './code-repository.ts';

/** A code that the runner typed, with the request id when the client has one. */
export interface TypedCode {
  code: string;
  requestId?: string | undefined;
}

export interface OneTimeCodes {
  /**
   * Sends a new code to an email address, whether or not it has an account, unless the rate limit is exceeded. Returns
   * a request id. The email is in the account's stored language, otherwise in the language of the request.
   */
  request(attempt: Attempt, requested: Language | null): Promise<string>;
  /**
   * Marks a correct code as used.
   * @throws DomainError 'unauthenticated' with {@link CODE_REFUSED} when the code is not valid
   */
  redeem(attempt: Attempt, typed: TypedCode): Promise<void>;
}

export interface OneTimeCodesOptions {
  codes: CodeRepository;
  mailSender: Pick<MailSender, 'post'>;
  /** Host of the product to which phones bind the code. Null when no public origin is configured. */
  host: string | null;
  /** Returns the stored language of an account; null when there is no account or no choice. */
  languageOf(email: string): Promise<Language | null>;
  /** True when the email has an account. */
  hasAccount(email: string): Promise<boolean>;
  throttle: Throttle;
  /** Computes the HMAC under which a code is stored. */
  seal: Seal;
  /** Maximum number of attempts per code: in total with the request id, and per network without the request id. */
  attempts: number;
  clock: Clock;
}

/** Limit for all attempts without the request id, as a multiple of the limit per network. */
const NETWORKS = 2;

/** Error code of the response to a rejected code. */
export const CODE_REFUSED = 'code_refused';

const refused = (): DomainError =>
  new DomainError('unauthenticated', CREDENTIAL_MESSAGES.codeRefused, { code: CODE_REFUSED });

export const createOneTimeCodes = ({
  codes,
  mailSender,
  host,
  languageOf,
  hasAccount,
  throttle,
  seal,
  attempts,
  clock,
}: OneTimeCodesOptions): OneTimeCodes => {
  const runExclusive = createKeyedMutex();
  // The HMAC input includes the email, so that the HMAC is not valid for another email.
  const sealOf = (email: string, code: string): Promise<string> => seal(JSON.stringify([email, code]));
  const askerOf = ({ email, address, device }: Attempt): Promise<string> =>
    seal(JSON.stringify(['asker', email, device ?? address]));

  // Attempts are counted before the code is compared, so that concurrent guesses cannot exceed the limit.
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
    async request(attempt, requested) {
      const { email, address, device } = attempt;
      const requestId = createSecret();
      await throttle.codeRequestedFrom(address);
      // A code is not sent if it would be rejected.
      await throttle.assertCodesOpen(attempt);
      if (!(await throttle.codeRequestedFor(attempt))) return requestId;
      // Runs one request per email at a time, so that concurrent requests cannot exceed the limit on stored codes.
      await runExclusive(email, async () => {
        const code = createCode();
        const createdAt = clock.now();
        const expiresAt = new Date(createdAt.getTime() + CODE_LIFETIME_MS);
        const [sealed, asker] = await Promise.all([sealOf(email, code), askerOf(attempt)]);
        const request = hashRequestId(requestId);
        await codes.add(email, { code: sealed, createdAt, expiresAt, request, asker, known: device !== null });
        const compose = async () =>
          toMail(email, codeLetter(code, await languageOfMail(() => languageOf(email), requested)), host);
        const isAllowed = async () => (await hasAccount(email)) || throttle.codeSentToStranger();
        mailSender.post({ to: email, kind: 'code', sender: asker, usefulUntil: expiresAt, isAllowed }, compose);
      });
      return requestId;
    },
    async redeem(attempt, { code, requestId }) {
      const { email } = attempt;
      await throttle.assertCode(attempt);
      await throttle.countCode(attempt);
      const [stored, sealed] = await Promise.all([candidates(attempt, requestId), sealOf(email, code)]);
      const right = stored.find((one) => timingSafeEqual(Buffer.from(one.code), Buffer.from(sealed)));
      if (right && (await codes.use(right))) return throttle.codeAccepted(attempt);
      await throttle.codeRefused(attempt);
      throw refused();
    },
  };
};
