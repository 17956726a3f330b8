import { watch } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../process/make-folder.ts';
import { readCodeFile } from './code-mail.ts';

/** An address as a console may show it: enough to know whose code it is. */
export function shortened(email: string): string {
  return email.replace(/^(.)[^@]*(?=@)/, '$1…');
}

/**
 * Tells each sign-in code that is put into the folder from now on, on one line, until the returned function is called: nobody
 * reads mail on a machine of one's own, and no log may hold a code.
 */
export function watchMail(folder: string, onLine: (line: string) => void): () => void {
  makeFolder(folder);
  const told = new Set<string>();
  const tell = async (name: string) => {
    if (told.has(name)) return;
    told.add(name);
    const mail = await readCodeFile(join(folder, name));
    if (mail) onLine(`Sign-in code for ${shortened(mail.to)}: ${mail.code}`);
  };
  const watcher = watch(folder, (_event, name) => {
    if (name?.endsWith('.eml')) void tell(name);
  });
  // A folder that is removed while it is watched is no reason to end the product.
  watcher.on('error', () => watcher.close());
  return () => watcher.close();
}
