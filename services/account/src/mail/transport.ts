import type { Seal } from '../keys/secret-repository.ts';
import { createMailFolder } from './folder.ts';
import type { MailTransport } from './mail.ts';
import { createSmtp } from './smtp.ts';

export interface MailConfig {
  /** Address of a mail server; null where mails are put into the folder as files. */
  smtpUrl: string | null;
  from: string;
  folder: string;
}

/** By the mail server where there is one, else as files. */
export const createMailTransport = ({ smtpUrl, from, folder }: MailConfig, seal: Seal): MailTransport =>
  smtpUrl ? createSmtp({ url: smtpUrl, from }) : createMailFolder({ folder, from, seal });
