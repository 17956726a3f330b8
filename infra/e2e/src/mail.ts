import { until } from '@stridewell/kit/testing/until';
import { codesTo } from '@stridewell/local/mail/code-mail';
import { readE2eConfig } from './config.ts';
import { caughtCodes } from './mail-catcher.ts';

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
