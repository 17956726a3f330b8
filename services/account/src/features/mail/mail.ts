/** A plain-text email. Must contain only ASCII, in lines of at most 76 characters, so that it is sent as 7bit. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface MailTransport {
  /** Sends an email. @throws Error when the email could not be sent */
  send(mail: Mail): Promise<void>;
  /** Deletes all stored emails to an address and returns the number of deleted emails. */
  forget(email: string): Promise<number>;
  close(): void;
}

/** Converts an email to nodemailer's format. Disables nodemailer's access to files and URLs for attachments. */
export const toMessage = ({ to, subject, text }: Mail, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
