import { Text } from '@stridewell/ui/core';
import { AlertDialog } from '@stridewell/ui/overlays';
import { useDeleteAccount } from './use-delete-account.ts';

/** Says what is deleted before it is. While it deletes it stays. */
const DeleteDialog = ({ onClose }: { onClose: () => void }) => {
  const { mutate, isPending } = useDeleteAccount();
  return (
    <AlertDialog
      title="Delete Account & Data"
      open
      danger
      onOpenChange={(open) => !open && !isPending && onClose()}
      action="Delete Everything"
      onAction={() => mutate()}
      busy={isPending && 'Deleting...'}
    >
      <Text $quiet={2}>
        This deletes all check-in sessions, daily metrics and notes, your plans, logs, coach and physio profiles, chats,
        and your account information. It cannot be undone.
      </Text>
    </AlertDialog>
  );
};

export default DeleteDialog;
