import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The folder where the account service writes emails when no mail server is configured: one `.eml` file for each email.
 * By name, the newest sorts last.
 */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

/** The content of an email with a sign-in code. */
export interface CodeMail {
  to: string;
  code: string;
}

/** Parses an email that the account service wrote. Null when it contains no code. */
export function readCodeMail(text: string): CodeMail | null {
  const to = /^To: (\S+)$/m.exec(text)?.[1];
  const code = /^(\d{6})$/m.exec(text)?.[1];
  return to && code ? { to, code } : null;
}

/** Parses an email file. Null when the file is missing or contains no code. */
export async function readCodeFile(path: string): Promise<CodeMail | null> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return readCodeMail(text);
}

/** All emails to an address as they were written, newest last. */
export async function mailsTo(folder: string, email: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')));
  return mails.filter((mail) => /^To: (\S+)$/m.exec(mail)?.[1] === email);
}

/** All codes that were sent to an address, newest last. */
export async function codesTo(folder: string, email: string): Promise<string[]> {
  return (await mailsTo(folder, email)).flatMap((mail) => readCodeMail(mail)?.code ?? []);
}
