import { NAME_MAX, type Profile } from '@stridewell/contracts/web';
import { Stack, showToast } from '@stridewell/ui/core';
import { TextField } from '@stridewell/ui/forms';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { profileWords } from '../profile-words.ts';
import { FormButtons } from '../setting.tsx';
import { accountWords } from './account-words.ts';
import { useSettingsChange } from './use-settings-change.ts';

/** Form that changes or removes the runner's name. */
export const NameForm = ({ profile, onClose }: { profile: Profile; onClose: () => void }) => {
  const words = accountWords().name;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(profile.name ?? '');
  const { mutate, isPending } = useSettingsChange({
    onSaved: () => {
      showToast({ title: words.saved, tone: 'success' });
      onClose();
    },
    failure: words.failed,
  });
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    mutate({ name: typed.trim() || null });
  };
  return (
    <Stack as="form" $gap={4} ref={form} aria-label={words.label} onSubmit={handleSubmit}>
      <TextField
        label={words.label}
        optional={profileWords().access.optional}
        autoComplete="name"
        maxLength={NAME_MAX}
        help={words.help}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FormButtons save={words.save} busy={isPending} onCancel={onClose} />
    </Stack>
  );
};
