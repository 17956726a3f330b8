import { AlertDialog } from '@stridewell/ui/overlays';
import { useLogoutQuestion } from './logout-question.ts';

/** Returns what is not yet sent, such as "1 check-in" or "2 sessions". Both kinds together are entries. */
const unsentWords = (unsent: number, checkins: number): string => {
  const [one, many] =
    checkins === unsent ? ['check-in', 'check-ins'] : checkins === 0 ? ['session', 'sessions'] : ['entry', 'entries'];
  return `${unsent} ${unsent === 1 ? one : many}`;
};

/** Asks for confirmation before a logout that would discard unsent check-ins or sessions. */
export default function LogoutDialog() {
  const { unsent, checkins, answer } = useLogoutQuestion();
  return (
    <AlertDialog
      danger
      title={`${unsentWords(unsent, checkins)} ${unsent === 1 ? 'is' : 'are'} not yet sent`}
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
