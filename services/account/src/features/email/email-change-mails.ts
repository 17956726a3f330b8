import type { Language } from '@stridewell/contracts/web';
import { CODE_LIFETIME_MS } from '../codes/code.ts';
import type { Mail } from '../mail/mail.ts';

const MINUTES = CODE_LIFETIME_MS / 60_000;

interface MailTexts {
  code: { subject: string; text: (code: string) => string };
  changed: { subject: string; text: string };
}

/** Texts in lines of at most 76 characters, without links. */
const TEXTS: Record<Language, MailTexts> = {
  en: {
    code: {
      subject: 'Confirm your new Stridewell address',
      text: (code) => `Hi,

You asked Stridewell to use this email address. The code to confirm it is

${code}

Type it on your profile page. It works once, for the next ${MINUTES} minutes.

If you did not ask for this, ignore this mail. Nothing changes.
`,
    },
    changed: {
      subject: 'Your Stridewell address was changed',
      text: `Hi,

Your Stridewell account now has another email address. From now on we
write to that one, and this address no longer signs you in.

Was it you? Then there is nothing to do.

If it was not you, somebody had your password or a code from this mailbox.
Change the password of this mailbox first, and tell the people who run
your Stridewell that the address was changed without you.
`,
    },
  },
  nb: {
    code: {
      subject: 'Bekreft den nye adressen din i Stridewell',
      text: (code) => `Hei,

Du har bedt Stridewell om å bruke denne e-postadressen. Koden for å
bekrefte den er

${code}

Skriv den inn på profilsiden. Den virker én gang, de neste ${MINUTES} minuttene.

Hvis du ikke har bedt om dette, kan du se bort fra e-posten. Ingenting
blir endret.
`,
    },
    changed: {
      subject: 'E-postadressen din i Stridewell er endret',
      text: `Hei,

Stridewell-kontoen din har fått en annen e-postadresse. Heretter skriver vi
dit, og du kan ikke lenger logge inn med denne adressen.

Var det deg? Da trenger du ikke å gjøre noe.

Hvis det ikke var deg, har noen hatt passordet ditt eller en kode fra denne
innboksen. Bytt passordet til innboksen først, og si fra til dem som driver
Stridewell hos deg at adressen ble endret uten deg.
`,
    },
  },
};

/** Returns the email with the code that confirms a new address. */
export const confirmationMail = (to: string, code: string, language: Language): Mail => {
  const { subject, text } = TEXTS[language].code;
  return { to, subject, text: text(code) };
};

/**
 * Returns the email that tells the earlier address about the change. It does not name the new address, because the
 * earlier mailbox may belong to somebody else by now.
 */
export const addressChangedMail = (to: string, language: Language): Mail => ({ to, ...TEXTS[language].changed });
