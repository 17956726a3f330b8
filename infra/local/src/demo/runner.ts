import { type RegisterBody, signedInSchema } from '@stridewell/contracts/http/auth';
import { EMBED_HEADER, PATHS, type User } from '@stridewell/contracts/web';

/** The demo runner's login. Not a secret: it only gives access to generated data on the local machine. */
export const DEMO_LOGIN = { email: 'runner@stridewell.demo', password: 'Run-Easy-2026' } as const;

/** The demo runner, signed in with a bearer token. */
export interface DemoRunner {
  user: User;
  token: string;
}

/**
 * Signs the demo runner in, after registering the account through the public API if it does not exist.
 * @throws Error with the service's message when neither registration nor sign-in succeeds.
 */
export async function demoRunner(accountUrl: string): Promise<DemoRunner> {
  const { email, password } = DEMO_LOGIN;
  const registration: RegisterBody = {
    email,
    password,
    confirmPassword: password,
    name: 'Demo Runner',
    healthDataConsent: true,
  };
  const registered = await post(`${accountUrl}${PATHS.register}`, registration);
  const taken = registered.status === 409;
  const answer = taken ? await post(`${accountUrl}${PATHS.login}`, DEMO_LOGIN) : registered;
  const body: unknown = await answer.json();
  if (answer.ok) {
    const { user, token } = signedInSchema.parse(body);
    if (token !== undefined) return { user, token };
  }
  throw new Error(`The demo runner cannot ${taken ? 'sign in' : 'be registered'}: ${messageOf(body)}`);
}

function post(url: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', [EMBED_HEADER]: '1' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(15_000) });
}

function messageOf(body: unknown): string {
  const message = typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : null;
  return typeof message === 'string' ? message : 'no reason was given';
}
