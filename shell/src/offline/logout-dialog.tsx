import { AlertDialog } from '@stridewell/ui/overlays';
import { useLogoutQuestion } from './logout-question.ts';

const wordsOf = (unsent: number, checkins: number, sessions: number): readonly [one: string, many: string] => {
  if (checkins === unsent) return ['check-in', 'check-ins'];
  if (sessions === unsent) return ['session', 'sessions'];
  return checkins + sessions === 0 ? ['mark', 'marks'] : ['entry', 'entries'];
};

/** Returns what is not yet sent, such as "1 check-in" or "2 sessions". Several kinds together are entries. */
const unsentWords = (unsent: number, checkins: number, sessions: number): string => {
  const [one, many] = wordsOf(unsent, checkins, sessions);
  return `${unsent} ${unsent === 1 ? one : many}`;
};

/** Asks for confirmation before a logout that would discard unsent check-ins, sessions or marks. */
export default function LogoutDialog() {
  const { unsent, checkins, sessions, answer } = useLogoutQuestion();
  return (
    <AlertDialog
      danger
      title={`${unsentWords(unsent, checkins, sessions)} ${unsent === 1 ? 'is' : 'are'} not yet sent`}
      action="Log out and discard"
      open={unsent > 0}
      onOpenChange={() => answer(false)}
      onAction={() => answer(true)}
    >
      {unsent === 1
        ? 'It is only on this device. If you log out now, it will be deleted. If you stay signed in, it will be sent when you are online.'
        : 'They are only on this device. If you log out now, they will be deleted. If you stay signed in, they will be sent when you are online.'}
    </AlertDialog>
  );
}
