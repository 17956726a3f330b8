import { AlertDialog } from '@stridewell/ui/overlays';
import { type ShellLanguage, useShellLanguage } from '../words/words.ts';
import { useLogoutQuestion } from './logout-question.ts';

type Kind = 'checkins' | 'sessions' | 'marks' | 'entries';

interface LogoutWords {
  /** Title with the number of unsent entries, such as "1 check-in is not yet sent". */
  title: (count: number, kind: Kind) => string;
  action: string;
  cancel: string;
  one: string;
  many: string;
}

const EN_KINDS: Record<Kind, [one: string, many: string]> = {
  checkins: ['check-in', 'check-ins'],
  sessions: ['session', 'sessions'],
  marks: ['mark', 'marks'],
  entries: ['entry', 'entries'],
};

const NB_KINDS: Record<Kind, [one: string, many: string]> = {
  checkins: ['innsjekk', 'innsjekker'],
  sessions: ['økt', 'økter'],
  marks: ['avkryssing', 'avkryssinger'],
  entries: ['registrering', 'registreringer'],
};

const WORDS: Record<ShellLanguage, LogoutWords> = {
  en: {
    title: (count, kind) =>
      count === 1 ? `1 ${EN_KINDS[kind][0]} is not yet sent` : `${count} ${EN_KINDS[kind][1]} are not yet sent`,
    action: 'Log out and discard',
    cancel: 'Cancel',
    one: 'It is only on this device. If you log out now, it will be deleted. If you stay signed in, it will be sent when you are online.',
    many: 'They are only on this device. If you log out now, they will be deleted. If you stay signed in, they will be sent when you are online.',
  },
  nb: {
    title: (count, kind) => `${count} ${NB_KINDS[kind][count === 1 ? 0 : 1]} er ikke sendt`,
    action: 'Logg ut og forkast',
    cancel: 'Avbryt',
    one: 'Den ligger bare på denne enheten. Logger du ut nå, blir den slettet. Blir du innlogget, sendes den når du er på nett.',
    many: 'De ligger bare på denne enheten. Logger du ut nå, blir de slettet. Blir du innlogget, sendes de når du er på nett.',
  },
};

/** Kind of the unsent entries. Returns the general kind when there are several. */
const kindOf = (unsent: number, checkins: number, sessions: number): Kind => {
  if (checkins === unsent) return 'checkins';
  if (sessions === unsent) return 'sessions';
  return checkins + sessions === 0 ? 'marks' : 'entries';
};

/** Asks for confirmation before a logout that would discard unsent check-ins, sessions or marks. */
export default function LogoutDialog() {
  const words = WORDS[useShellLanguage()];
  const { unsent, checkins, sessions, answer } = useLogoutQuestion();
  return (
    <AlertDialog
      danger
      title={words.title(unsent, kindOf(unsent, checkins, sessions))}
      action={words.action}
      cancel={words.cancel}
      open={unsent > 0}
      onOpenChange={() => answer(false)}
      onAction={() => answer(true)}
    >
      {unsent === 1 ? words.one : words.many}
    </AlertDialog>
  );
}
