import { DEFAULT_LANGUAGE, DEFAULT_UNITS, type Language, type Profile, type Units } from '@stridewell/contracts/web';
import { Card, Stack, showToast } from '@stridewell/ui/core';
import { Segmented } from '@stridewell/ui/forms';
import { accountWords } from './account-words.ts';
import { useSettingsChange } from './use-settings-change.ts';

const LANGUAGE_OPTIONS: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'nb', label: 'Norsk' },
];

/** Card with the language and the units, which are saved on tap. */
export const PreferencesCard = ({ profile }: { profile: Profile }) => {
  const words = accountWords().preferences;
  const { mutate } = useSettingsChange({
    onSaved: () => showToast({ title: accountWords().preferences.saved, tone: 'success' }),
    failure: words.failed,
  });
  const units: readonly { value: Units; label: string }[] = [
    { value: 'km', label: words.km },
    { value: 'mi', label: words.mi },
  ];
  return (
    <Card title={words.title}>
      <Stack $gap={4}>
        <Segmented
          label={words.language}
          help={words.languageHelp}
          options={LANGUAGE_OPTIONS}
          value={profile.language ?? DEFAULT_LANGUAGE}
          onChange={(language) => mutate({ language })}
        />
        <Segmented
          label={words.units}
          help={words.unitsHelp}
          options={units}
          value={profile.units ?? DEFAULT_UNITS}
          onChange={(next) => mutate({ units: next })}
        />
      </Stack>
    </Card>
  );
};
