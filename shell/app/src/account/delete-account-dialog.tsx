import { Icon, Stack, Text, token } from '@stridewell/ui/core';
import { AlertDialog } from '@stridewell/ui/overlays';
import styled from 'styled-components';
import { useDeleteAccount } from './use-delete-account.ts';

const Items = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  li {
    display: flex;
    align-items: center;
    gap: ${token('space-3')};
  }
  svg {
    color: ${token('color-danger-fg')};
  }
`;

const DELETED = ['All check-in sessions', 'Daily metrics and notes', 'Account information'];

export interface DeleteAccountDialogProps {
  onClose: () => void;
  /** Called after the account was deleted, before the app reloads. */
  onDeleted?: () => void;
}

/**
 * Asks for confirmation before the account is deleted. Stays open during the deletion. The app then reloads without a
 * session.
 */
export const DeleteAccountDialog = ({ onClose, onDeleted }: DeleteAccountDialogProps) => {
  const { mutate, isPending, isSuccess } = useDeleteAccount(onDeleted);
  const busy = isPending || isSuccess;
  return (
    <AlertDialog
      title="Delete Account & Data"
      open
      danger
      onOpenChange={(open) => !open && !busy && onClose()}
      action="Delete Everything"
      onAction={() => mutate()}
      busy={busy && 'Deleting...'}
    >
      <Stack $gap={3}>
        <Text $quiet={2}>This permanently deletes:</Text>
        <Items>
          {DELETED.map((item) => (
            <li key={item}>
              <Icon name="x" size={20} />
              {item}
            </li>
          ))}
        </Items>
        <Text $size="14" $quiet={2}>
          Your plans, logs, coach profiles and chats are deleted too. You get a receipt of what was erased. Nobody can
          restore it, not even we.
        </Text>
      </Stack>
    </AlertDialog>
  );
};
