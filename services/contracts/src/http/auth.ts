import { z } from 'zod';
import { CONSENT_KINDS } from '../web/consent.ts';
import {
  isCode,
  isEmail,
  CREDENTIAL_MESSAGES as M,
  NAME_MAX,
  normaliseEmail,
  passwordProblem,
} from '../web/credentials.ts';
import { isTimezone } from '../web/dates.ts';
import { LANGUAGES, UNITS } from '../web/settings.ts';
import { missingOrInvalid } from './common.ts';

/** Maximum length of a request id, in characters. The ids that this product creates are shorter. */
const REQUEST_ID_MAX = 100;

const email = z.string({ error: missingOrInvalid }).transform(normaliseEmail).refine(isEmail, M.email);

const newPassword = z.string({ error: missingOrInvalid }).superRefine((value, ctx) => {
  const problem = passwordProblem(value);
  if (problem) ctx.addIssue({ code: 'custom', message: problem });
});

/**
 * Reports mismatched passwords even when other fields are invalid, so that a runner sees every problem at the same
 * time.
 */
const confirmed = {
  path: ['confirmPassword'],
  message: M.confirm,
  when: ({ value }: { value: unknown }) =>
    z.looseObject({ password: z.string(), confirmPassword: z.string() }).safeParse(value).success,
};

const isConfirmed = (body: { password: string; confirmPassword: string }): boolean =>
  body.password === body.confirmPassword;

const name = z
  .string({ error: missingOrInvalid })
  .trim()
  .min(1, M.name)
  .max(NAME_MAX, `Please use at most ${NAME_MAX} characters`);

const timezone = z.string({ error: missingOrInvalid }).refine(isTimezone, 'Please choose a time zone from the list');

/** Body of POST /api/auth/register. `timezone` is the browser's time zone and defaults to Europe/Oslo. */
export const registerBody = z
  .strictObject({
    email,
    password: newPassword,
    confirmPassword: z.string({ error: missingOrInvalid }),
    name: name.optional(),
    timezone: timezone.optional(),
    healthDataConsent: z.boolean({ error: missingOrInvalid }).optional(),
    rememberMe: z.boolean({ error: missingOrInvalid }).optional(),
  })
  .refine(isConfirmed, confirmed);

/** Body of POST /api/auth/login. */
export const loginBody = z.strictObject({
  email,
  password: z.string({ error: missingOrInvalid }).min(1, M.passwordRequired).max(1024, M.invalid),
  rememberMe: z.boolean({ error: missingOrInvalid }).default(false),
});

/** Body of POST /api/auth/request-otp. The response is the same whether or not the address has an account. */
export const requestOtpBody = z.strictObject({ email });

/** Response to a request-otp request. A code can only be verified with the `requestId` of the request that sent it. */
export const codeRequestedSchema = z.object({ ok: z.literal(true), requestId: z.string() });

/** Body of POST /api/auth/verify-otp and POST /api/auth/login/otp. The response is the same as for a login. */
export const verifyOtpBody = z.strictObject({
  email,
  code: z.string({ error: missingOrInvalid }).trim().refine(isCode, M.code),
  requestId: z.string({ error: missingOrInvalid }).max(REQUEST_ID_MAX, M.invalid).optional(),
  rememberMe: z.boolean({ error: missingOrInvalid }).default(false),
  /** Time zone of an account that this sign-in creates; ignored when the account exists. */
  timezone: timezone.optional(),
});

/** Proof of identity: the password, or a one-time code that was sent to the account's email address. */
const proof = {
  password: z.string({ error: missingOrInvalid }).min(1, M.passwordRequired).max(1024, M.invalid).optional(),
  code: z.string({ error: missingOrInvalid }).trim().refine(isCode, M.code).optional(),
  requestId: z.string({ error: missingOrInvalid }).max(REQUEST_ID_MAX, M.invalid).optional(),
};
const hasOneProof = ({ password, code }: { password?: string | undefined; code?: string | undefined }): boolean =>
  (password === undefined) !== (code === undefined);
const oneProof = { path: ['password'], message: M.confirmWith };

/** Body of POST /api/auth/confirm: the password, or a one-time code that was sent to the account's email address. */
export const confirmBody = z.strictObject(proof).refine(hasOneProof, oneProof);

/**
 * Body of POST /api/auth/email-changes: the new address, and the password or a code sent to the present address.
 * `withoutOldMailbox` states that the runner no longer owns the present mailbox, so that the notice sent to it contains
 * no link for restoring the address. It requires the password.
 */
export const emailChangeBody = z
  .strictObject({ email, ...proof, withoutOldMailbox: z.boolean({ error: missingOrInvalid }).default(false) })
  .refine(hasOneProof, oneProof)
  .refine(({ withoutOldMailbox, password }) => !withoutOldMailbox || password !== undefined, {
    path: ['withoutOldMailbox'],
    message: M.oldMailboxNeedsPassword,
  });

/**
 * Response to POST /api/auth/email-changes, the same whether or not the address has an account. `changeId` identifies
 * the change while the code that was sent to the new address is valid.
 */
export const emailChangeStartedSchema = z.object({ ok: z.literal(true), changeId: z.string() });

/** Body of POST /api/auth/email-changes/{id}/confirm: the code that was sent to the new address. */
export const emailConfirmBody = z.strictObject({
  email,
  code: z.string({ error: missingOrInvalid }).trim().refine(isCode, M.code),
});

