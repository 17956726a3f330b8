import { z } from 'zod';

const mails = z.array(z.object({ text: z.string().optional() }));

/**
 * Every code that a mail catcher (maildev) received for an address, newest last. `url` is the address of the mail
 * catcher's web page.
 */
export const caughtCodes = async (url: string, email: string): Promise<string[]> => {
  const address = new URL('/api/email', url);
  address.searchParams.set('to.address', email);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the mail catcher answered ${answer.status}`);
  const texts = mails.parse(await answer.json()).map(({ text = '' }) => text);
  return texts.flatMap((text) => /^(\d{6})\s*$/m.exec(text)?.[1] ?? []);
};
