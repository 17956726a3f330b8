import { createTransport } from 'nodemailer';
import { type MailTransport, toMessage } from './mail.ts';

/** A server that hangs must not keep a code from being sent by the next try. */
const PATIENCE = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** Mails by SMTP: `smtp://` takes TLS where the server offers it (`?requireTLS=true` insists), `smtps://` speaks nothing else. */
export const createSmtp = ({ url, from }: { url: string; from: string }): MailTransport => {
  const transport = createTransport({ ...PATIENCE, url });
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail, from));
    },
    forget: async () => 0,
    close: () => transport.close(),
  };
};
