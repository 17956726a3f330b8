import type { Seal } from '../keys/secret-repository.ts';
import { createMailFolder } from './folder.ts';
import type { MailTransport } from './mail.ts';
import { createSmtp } from './smtp.ts';

export interface MailConfig {
  /** URL of the mail server; null when emails are written to the folder. */
  smtpUrl: string | null;
  from: string;
  folder: string;
}

/** Returns the SMTP transport when a mail server is configured, otherwise the mail folder. */
export const createMailTransport = ({ smtpUrl, from, folder }: MailConfig, seal: Seal): MailTransport =>
  smtpUrl ? createSmtp({ url: smtpUrl, from }) : createMailFolder({ folder, from, seal });
