import { watch } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../process/make-folder.ts';
import { readCodeFile } from './code-mail.ts';

/** An email address, shortened for the console but still long enough to recognise the recipient. */
export function shortened(email: string): string {
  return email.replace(/^(.)[^@]*(?=@)/, '$1…');
}

/**
 * Prints each sign-in code that arrives in the folder on one line until the returned function is called. Without a mail
 * server the console is the only place to read a code, because logs must not contain codes.
 */
export function watchMail(folder: string, onLine: (line: string) => void): () => void {
  makeFolder(folder);
  const printed = new Set<string>();
  const print = async (name: string) => {
    if (printed.has(name)) return;
    printed.add(name);
    const mail = await readCodeFile(join(folder, name));
    if (mail) onLine(`Sign-in code for ${shortened(mail.to)}: ${mail.code}`);
  };
  const watcher = watch(folder, (_event, name) => {
    if (name?.endsWith('.eml')) void print(name);
  });
  // The product must keep running when the folder is removed while it is watched.
  watcher.on('error', () => watcher.close());
  return () => watcher.close();
}
