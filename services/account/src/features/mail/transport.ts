import type { Seal } from '../keys/secret-repository.ts';
import { createMailFolder } from './folder.ts';
import type { MailTransport } from './mail.ts';
import { createSmtp } from './smtp.ts';

export interface MailConfig {
  /** URL of the mail server; null where mails are written to the folder as files. */
  smtpUrl: string | null;
  from: string;
  folder: string;
}

/** Sends mails through the mail server if there is one, otherwise writes files. */
export const createMailTransport = ({ smtpUrl, from, folder }: MailConfig, seal: Seal): MailTransport =>
  smtpUrl ? createSmtp({ url: smtpUrl, from }) : createMailFolder({ folder, from, seal });
