import { type RegisterBody, signedInSchema } from '@stridewell/contracts/http/auth';
import { EMBED_HEADER, PATHS, type User } from '@stridewell/contracts/web';

/** The password of registered test runners. */
export const PASSWORD = 'Runner4Life';

/**
 * Registers a runner with health-data consent through the API.
 * @returns the account and the bearer token of its session
 * @throws Error with status and body when the registration is rejected
 */
export async function registerRunner(
  origin: string,
  runner: Pick<RegisterBody, 'email'> & Partial<RegisterBody>,
): Promise<{ user: User; token: string }> {
  const { password = PASSWORD } = runner;
  const response = await fetch(`${origin}${PATHS.register}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [EMBED_HEADER]: '1' },
    body: JSON.stringify({ ...runner, password, confirmPassword: password, healthDataConsent: true }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`register: ${response.status} ${text}`);
  const { user, token = '' } = signedInSchema.parse(JSON.parse(text));
  return { user, token };
}
