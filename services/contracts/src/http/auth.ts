import { z } from 'zod';
import { CONSENT_KINDS } from '../web/consent.ts';
import { isEmail, CREDENTIAL_MESSAGES as M, NAME_MAX, normaliseEmail, passwordProblem } from '../web/credentials.ts';
import { missingOrInvalid } from './common.ts';

const email = z.string({ error: missingOrInvalid }).transform(normaliseEmail).refine(isEmail, M.email);

const newPassword = z.string({ error: missingOrInvalid }).superRefine((value, ctx) => {
  const problem = passwordProblem(value);
  if (problem) ctx.addIssue({ code: 'custom', message: problem });
});

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
  })
  .refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    message: M.confirm,
    // Also when another field is wrong: a runner should see every problem at once.
    when: ({ value }) => z.looseObject({ password: z.string(), confirmPassword: z.string() }).safeParse(value).success,
  });

/** POST /api/auth/login */
export const loginBody = z.strictObject({
  email,
  password: z.string({ error: missingOrInvalid }).min(1, M.passwordRequired).max(1024, M.invalid),
  rememberMe: z.boolean({ error: missingOrInvalid }).default(false),
});

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  timezone: z.string(),
  createdAt: z.string(),
});

/** Answer of register, login and me when signed in; `token` for embedded clients only. */
export const signedInSchema = z.object({
  ok: z.literal(true),
  loggedIn: z.literal(true),
  user: userSchema,
  token: z.string().optional(),
});

export const signedOutSchema = z.object({ ok: z.literal(false), loggedIn: z.literal(false), user: z.null() });

/** GET /api/auth/me */
export const sessionSchema = z.discriminatedUnion('loggedIn', [signedInSchema, signedOutSchema]);

/** GET /api/auth/whoami */
export const whoamiSchema = z.object({ ok: z.boolean(), user: userSchema.nullable() });

const consentState = z.object({ given: z.boolean(), at: z.string(), version: z.string() }).nullable();

/** GET /api/profile */
export const profileSchema = userSchema.extend({
  hasPassword: z.boolean(),
  consents: z.object({ health_data: consentState, outside_model: consentState }),
});

/** POST /api/profile/consent; answers the profile. */
export const consentBody = z.strictObject({
  kind: z.enum(CONSENT_KINDS, { error: missingOrInvalid }),
  given: z.boolean({ error: missingOrInvalid }),
});

export type ConsentBody = z.infer<typeof consentBody>;
export type RegisterBody = z.infer<typeof registerBody>;
export type LoginBody = z.infer<typeof loginBody>;
