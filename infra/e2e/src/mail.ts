import { until } from '@stridewell/kit/testing/until';
import { codesTo, mailsTo } from '@stridewell/local/mail/code-mail';
import { readE2eConfig } from './config.ts';
import { caughtCodes, caughtTexts } from './mail-catcher.ts';

/** Every sign-in code sent to an address, newest last. `folder` is the mail folder of a separate stack. */
const codesSentTo = (email: string, folder?: string): Promise<string[]> => {
  const { mailUrl, mailFolder } = readE2eConfig();
  return mailUrl && !folder ? caughtCodes(mailUrl, email) : codesTo(folder ?? mailFolder, email);
};

/**
 * The newest sign-in code sent to an address, once `sent` codes have arrived. `folder` is the mail folder of a separate
 * stack.
 */
export const waitForSentCode = (email: string, { sent = 1, folder }: { sent?: number; folder?: string } = {}) =>
  until<string>('an email with a code', async () => {
    const codes = await codesSentTo(email, folder);
    return codes.length >= sent && codes.at(-1);
  });

/** The part of an email to an address that matches a pattern, once such an email has arrived. */
export const waitForMailPart = (email: string, pattern: RegExp): Promise<string> =>
  until<string>(`an email with ${pattern}`, async () => {
    const { mailUrl, mailFolder } = readE2eConfig();
    const texts = mailUrl ? await caughtTexts(mailUrl, email) : await mailsTo(mailFolder, email);
    // Quoted-printable breaks long lines and writes an equals sign as =3D.
    const plain = texts.map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
    return plain.map((text) => pattern.exec(text)?.[0]).findLast((part) => part !== undefined) ?? false;
  });
