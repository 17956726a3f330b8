import { PATHS } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Config } from '../config.ts';
import { givenCodeSession, givenLogin, newAddress, newEmail, PASSWORD, post, type SignedInRunner } from './fixtures.ts';
import { codesTo, mailsTo } from './mail.ts';

const LINK = /https:\/\/stridewell\.example\/restore-email#([\w-]{43})$/m;

export const restore = (
  app: FastifyInstance,
  token: string,
  remoteAddress = newAddress(),
): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url: PATHS.emailRestorations, payload: { token }, remoteAddress });

/** A runner with a verified address and a password. */
export const givenVerified = async (app: FastifyInstance, config: Config): Promise<SignedInRunner> => {
  const runner = await givenCodeSession(app, config);
  const body = { password: PASSWORD, confirmPassword: PASSWORD };
  const { statusCode } = await post(app, PATHS.password, body, runner.headers);
  if (statusCode !== 200) throw new Error(`no password: ${statusCode}`);
  return givenLogin(app, runner.email);
};

export interface AddressChange {
  email?: string;
  /** Number of codes already sent to the address. */
  sent?: number;
  withoutOldMailbox?: boolean;
}

/** Changes a runner's address with the password, and returns the new address. */
export const changeAddress = async (
  app: FastifyInstance,
  config: Config,
  { headers }: Pick<SignedInRunner, 'headers'>,
  { email = newEmail(), sent = 0, ...more }: AddressChange = {},
): Promise<string> => {
  const started = await post(app, PATHS.emailChanges, { email, password: PASSWORD, ...more }, headers);
  if (started.statusCode !== 200) throw new Error(`no change: ${started.statusCode} ${started.body}`);
  const code = (await codesTo(config, email, sent + 1))[sent];
  const url = `${PATHS.emailChanges}/${started.json().changeId}/confirm`;
  const changed = await post(app, url, { email, code }, headers);
  if (changed.statusCode !== 200) throw new Error(`not changed: ${changed.statusCode} ${changed.body}`);
  return email;
};

/** Waits for the notice to a previous address and returns it and the token that it contains. */
export const noticeTo = async (config: Config, email: string): Promise<{ mail: string; token: string }> => {
  const mail = await until('the notice', async () =>
    (await mailsTo(config, email)).find((text) => /^Subject: (Your Stridewell address|E-postadressen)/m.test(text)),
  );
  // Quoted-printable breaks long lines and writes an equals sign as =3D.
  const [, token = ''] = LINK.exec(mail.replaceAll('=\n', '').replaceAll('=3D', '=')) ?? [];
  return { mail, token };
};
