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
import { missingOrInvalid } from './common.ts';

/** Maximum length of a request id; ours are shorter. */
const REQUEST_ID_MAX = 100;

const email = z.string({ error: missingOrInvalid }).transform(normaliseEmail).refine(isEmail, M.email);

const newPassword = z.string({ error: missingOrInvalid }).superRefine((value, ctx) => {
  const problem = passwordProblem(value);
  if (problem) ctx.addIssue({ code: 'custom', message: problem });
});

/** Reports the mismatch even when other fields are invalid, so that a runner sees every problem at once. */
const confirmed = {
  path: ['confirmPassword'],
  message: M.confirm,
  when: ({ value }: { value: unknown }) =>
    z.looseObject({ password: z.string(), confirmPassword: z.string() }).safeParse(value).success,
};

const isConfirmed = (body: { password: string; confirmPassword: string }): boolean =>
  body.password === body.confirmPassword;

/** POST /api/auth/register */
export const registerBody = z
  .strictObject({
    email,
    password: newPassword,
    confirmPassword: z.string({ error: missingOrInvalid }),
    name: z
      .string({ error: missingOrInvalid })
      .trim()
      .min(1, M.name)
      .max(NAME_MAX, `Please use at most ${NAME_MAX} characters`)
      .optional(),
    healthDataConsent: z.boolean({ error: missingOrInvalid }).optional(),
    rememberMe: z.boolean({ error: missingOrInvalid }).optional(),
  })
  .refine(isConfirmed, confirmed);

/** POST /api/auth/login */
export const loginBody = z.strictObject({
  email,
  password: z.string({ error: missingOrInvalid }).min(1, M.passwordRequired).max(1024, M.invalid),
  rememberMe: z.boolean({ error: missingOrInvalid }).default(false),
});

/** POST /api/auth/request-otp; the response is the same whether or not the address has an account. */
export const requestOtpBody = z.strictObject({ email });

/** Response of request-otp. A code can only be verified with the `requestId` of the request that sent it. */
export const codeRequestedSchema = z.object({ ok: z.literal(true), requestId: z.string() });

/** POST /api/auth/verify-otp, POST /api/auth/login/otp; the response is that of a login. */
export const verifyOtpBody = z.strictObject({
  email,
  code: z.string({ error: missingOrInvalid }).trim().refine(isCode, M.code),
  requestId: z.string({ error: missingOrInvalid }).max(REQUEST_ID_MAX, M.invalid).optional(),
  rememberMe: z.boolean({ error: missingOrInvalid }).default(false),
});

/** POST /api/auth/confirm: with the password, or with a one-time code sent to the account's email address. */
export const confirmBody = z
  .strictObject({
    password: z.string({ error: missingOrInvalid }).min(1, M.passwordRequired).max(1024, M.invalid).optional(),
    code: z.string({ error: missingOrInvalid }).trim().refine(isCode, M.code).optional(),
    requestId: z.string({ error: missingOrInvalid }).max(REQUEST_ID_MAX, M.invalid).optional(),
  })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    path: ['password'],
    message: M.confirmWith,
  });

export const okSchema = z.object({ ok: z.literal(true) });

/** POST /api/auth/password. `currentPassword` may be missing without a password or within 10 min of a code sign-in. */
export const passwordBody = z
  .strictObject({
    password: newPassword,
    confirmPassword: z.string({ error: missingOrInvalid }),
    currentPassword: z.string({ error: missingOrInvalid }).max(1024, M.invalid).optional(),
  })
  .refine(isConfirmed, confirmed);

/** Response of POST /api/auth/password. Renews the session with a token or a cookie, as the client sent. */
export const passwordSetSchema = okSchema.extend({ token: z.string().optional() });

/** GET /api/auth/sessions: active sessions, newest first. */
export const sessionsSchema = z.array(
  z.object({
    id: z.string(),
    createdAt: z.string(),
    lastSeenAt: z.string(),
    /** Browser and system, `Chrome on Android`; null if unknown. */
    device: z.string().nullable(),
    current: z.boolean(),
  }),
);

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  timezone: z.string(),
  /** ISO 8601 instant. */
  createdAt: z.string(),
});

/** Response of register, login and me when signed in. */
export const signedInSchema = z.object({
  ok: z.literal(true),
  loggedIn: z.literal(true),
  user: userSchema,
  /** Only for embedded clients. */
  token: z.string().optional(),
});

/** Response of verify-otp and login/otp. */
export const codeSignedInSchema = signedInSchema.extend({
  /** An account existed before a code verified the email address: its password was removed and its sessions ended. */
  accountExisted: z.literal(true).optional(),
  /** The sign-in created the account. */
  accountCreated: z.literal(true).optional(),
});

/** Response of me when signed out. */
export const signedOutSchema = z.object({
  ok: z.literal(false),
  loggedIn: z.literal(false),
  user: z.null(),
  /** Set when the account of the cookie was erased: the device must delete its local data of that account. */
  erasedUserId: z.string().optional(),
});

/** GET /api/auth/me */
export const sessionSchema = z.discriminatedUnion('loggedIn', [signedInSchema, signedOutSchema]);

/** GET /api/auth/whoami */
export const whoamiSchema = z.object({ ok: z.boolean(), user: userSchema.nullable() });

const consentState = z.object({ given: z.boolean(), at: z.string(), version: z.string() }).nullable();

/** GET /api/profile */
export const profileSchema = userSchema.extend({
  /** Time at which a code first verified the address; null while unverified, missing in older releases. */
  emailVerifiedAt: z.string().nullable().optional(),
  hasPassword: z.boolean(),
  /** By kind; null when the question was never answered. */
  consents: z.object({ health_data: consentState, outside_model: consentState }),
});

/** PATCH /api/profile; returns the profile, a new cookie, and a token if the client sent one. */
export const profileChangeBody = z.strictObject({
  timezone: z.string({ error: missingOrInvalid }).refine(isTimezone, 'Please choose a time zone from the list'),
});

/** Response of PATCH /api/profile and POST /api/profile/consent. `token` is for clients that store it themselves. */
export const profileChangedSchema = profileSchema.extend({ token: z.string().optional() });

/** POST /api/profile/consent; the response is that of PATCH /api/profile. */
export const consentBody = z.strictObject({
  kind: z.enum(CONSENT_KINDS, { error: missingOrInvalid }),
  given: z.boolean({ error: missingOrInvalid }),
});

export type ConfirmBody = z.infer<typeof confirmBody>;
export type PasswordBody = z.infer<typeof passwordBody>;
export type ConsentBody = z.infer<typeof consentBody>;
export type RegisterBody = z.infer<typeof registerBody>;
