import { z } from 'zod';
import {
  codeRequestedSchema,
  codeSignedInSchema,
  confirmBody,
  consentBody,
  loginBody,
  okSchema,
  passwordBody,
  passwordSetSchema,
  profileChangeBody,
  profileChangedSchema,
  profileSchema,
  registerBody,
  requestOtpBody,
  sessionSchema,
  sessionsSchema,
  signedInSchema,
  verifyOtpBody,
  whoamiSchema,
} from '../auth.ts';
import { erasureAnswerSchema, erasureSchema } from '../erasure.ts';
import { type OperationSchema, refusals } from './schema.ts';

const nothing = z.strictObject({}).nullish();
const verifyCode = {
  body: verifyOtpBody,
  response: { 200: codeSignedInSchema, ...refusals(400, 401, 429, 503) },
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
    body: registerBody,
    response: { 200: signedInSchema, ...refusals(400, 409, 429) },
  },
  login: {
    summary: 'Sign in with a password',
    body: loginBody,
    response: { 200: signedInSchema, ...refusals(400, 401, 429) },
  },
  requestCode: {
    summary: 'Request a one-time code by email',
    body: requestOtpBody,
    response: { 200: codeRequestedSchema, ...refusals(400, 429, 503) },
  },
  verifyCode: { summary: 'Sign in with a one-time code', ...verifyCode },
  verifyCodeAlias: { summary: 'Sign in with a one-time code (alias)', ...verifyCode },
  readSession: { summary: 'Read who is signed in', response: { 200: sessionSchema, ...refusals(401) } },
  whoami: { summary: 'Read who is signed in (alias)', response: { 200: whoamiSchema, ...refusals(401) } },
  logout: { summary: 'Sign out', body: nothing, response: { 200: okSchema, ...refusals(400, 401) } },
  readSessions: { summary: 'List the runner’s sessions', response: { 200: sessionsSchema, ...refusals(401) } },
  endOtherSessions: { summary: 'End all sessions but this one', response: ended },
  endSession: {
    summary: 'End one session',
    params: z.object({ id: z.string() }),
    response: { ...ended, ...refusals(404) },
  },
  confirmIdentity: {
    summary: 'Confirm by password or one-time code that it is still the runner',
    body: confirmBody,
    response: { 200: okSchema, ...refusals(400, 401, 429, 503) },
  },
  setPassword: {
    summary: 'Set or change the password',
    body: passwordBody,
    response: { 200: passwordSetSchema, ...refusals(400, 401, 403, 409, 429, 503) },
  },
  readProfile: { summary: 'Read the account', response: { 200: profileSchema, ...refusals(401) } },
  changeProfile: {
    summary: 'Change the time zone',
    body: profileChangeBody,
    response: { 200: profileChangedSchema, ...refusals(400, 401, 503) },
  },
  setConsent: {
    summary: 'Give or withdraw a consent',
    body: consentBody,
    response: { 200: profileChangedSchema, ...refusals(400, 401, 503) },
  },
  exportAll: {
    summary: 'Download everything that is stored about the runner',
    response: refusals(401, 403, 429, 503),
  },
  readKeys: {
    summary: 'Read the public keys that sessions are verified with',
    response: { 200: z.object({ keys: z.array(publicKey) }), ...refusals(503) },
  },
  eraseAccount: {
    summary: 'Erase the account and everything in it',
    body: nothing,
    response: { 200: erasureAnswerSchema, ...refusals(400, 401, 403) },
  },
  eraseData: {
    summary: 'Erase everything but the account',
    body: nothing,
    response: { 200: erasureAnswerSchema, ...refusals(400, 401) },
  },
  readErasure: {
    summary: 'Read the receipt of an erasure',
    params: z.object({ erasureId: z.string() }),
    response: { 200: erasureSchema, ...refusals(404) },
  },
} satisfies Record<string, OperationSchema>;
