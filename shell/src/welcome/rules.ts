import { CREDENTIAL_MESSAGES, isEmail, normaliseEmail, passwordProblem } from '@stridewell/contracts/web';

export type Errors<V> = { [K in keyof V]?: string };

export interface LoginValues {
  email: string;
  password: string;
  rememberMe: boolean;
}

export interface RegisterValues {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
  healthDataConsent: boolean;
}

const only = <V>(problems: { [K in keyof V]?: string | null }): Errors<V> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null)) as Errors<V>;

const emailProblem = (email: string): string | null =>
  isEmail(normaliseEmail(email)) ? null : CREDENTIAL_MESSAGES.email;

/** What is wrong with a sign-in, by field, in the specification's wording. */
export const loginErrors = (values: LoginValues): Errors<LoginValues> =>
  only<LoginValues>({
    email: emailProblem(values.email),
    password: values.password === '' ? CREDENTIAL_MESSAGES.passwordRequired : null,
  });

/** What is wrong with a registration, by field. A name may be left out; one of blanks only is not a name. */
export const registerErrors = (values: RegisterValues): Errors<RegisterValues> =>
  only<RegisterValues>({
    name: values.name !== '' && values.name.trim() === '' ? CREDENTIAL_MESSAGES.name : null,
    email: emailProblem(values.email),
    password: passwordProblem(values.password),
    confirmPassword: values.password === values.confirmPassword ? null : CREDENTIAL_MESSAGES.confirm,
    healthDataConsent: values.healthDataConsent ? null : CREDENTIAL_MESSAGES.consent,
  });

/** The rules of a new password, each with whether it is met. */
export const passwordRules = (password: string): { text: string; met: boolean }[] => [
  { text: '8 to 128 characters', met: password.length >= 8 && password.length <= 128 },
  { text: 'A lowercase letter', met: /\p{Ll}/u.test(password) },
  { text: 'An uppercase letter', met: /\p{Lu}/u.test(password) },
  { text: 'A number', met: /\p{Nd}/u.test(password) },
];
