import { z } from 'zod';
import * as auth from '../auth.ts';
import { erasureAnswerSchema, erasureSchema } from '../erasure.ts';
import { answers, type OperationSchema, refusals } from './schema.ts';

const nothing = z.strictObject({}).nullish();
const verifyCode = {
  body: auth.verifyOtpBody,
  response: answers(auth.codeSignedInSchema, 400, 401, 429, 503),
};
const ended = { 204: z.null(), ...refusals(401, 403) };
const publicKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
});

export const accountSchemas = {
  register: {
    summary: 'Open an account with a password',
    body: auth.registerBody,
    response: answers(auth.signedInSchema, 400, 409, 429),
  },
  login: {
    summary: 'Sign in with a password',
    body: auth.loginBody,
    response: answers(auth.signedInSchema, 400, 401, 429),
  },
  requestCode: {
    summary: 'Request a one-time code by email',
    body: auth.requestOtpBody,
    response: answers(auth.codeRequestedSchema, 400, 429, 503),
  },
  verifyCode: { summary: 'Sign in with a one-time code', ...verifyCode },
  verifyCodeAlias: { summary: 'Sign in with a one-time code (alias)', ...verifyCode },
  readSession: { summary: 'Read who is signed in', response: answers(auth.sessionSchema, 401) },
  whoami: { summary: 'Read who is signed in (alias)', response: answers(auth.whoamiSchema, 401) },
  logout: { summary: 'Sign out', body: nothing, response: answers(auth.okSchema, 400, 401) },
  readSessions: { summary: 'List the runner’s sessions', response: answers(auth.sessionsSchema, 401) },
  endOtherSessions: { summary: 'End all sessions but this one', response: ended },
  endSession: {
    summary: 'End one session',
    params: z.object({ id: z.string() }),
    response: { ...ended, ...refusals(404) },
  },
  confirmIdentity: {
    summary: 'Confirm by password or one-time code that it is still the runner',
    body: auth.confirmBody,
    response: answers(auth.confirmedSchema, 400, 401, 429, 503),
  },
  setPassword: {
    summary: 'Set or change the password',
    body: auth.passwordBody,
    response: answers(auth.passwordSetSchema, 400, 401, 403, 409, 429, 503),
  },
  startEmailChange: {
    summary: 'Send a code to a new email address',
    body: auth.emailChangeBody,
    response: answers(auth.emailChangeStartedSchema, 400, 401, 429, 503),
  },
  confirmEmailChange: {
    summary: 'Change the email address with the code that was sent to it',
    params: z.object({ id: z.string() }),
    body: auth.emailConfirmBody,
    response: answers(auth.profileSchema, 400, 401, 404, 409, 429, 503),
  },
  restoreEmail: {
    summary: 'Restore the previous email address with the link that was sent to it',
    body: auth.emailRestorationBody,
    response: answers(auth.emailRestoredSchema, 400, 404, 409, 429, 503),
  },
  readProfile: { summary: 'Read the account', response: answers(auth.profileSchema, 401) },
  changeProfile: {
    summary: 'Change the name, the time zone, the units or the language',
    body: auth.profileChangeBody,
    response: answers(auth.profileChangedSchema, 400, 401, 503),
  },
  setConsent: {
    summary: 'Give or withdraw a consent',
    body: auth.consentBody,
    response: answers(auth.profileChangedSchema, 400, 401, 403, 503),
  },
  exportAll: { summary: 'Download everything that is stored about the runner', response: refusals(401, 403, 429, 503) },
  readKeys: {
    summary: 'Read the public keys that sessions are verified with',
    response: answers(z.object({ keys: z.array(publicKey) }), 503),
  },
  eraseAccount: {
    summary: 'Erase the account and everything in it',
    body: nothing,
    response: answers(erasureAnswerSchema, 400, 401, 403),
  },
  eraseData: {
    summary: 'Erase everything but the account',
    body: nothing,
    response: answers(erasureAnswerSchema, 400, 401, 403),
  },
  readErasure: {
    summary: 'Read the receipt of an erasure',
    params: z.object({ erasureId: z.string() }),
    response: answers(erasureSchema, 404),
  },
} satisfies Record<string, OperationSchema>;
