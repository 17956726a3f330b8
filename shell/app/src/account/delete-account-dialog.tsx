import { Icon, Stack, Text, token } from '@stridewell/ui/core';
import { AlertDialog } from '@stridewell/ui/overlays';
import styled from 'styled-components';
import { pageLanguage } from '../screens/page-language.ts';
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

const WORDS = {
  en: {
    title: 'Delete Account & Data',
    action: 'Delete Everything',
    cancel: 'Cancel',
    busy: 'Deleting...',
    lead: 'This permanently deletes:',
    items: ['All check-in sessions', 'Daily metrics and notes', 'Account information'],
    more: 'Your plans, logs, coach profiles and chats are deleted too. You get a receipt of what was erased. It cannot be restored, not even by us.',
  },
  nb: {
    title: 'Slett konto og data',
    action: 'Slett alt',
    cancel: 'Avbryt',
    busy: 'Sletter ...',
    lead: 'Dette sletter for godt:',
    items: ['Alle innsjekker', 'Dagstall og notater', 'Kontoopplysninger'],
    more: 'Planene, loggene, løpe- og skadeprofilen og samtalene dine slettes også. Du får en kvittering på det som ble slettet. Ingen kan hente det tilbake, heller ikke vi.',
  },
};

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
  const words = WORDS[pageLanguage()];
  const { mutate, isPending, isSuccess } = useDeleteAccount(onDeleted);
  const busy = isPending || isSuccess;
  return (
    <AlertDialog
      title={words.title}
      open
      danger
      onOpenChange={(open) => !open && !busy && onClose()}
      action={words.action}
      cancel={words.cancel}
      onAction={() => mutate()}
      busy={busy && words.busy}
    >
      <Stack $gap={3}>
        <Text $quiet={2}>{words.lead}</Text>
        <Items>
          {words.items.map((item) => (
            <li key={item}>
              <Icon name="x" size={20} />
              {item}
            </li>
          ))}
        </Items>
        <Text $size="14" $quiet={2}>
          {words.more}
        </Text>
      </Stack>
    </AlertDialog>
  );
};
