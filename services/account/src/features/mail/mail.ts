/** A plain-text mail. ASCII in lines of at most 76 characters, so that it is sent unencoded (7bit). */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mails, and deletes stored ones. */
export interface MailTransport {
  /** Sends a mail; rejects when it failed. */
  send(mail: Mail): Promise<void>;
  /** Deletes stored mails to an address; returns how many there were. */
  forget(email: string): Promise<number>;
  close(): void;
}

/** A mail in nodemailer's format. Access is disabled so that no content can make nodemailer read a file or URL. */
export const toMessage = ({ to, subject, text }: Mail, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
