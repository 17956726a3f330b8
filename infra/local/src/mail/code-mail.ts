import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where account puts mails as files while there is no mail server: one `.eml` each, named so that the newest sorts last. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

/** What a mail with a sign-in code says. */
export interface CodeMail {
  to: string;
  code: string;
}

/** Reads a mail as account writes it; null when it brings no code. */
export function readCodeMail(text: string): CodeMail | null {
  const to = /^To: (\S+)$/m.exec(text)?.[1];
  const code = /^(\d{6})$/m.exec(text)?.[1];
  return to && code ? { to, code } : null;
}

/** Reads one file; null when it is gone or brings no code. */
export async function readCodeFile(path: string): Promise<CodeMail | null> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return readCodeMail(text);
}

/** Every code that went to an address, the newest last. */
export async function codesTo(folder: string, email: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => readCodeFile(join(folder, name))));
  return mails.flatMap((mail) => (mail?.to === email ? [mail.code] : []));
}
