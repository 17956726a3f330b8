/**
 * An email as text and as HTML with the same content. The text has lines of at most 76 characters. ASCII text is sent
 * as 7bit, other text as quoted-printable. A code stays readable in both encodings, because it is on a separate line.
 */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailTransport {
  /** Sends an email. @throws Error when the email could not be sent */
  send(mail: Mail): Promise<void>;
  /** Returns the key under which emails to an address are stored; null when they are not stored. */
  keyOf(email: string): Promise<string | null>;
  /** Deletes all stored emails with a key and returns the number of deleted emails. */
  forget(key: string): Promise<number>;
  close(): void;
}

/** Converts an email to nodemailer's format. Disables nodemailer's access to files and URLs for attachments. */
export const toMessage = ({ to, subject, text, html }: Mail, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  textEncoding: 'quoted-printable' as const,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