export const okSchema = z.object({ ok: z.literal(true) });

/** Response to POST /api/auth/confirm. Clients that store tokens receive the renewed token. */
export const confirmedSchema = okSchema.extend({ token: z.string().optional() });

/** Body of POST /api/auth/email-restorations: the token from the notice that was sent to the previous address. */
export const emailRestorationBody = z.strictObject({
  token: z.string({ error: missingOrInvalid }).regex(/^[\w-]{43}$/, M.emailLinkGone),
});

/** Response to POST /api/auth/email-restorations: the address that can be used to sign in again. */
export const emailRestoredSchema = okSchema.extend({ email: z.string() });

/**
 * Body of POST /api/auth/password. `currentPassword` may be missing if the account has no password, or within 10
 * minutes of signing in with a code.
 */
export const passwordBody = z
  .strictObject({
    password: newPassword,
    confirmPassword: z.string({ error: missingOrInvalid }),
    currentPassword: z.string({ error: missingOrInvalid }).max(1024, M.invalid).optional(),
  })
  .refine(isConfirmed, confirmed);

/**
 * Response to POST /api/auth/password. The session is renewed with a token or a cookie, depending on which the client
 * sent.
 */
export const passwordSetSchema = confirmedSchema;

/** Response to GET /api/auth/sessions: active sessions, newest first. */
export const sessionsSchema = z.array(
  z.object({
    id: z.string(),
    createdAt: z.string(),
    lastSeenAt: z.string(),
    /** Browser and operating system, such as `Chrome on Android`; null if unknown. */
    device: z.string().nullable(),
    current: z.boolean(),
  }),
);

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  timezone: z.string(),
  /** Settings of the runner; missing in responses from older releases, which means kilometres and English. */
  units: z.enum(UNITS).optional(),
  language: z.enum(LANGUAGES).optional(),
  /** Time at which the account was created, as an ISO 8601 timestamp. */
  createdAt: z.string(),
});

/** Response to register, login and `me` requests when the runner is signed in. */
export const signedInSchema = z.object({
  ok: z.literal(true),
  loggedIn: z.literal(true),
  user: userSchema,
  /** Access token, sent only to embedded clients. */
  token: z.string().optional(),
});

/** Response to verify-otp and login/otp requests. */
export const codeSignedInSchema = signedInSchema.extend({
  /**
   * True when the account existed before a code first verified its email address. Its password was then removed and its
   * sessions ended.
   */
  accountExisted: z.literal(true).optional(),
  /** True when this sign-in created the account. */
  accountCreated: z.literal(true).optional(),
});

/** Response to a `me` request when the runner is signed out. */
export const signedOutSchema = z.object({
  ok: z.literal(false),
  loggedIn: z.literal(false),
  user: z.null(),
  /** Id of the erased account that the cookie belongs to. The device must delete its local data for that account. */
  erasedUserId: z.string().optional(),
});

/** Response to GET /api/auth/me. */
export const sessionSchema = z.discriminatedUnion('loggedIn', [signedInSchema, signedOutSchema]);

/** Response to GET /api/auth/whoami. */
export const whoamiSchema = z.object({ ok: z.boolean(), user: userSchema.nullable() });

const consentState = z.object({ given: z.boolean(), at: z.string(), version: z.string() }).nullable();

/** Response to GET /api/profile. */
export const profileSchema = userSchema.extend({
  /**
   * Time at which a code first verified the address; null while it is not verified, missing in responses from older
   * releases.
   */
  emailVerifiedAt: z.string().nullable().optional(),
  hasPassword: z.boolean(),
  /** The answer to each consent question; null when the runner has not answered it. */
  consents: z.object({ health_data: consentState, outside_model: consentState }),
});

/**
 * Body of PATCH /api/profile: the settings to change, at least one. A missing setting is left unchanged; a null name
 * removes the name. The response is the profile with a new cookie, and with a new token if the client sent one.
 */
export const profileChangeBody = z
  .strictObject({
    timezone: timezone.optional(),
    name: name.nullable().optional(),
    units: z.enum(UNITS, { error: missingOrInvalid }).optional(),
    language: z.enum(LANGUAGES, { error: missingOrInvalid }).optional(),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), M.nothingToChange);

/** Response to PATCH /api/profile and POST /api/profile/consent. `token` is for clients that store it themselves. */
export const profileChangedSchema = profileSchema.extend({ token: z.string().optional() });

/** Body of POST /api/profile/consent. The response is the same as for PATCH /api/profile. */
export const consentBody = z.strictObject({
  kind: z.enum(CONSENT_KINDS, { error: missingOrInvalid }),
  given: z.boolean({ error: missingOrInvalid }),
});

export type ProfileChangeBody = z.infer<typeof profileChangeBody>;
export type EmailChangeBody = z.infer<typeof emailChangeBody>;
export type EmailRestorationBody = z.infer<typeof emailRestorationBody>;
export type EmailConfirmBody = z.infer<typeof emailConfirmBody>;
export type ConfirmBody = z.infer<typeof confirmBody>;
export type PasswordBody = z.infer<typeof passwordBody>;
export type ConsentBody = z.infer<typeof consentBody>;
export type RegisterBody = z.infer<typeof registerBody>;
