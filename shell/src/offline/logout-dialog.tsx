import { AlertDialog } from '@stridewell/ui/overlays';
import { useLogoutQuestion } from './logout-question.ts';

/** Asks for confirmation before a logout that would discard unsent check-ins. */
export default function LogoutDialog() {
  const { unsent, answer } = useLogoutQuestion();
  return (
    <AlertDialog
      danger
      title={unsent === 1 ? '1 check-in is not yet sent' : `${unsent} check-ins are not yet sent`}
      action="Log out and discard"
      open={unsent > 0}
      onOpenChange={() => answer(false)}
      onAction={() => answer(true)}
    >
      {unsent === 1
        ? 'It is on this device alone. If you log out now, it is thrown away. Stay signed in, and it is sent when you are online.'
        : 'They are on this device alone. If you log out now, they are thrown away. Stay signed in, and they are sent when you are online.'}
    </AlertDialog>
  );
}
