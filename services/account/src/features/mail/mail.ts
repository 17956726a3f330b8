/** A plain-text mail. Must be ASCII in lines of at most 76 characters, so that it is sent as 7bit. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface MailTransport {
  /** Sends a mail. @throws Error when sending failed */
  send(mail: Mail): Promise<void>;
  /** Deletes stored mails to an email; returns the number of deleted mails. */
  forget(email: string): Promise<number>;
  close(): void;
}

/** Converts a mail to nodemailer's format. File and URL access is disabled, because nodemailer can attach either. */
export const toMessage = ({ to, subject, text }: Mail, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
