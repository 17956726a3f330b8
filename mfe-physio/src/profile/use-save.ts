import { ApiError, callApi, invalidateAfter, useSingleMutation } from '@stridewell/app/core';
import { PATHS, type PhysioInjury, type PhysioProfile } from '@stridewell/contracts/web';
import { showFailure, showToast } from '@stridewell/ui/core';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callWithErrorMessage } from '../calls/call-with-error-message.ts';
import { bodyOf, type Changes, type FormValues, formOf, injuryBodyOf } from './form.ts';
import { profileWords } from './profile-words.ts';
import type { Target } from './target.ts';

export interface SaveRequest {
  form: FormValues;
  /** The draft's changes that `form` contains. */
  changes: Changes | null;
  /** Set if the injury replaces one in maintenance: ends that maintenance, or uses the other slot. */
  place?: 'ends' | 'beside';
}

const missing = (): never => {
  throw new Error('The form has no area or no onset');
};

const agreedOf = ({ place }: SaveRequest) => (place === 'ends' ? { endsMaintenance: true } : {});

const saveFirst = (exists: boolean, request: SaveRequest, saved: FormValues): Promise<PhysioProfile> => {
  const body = { ...(bodyOf(request.form, saved) ?? missing()), ...agreedOf(request) };
  return callApi(exists ? 'replacePhysioProfile' : 'createPhysioProfile', { body });
};

/** Because of the id, a repeated request adds the injury only once. */
const saveSecond = (newId: string, injury: PhysioInjury | null, request: SaveRequest): Promise<PhysioInjury> => {
  const described = injuryBodyOf(request.form, formOf(injury)) ?? missing();
  const body = { ...described, ...agreedOf(request) };
  return injury
    ? callApi('replaceInjury', { params: { id: injury.id }, body })
    : callApi('addInjury', { body: { ...body, id: newId } });
};

const storeProfile = async (client: QueryClient, profile: PhysioProfile): Promise<void> => {
  await client.cancelQueries({ queryKey: [PATHS.physioProfile] });
  client.setQueryData([PATHS.physioProfile], profile);
};

const operationOf = ({ kind, saved }: Target) => {
  if (kind === 'first') return saved ? 'replacePhysioProfile' : 'createPhysioProfile';
  return saved ? 'replaceInjury' : 'addInjury';
};

/** Mutation that creates or replaces an injury and invalidates the queries that depend on it. */
export const useSaveInjury = (target: Target, onSaved: (sent: SaveRequest) => void) => {
  const client = useQueryClient();
  const [newId] = useState(() => crypto.randomUUID());
  const { kind, saved } = target;
  const isNew = saved === null;
  return useSingleMutation<void, SaveRequest>({
    mutationKey: ['physio-profile'],
    mutationFn: (request) =>
      callWithErrorMessage('Failed to save physio profile', async () => {
        if (request.place === 'beside') await saveSecond(newId, null, request);
        else if (target.kind === 'first')
          await storeProfile(client, await saveFirst(saved !== null, request, formOf(target.saved)));
        else await saveSecond(newId, target.saved, request);
      }),
    onSuccess: (_nothing, sent) => {
      invalidateAfter(client, sent.place === 'beside' ? 'addInjury' : operationOf(target));
      onSaved(sent);
      const texts = profileWords()[kind];
      showToast({ ...(isNew ? texts.created : texts.updated), tone: 'success' });
    },
    onError: (error) => {
      const texts = profileWords()[kind];
      showFailure(isNew ? texts.createFailed : texts.updateFailed);
      // Another device created or removed the injury. After the refetch, the next attempt uses the right method.
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) {
        void client.invalidateQueries({ queryKey: [PATHS.physioProfile] });
        void client.invalidateQueries({ queryKey: [PATHS.physioInjuries] });
      }
    },
  });
};
