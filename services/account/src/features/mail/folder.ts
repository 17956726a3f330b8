import { mkdir, readdir, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createId } from '@stridewell/kit/ids';
import { createTransport } from 'nodemailer';
import type { Seal } from '../keys/secret-repository.ts';
import { type MailTransport, toMessage } from './mail.ts';

export interface MailFolder {
  folder: string;
  from: string;
  /** Computes the HMAC that represents an email in file names. */
  seal: Seal;
}

/** Deletes files and returns the number of files that existed. */
const removeAll = async (files: string[]): Promise<number> => {
  const removed = await Promise.all(
    files.map((file) =>
      unlink(file).then(
        () => 1,
        (error) => {
          if (Reflect.get(Object(error), 'code') !== 'ENOENT') throw error;
          return 0;
        },
      ),
    ),
  );
  return removed.reduce<number>((sum, one) => sum + one, 0);
};

/**
 * Writes emails as `.eml` files, for use without a mail server. The file name contains a time-ordered id and an HMAC of
 * the email.
 */
export const createMailFolder = ({ folder, from, seal }: MailFolder): MailTransport => {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toMessage(mail, from));
      const file = join(folder, `${createId()}.${await seal(mail.to)}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // The file is renamed when it is complete, so that readers of the folder do not see incomplete emails.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    keyOf: seal,
    async forget(key) {
      const names = await readdir(folder).catch(() => []);
      return removeAll(names.filter((name) => name.includes(`.${key}.eml`)).map((name) => join(folder, name)));
    },
    close: () => composer.close(),
  };
};
