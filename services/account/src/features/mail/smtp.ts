import { createTransport } from 'nodemailer';
import { type MailTransport, toMessage } from './mail.ts';

/** SMTP timeouts in milliseconds. They prevent an unresponsive server from blocking the next attempt. */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/**
 * Sends emails by SMTP. `smtps://` always uses TLS. `smtp://` uses TLS when the server offers it, and requires TLS with
 * `?requireTLS=true`.
 */
export const createSmtp = ({ url, from }: { url: string; from: string }): MailTransport => {
  const transport = createTransport({ ...TIMEOUTS, url });
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail, from));
    },
    keyOf: async () => null,
    forget: async () => 0,
    close: () => transport.close(),
  };
};
