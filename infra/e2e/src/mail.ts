import { until } from '@stridewell/kit/testing/until';
import { codesTo } from '@stridewell/local/mail/code-mail';
import { readE2e } from './config.ts';

/** The newest sign-in code that went to an address, waited for until `sent` have; `folder` is that of a stack of one's own. */
export const codeSentTo = (email: string, { sent = 1, folder = readE2e().mailFolder } = {}): Promise<string> =>
  until('a mail with a code', async () => {
    const codes = await codesTo(folder, email);
    return codes.length >= sent && codes.at(-1);
  });
