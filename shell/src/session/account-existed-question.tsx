import {
  callApi,
  isEmbedded,
  messageOf,
  NotConfirmedError,
  toastAfterReload,
  useApi,
  useSingleMutation,
  useUser,
  wipeWaiting,
  withConfirmation,
} from '@stridewell/app/core';
import { Alert, Button, showFailure, token } from '@stridewell/ui/core';
import { AlertDialog } from '@stridewell/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { type ShellLanguage, useShellLanguage } from '../words/words.ts';
import { forgetAccountExisted } from './account-existed.ts';
import { reloadTo } from './navigation.ts';

const WORDS: Record<
  ShellLanguage,
  Record<
    'label' | 'title' | 'keep' | 'empty' | 'text' | 'action' | 'cancel' | 'busy' | 'effect' | 'done' | 'failed',
    string
  >
> = {
  en: {
    label: 'This account existed before',
    title: 'An account with your address already existed',
    keep: 'Keep what is in it',
    empty: 'Start empty',
    text: 'It was opened with a password before your address was verified. That password no longer works, its consents and name are removed, and every other session has ended. If it was not you, start empty. If it was, you can keep the data and set a new password on your profile.',
    action: 'Delete the data',
    cancel: 'Cancel',
    busy: 'Deleting...',
    effect:
      'This deletes all check-ins, plans, logs, coach profiles and chats of this account, for good. The account stays.',
    done: 'Your account is empty now',
    failed: 'Failed to delete the data.',
  },
  nb: {
    label: 'Denne kontoen fantes fra før',
    title: 'Det fantes allerede en konto med adressen din',
    keep: 'Behold det som er i den',
    empty: 'Start med tom konto',
    text: 'Den ble åpnet med et passord før adressen din var bekreftet. Det passordet virker ikke lenger, samtykkene og navnet er fjernet, og alle andre innlogginger er avsluttet. Var det ikke deg, bør du starte med tom konto. Var det deg, kan du beholde dataene og velge et nytt passord på profilen.',
    action: 'Slett dataene',
    cancel: 'Avbryt',
    busy: 'Sletter ...',
    effect:
      'Dette sletter alle innsjekker, planer, logger, profiler hos trenerne og samtaler i denne kontoen for godt. Kontoen blir stående.',
    done: 'Kontoen din er tom nå',
    failed: 'Dataene ble ikke slettet.',
  },
};

const Place = styled.aside`
  max-width: calc(${token('content-max')} + 2 * ${token('gutter')});
  margin: 0 auto;
  padding: ${token('space-4')} ${token('gutter')} 0;
`;

/** Mutation that erases all data except the account and reloads the app at the home screen. */
const useStartEmpty = () => {
  const words = WORDS[useShellLanguage()];
  const client = useQueryClient();
  const { id } = useUser();
  return useSingleMutation({
    mutationKey: ['start-empty'],
    mutationFn: () => withConfirmation(() => callApi('eraseData')),
    onSuccess: async () => {
      forgetAccountExisted();
      client.clear();
      await wipeWaiting(id);
      toastAfterReload({ title: words.done, tone: 'success' });
      reloadTo(isEmbedded() ? '/?embed=1' : '/');
    },
    onError: (error) => {
      if (error instanceof NotConfirmedError) return;
      showFailure(messageOf(error, words.failed));
    },
  });
};

/**
 * True if the account may contain data that the runner stored after the verified sign-in. That sign-in withdrew the
 * consents, and nothing is stored before a new one.
 */
const useHasOwnData = (): boolean => useApi('readProfile').data?.consents.health_data?.given === true;

/**
 * Asks the runner whether to keep or delete the data of an account that existed before the runner verified the address.
 */
export default function AccountExistedQuestion() {
  const words = WORDS[useShellLanguage()];
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending, isSuccess } = useStartEmpty();
  const busy = isPending || isSuccess;
  const hasOwnData = useHasOwnData();
  const keep = (
    <Button key="keep" small variant={hasOwnData ? 'primary' : 'secondary'} onClick={forgetAccountExisted}>
      {words.keep}
    </Button>
  );
  const empty = (
    <Button key="empty" small variant={hasOwnData ? 'secondary' : 'primary'} onClick={() => setConfirming(true)}>
      {words.empty}
    </Button>
  );
  return (
    <Place aria-label={words.label}>
      <Alert live tone="warning" title={words.title} actions={hasOwnData ? [keep, empty] : [empty, keep]}>
        {words.text}
      </Alert>
      <AlertDialog
        danger
        title={words.empty}
        open={confirming}
        onOpenChange={(open) => !busy && setConfirming(open)}
        action={words.action}
        cancel={words.cancel}
        onAction={() => mutate()}
        busy={busy && words.busy}
      >
        {words.effect}
      </AlertDialog>
    </Place>
  );
}
