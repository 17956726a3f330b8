import { until } from '@stridewell/kit/testing/until';
import { codesTo } from '@stridewell/local/mail/code-mail';
import { readE2e } from './config.ts';
import { codesCaughtFor } from './mail-catcher.ts';

/** Every sign-in code that went to an address, the newest last; `folder` is that of a stack of one's own. */
const codesSentTo = (email: string, folder?: string): Promise<string[]> => {
  const { mailUrl, mailFolder } = readE2e();
  return mailUrl && !folder ? codesCaughtFor(mailUrl, email) : codesTo(folder ?? mailFolder, email);
};

/** The newest sign-in code that went to an address, waited for until `sent` have; `folder` is that of a stack of one's own. */
export const codeSentTo = (email: string, { sent = 1, folder }: { sent?: number; folder?: string } = {}) =>
  until<string>('a mail with a code', async () => {
    const codes = await codesSentTo(email, folder);
    return codes.length >= sent && codes.at(-1);
  });
