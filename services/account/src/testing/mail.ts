import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@stridewell/kit/testing/until';
import type { Config } from '../config.ts';

type Mailing = Pick<Config, 'mail'>;

/** Returns the raw text of all stored emails to an address, oldest first. */
export const mailsTo = async ({ mail: { folder } }: Mailing, email: string): Promise<string[]> => {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`\nTo: ${email}\n`));
};

const CODE = /^\d{6}$/m;

/** Returns the code in an email. @throws Error when the email contains no code */
export const codeIn = (mail: string): string => {
  const code = CODE.exec(mail)?.[0];
  if (!code) throw new Error('a mail without a code');
  return code;
};

/** Waits until at least `count` codes have been sent to an address and returns all of them. */
export const codesTo = (config: Mailing, email: string, count = 1): Promise<string[]> =>
  until(`${count} mails`, async () => {
    const mails = (await mailsTo(config, email)).filter((mail) => CODE.test(mail));
    return mails.length >= count && mails.map(codeIn);
  });

/** Waits until codes have been sent to the given number of addresses and returns the code for each address. */
export const allCodes = ({ mail: { folder } }: Mailing, addresses: number): Promise<Map<string, string>> =>
  until(`codes to ${addresses} addresses`, async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    if (names.length < addresses) return null;
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return new Map(mails.map((mail) => [/^To: (.+)$/m.exec(mail)?.[1] ?? '', codeIn(mail)]));
  });

/** Returns a code that differs from the given one. */
export const differentCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export const removeMails = ({ mail: { folder } }: Mailing): Promise<void> =>
  rm(folder, { recursive: true, force: true });
