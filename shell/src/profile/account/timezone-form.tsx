import { announceNewDay, today } from '@stridewell/app/core';
import { Stack, showToast, TextButton } from '@stridewell/ui/core';
import { TextField } from '@stridewell/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { profileWords } from '../profile-words.ts';
import { FormButtons } from '../setting.tsx';
import { accountWords } from './account-words.ts';
import { useSettingsChange } from './use-settings-change.ts';
import { allZones, deviceZone, zoneOf, zonesWith } from './zones.ts';

/**
 * Mutation that changes the runner's time zone. Updates the session and invalidates every query, because today's date
 * may be different in the new zone.
 */
const useTimezoneChange = (onDone: () => void) => {
  const client = useQueryClient();
  const { day, timezone: words } = profileWords();
  return useSettingsChange({
    onSaved: ({ timezone }) => {
      announceNewDay();
      void client.invalidateQueries();
      showToast({ title: words.saved, text: words.savedText(day(today(timezone))), tone: 'success' });
      onDone();
    },
    failure: words.failed,
  });
};

/**
 * Form that changes the time zone with one combobox, in which the runner types a city or picks a zone from the list. If
 * the text is not the exact name of a zone, the closest match is saved, which is shown below the field.
 */
export const TimezoneForm = ({ timezone, onClose }: { timezone: string; onClose: () => void }) => {
  const words = profileWords().timezone;
  const { label } = accountWords().timezone;
  const list = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => zoneOf(timezone).label);
  const zones = useMemo(() => allZones(timezone), [timezone]);
  const found = useMemo(() => zonesWith(zones, typed), [zones, typed]);
  const { mutate, isPending } = useTimezoneChange(onClose);
  const here = deviceZone();
  const [chosen] = found;
  const isExact = chosen?.label === typed.trim();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (chosen && typed.trim() !== '') mutate({ timezone: chosen.value });
  };
  return (
    <Stack as="form" $gap={4} ref={form} noValidate aria-label={label} onSubmit={handleSubmit}>
      <TextField
        label={label}
        list={list}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        error={!chosen || typed.trim() === '' ? words.none : null}
        help={chosen && !isExact ? words.closest(chosen.label) : words.help}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={list}>
        {zones.map((zone) => (
          <option key={zone.value} value={zone.label} />
        ))}
      </datalist>
      {here !== timezone && zones.some(({ value }) => value === here) && (
        <TextButton onClick={() => setTyped(zoneOf(here).label)}>{words.device(zoneOf(here).label)}</TextButton>
      )}
      <FormButtons save={words.save} busy={isPending} onCancel={onClose} />
    </Stack>
  );
};
