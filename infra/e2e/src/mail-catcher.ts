import { z } from 'zod';

const mails = z.array(z.object({ text: z.string().optional() }));

/**
 * The text of every email that a mail catcher (maildev) received for an address, newest last. `url` is the address of
 * the mail catcher's web page.
 */
export const caughtTexts = async (url: string, email: string): Promise<string[]> => {
  const address = new URL('/api/email', url);
  address.searchParams.set('to.address', email);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the mail catcher answered ${answer.status}`);
  return mails.parse(await answer.json()).map(({ text = '' }) => text);
};

/** Every code that a mail catcher received for an address, newest last. */
export const caughtCodes = async (url: string, email: string): Promise<string[]> =>
  (await caughtTexts(url, email)).flatMap((text) => /^(\d{6})\s*$/m.exec(text)?.[1] ?? []);
