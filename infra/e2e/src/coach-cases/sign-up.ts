import type { User } from '@stridewell/contracts/web';
import { registerRunner } from '@stridewell/local/testbed/register';
import { newRunner } from '../runners.ts';
import type { Client } from './client.ts';

/** Creates an account with the given name and returns a signed-in client for it. */
export const signUpNamed = async (origin: string, name: string): Promise<{ client: Client; user: User }> => {
  const { user, token } = await registerRunner(origin, newRunner({ name }));
  return { client: { origin, token }, user };
};
