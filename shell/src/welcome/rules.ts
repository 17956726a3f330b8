import { CREDENTIAL_MESSAGES, isCode, isEmail, normaliseEmail, passwordProblem } from '@stridewell/contracts/web';
import { type Errors, only } from '../form/errors.ts';

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
  rememberMe: boolean;
}

export interface CodeValues {
  email: string;
  code: string;
  rememberMe: boolean;
}

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

/** What is wrong with the address a code is asked for. */
export const requestErrors = ({ email }: CodeValues): Errors<CodeValues> =>
  only<CodeValues>({ email: emailProblem(email) });

/** What is wrong with a typed code. */
export const codeErrors = ({ code }: CodeValues): Errors<CodeValues> =>
  only<CodeValues>({ code: isCode(code) ? null : CREDENTIAL_MESSAGES.code });
