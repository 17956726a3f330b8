import { createTransport } from 'nodemailer';
import { type MailTransport, toMessage } from './mail.ts';

/** Timeouts in milliseconds. An unresponsive server must not block the next try. */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** Sends mails by SMTP. `smtp://` uses TLS if the server offers it (`?requireTLS=true` requires it), `smtps://` always. */
export const createSmtp = ({ url, from }: { url: string; from: string }): MailTransport => {
  const transport = createTransport({ ...TIMEOUTS, url });
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail, from));
    },
    forget: async () => 0,
    close: () => transport.close(),
  };
};
