import { CREDENTIAL_MESSAGES, isCode, isEmail, normaliseEmail, passwordProblem } from '@stridewell/contracts/web';
import { definedErrors, type Errors } from '../form/field-errors.ts';

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

/** Returns the validation errors of a sign-in by field, in the wording of the specification. */
export const loginErrors = (values: LoginValues): Errors<LoginValues> =>
  definedErrors<LoginValues>({
    email: emailProblem(values.email),
    password: values.password === '' ? CREDENTIAL_MESSAGES.passwordRequired : null,
  });

/** Returns the validation errors of a registration by field. The name is optional but must not be blank. */
export const registerErrors = (values: RegisterValues): Errors<RegisterValues> =>
  definedErrors<RegisterValues>({
    name: values.name !== '' && values.name.trim() === '' ? CREDENTIAL_MESSAGES.name : null,
    email: emailProblem(values.email),
    password: passwordProblem(values.password),
    confirmPassword: values.password === values.confirmPassword ? null : CREDENTIAL_MESSAGES.confirm,
    healthDataConsent: values.healthDataConsent ? null : CREDENTIAL_MESSAGES.consent,
  });

/** Returns the validation errors of the email address in a code request. */
export const requestErrors = ({ email }: CodeValues): Errors<CodeValues> =>
  definedErrors<CodeValues>({ email: emailProblem(email) });

/** Returns the validation errors of a typed code. */
export const codeErrors = ({ code }: CodeValues): Errors<CodeValues> =>
  definedErrors<CodeValues>({ code: isCode(code) ? null : CREDENTIAL_MESSAGES.code });
