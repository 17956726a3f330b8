/** A mail in plain text. ASCII, in lines of at most 76 characters: so it travels as it is (7bit). */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Where mails leave, and what is kept of them. */
export interface MailTransport {
  /** Hands a mail over; rejects where it could not be. */
  send(mail: Mail): Promise<void>;
  /** Removes what is kept of mails to an address; answers how many there were. */
  forget(email: string): Promise<number>;
  close(): void;
}

/** A mail as nodemailer takes it. Nothing in it may make nodemailer read a file or an address. */
export const toMessage = ({ to, subject, text }: Mail, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
