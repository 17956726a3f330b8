import { callApi, invalidateAfter, messageOf, useSingleMutation } from '@stridewell/app/core';
import { pageLanguage } from '@stridewell/app/screens';
import type { PhysioProfile, PlanFact } from '@stridewell/contracts/web';
import { Alert, Button, showFailure, showToast, Text, token } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import { firstInjury } from '../data/injuries.ts';
import { missingWords } from '../data/missing-words.ts';
import { usePhysioPlan } from '../data/reads.ts';
import { healedWords } from './healed-words.ts';
import { profileWords } from './profile-words.ts';

const useResolve = () => {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['physio-resolve'],
    mutationFn: () => callApi('resolveInjury'),
    onSuccess: () => showToast({ ...profileWords().healedToast, tone: 'success' }),
    onError: (error) => showFailure(messageOf(error, profileWords().healFailed)),
    onSettled: () => {
      invalidateAfter(client, 'resolveInjury');
    },
  });
};

const List = styled.ul`
  margin-top: ${token('space-1')};
  padding-left: ${token('space-5')};
  list-style: disc;
`;

/** Remaining requirements of section 2.4 of the domain page. */
const Missing = ({ missing }: { missing: readonly PlanFact[] }) => {
  const { title, notYet } = healedWords();
  return (
    <Alert tone="neutral" title={title}>
      <div lang={pageLanguage()}>
        <p>{notYet}</p>
        <List>
          {missingWords(missing).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </List>
      </div>
    </Alert>
  );
};

/**
 * The end of the profile's injury: the button that marks it as healed if nothing is missing and running is not limited,
 * the missing requirements from the last stage of the ladder onwards, or a message once it is resolved.
 */
export const Healed = ({ profile }: { profile: PhysioProfile }) => {
  const injury = firstInjury(usePhysioPlan());
  const resolve = useResolve();
  const words = healedWords();
  if (profile.status === 'resolved') {
    return <Text $quiet={2}>{profileWords().isHealed}</Text>;
  }
  if (injury?.status !== 'active' || injury.gate.level !== 'clear') return null;
  if (injury.missing.length > 0) return <Missing missing={injury.missing} />;
  return (
    <Alert
      tone="success"
      title={words.title}
      actions={
        <Button
          variant="secondary"
          small
          icon="check"
          busy={resolve.isPending && words.saving}
          onClick={() => resolve.mutate()}
        >
          {words.heal}
        </Button>
      }
    >
      <p>{words.ready}</p>
    </Alert>
  );
};
