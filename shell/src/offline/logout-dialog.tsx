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
        ? 'It is only on this device. If you log out now, it will be deleted. If you stay signed in, it will be sent when you are online.'
        : 'They are only on this device. If you log out now, they will be deleted. If you stay signed in, they will be sent when you are online.'}
    </AlertDialog>
  );
}
