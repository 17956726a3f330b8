import { until } from '@stridewell/kit/testing/until';
import { codesTo } from '@stridewell/local/mail/code-mail';
import { readE2e } from './config.ts';
import { codesCaughtFor } from './mail-catcher.ts';

/** Every sign-in code sent to an address, newest last. `folder` is the mail folder of a separate stack. */
const codesSentTo = (email: string, folder?: string): Promise<string[]> => {
  const { mailUrl, mailFolder } = readE2e();
  return mailUrl && !folder ? codesCaughtFor(mailUrl, email) : codesTo(folder ?? mailFolder, email);
};

/**
 * The newest sign-in code sent to an address, once `sent` codes have arrived. `folder` is the mail folder of a separate
 * stack.
 */
export const codeSentTo = (email: string, { sent = 1, folder }: { sent?: number; folder?: string } = {}) =>
  until<string>('an email with a code', async () => {
    const codes = await codesSentTo(email, folder);
    return codes.length >= sent && codes.at(-1);
  });
