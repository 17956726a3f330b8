import { EMBED_HEADER, PATHS, type SignedIn, type User } from '@stridewell/contracts/web';
import { newRunner } from '../runners.ts';
import type { Client } from './client.ts';

/** Creates an account with this name and returns a client that is signed in to it. */
export const signUpNamed = async (origin: string, fullName: string): Promise<{ client: Client; user: User }> => {
  const { name, email, password } = newRunner({ name: fullName });
  const answer = await fetch(`${origin}${PATHS.register}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [EMBED_HEADER]: '1' },
    body: JSON.stringify({ name, email, password, confirmPassword: password, healthDataConsent: true }),
  });
  if (!answer.ok) throw new Error(`register: ${answer.status} ${await answer.text()}`);
  const { user, token = '' } = (await answer.json()) as SignedIn;
  return { client: { origin, token }, user };
};
