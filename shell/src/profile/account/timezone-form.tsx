import { announceNewDay, today } from '@stridewell/app/core';
import { longDay, Stack, showToast, TextButton } from '@stridewell/ui/core';
import { SelectField, TextField } from '@stridewell/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { FormButtons } from '../setting.tsx';
import { useSettingsChange } from './use-settings-change.ts';
import { allZones, deviceZone, zonesWith } from './zones.ts';

/**
 * Mutation that changes the runner's time zone. Updates the session and invalidates every query, because today's date
 * may be different in the new zone.
 */
const useTimezoneChange = (onDone: () => void) => {
  const client = useQueryClient();
  return useSettingsChange({
    onSaved: ({ timezone }) => {
      announceNewDay();
      void client.invalidateQueries();
      showToast({ title: 'Timezone saved', text: `Your day is ${longDay(today(timezone))}.`, tone: 'success' });
      onDone();
    },
    failure: 'Failed to save your timezone',
  });
};

/** Form that changes the time zone. Has a search field for the city and a native select with the matching zones. */
export const TimezoneForm = ({ timezone, onClose }: { timezone: string; onClose: () => void }) => {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState(timezone);
  const zones = useMemo(() => allZones(timezone), [timezone]);
  const found = useMemo(() => zonesWith(zones, typed), [zones, typed]);
  const { mutate, isPending } = useTimezoneChange(onClose);
  const here = deviceZone();
  // If the search hides the selected zone, the first matching zone is selected, so that the select shows the zone that
  // will be saved.
  const chosen = found.some(({ value }) => value === wanted) ? wanted : (found[0]?.value ?? wanted);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (found.length > 0) mutate({ timezone: chosen });
  };
  return (
    <Stack as="form" $gap={4} ref={form} aria-label="Timezone" onSubmit={handleSubmit}>
      <TextField
        label="Find a city"
        value={typed}
        autoComplete="off"
        spellCheck={false}
        error={found.length === 0 ? 'No timezone found. Try the nearest big city.' : null}
        onChange={(event) => setTyped(event.target.value)}
      />
      <SelectField
        label="Timezone"
        options={found.length > 0 ? found : zones.filter(({ value }) => value === wanted)}
        value={chosen}
        help="It sets your days, your weeks and the time of the evening question."
        onChange={(event) => setWanted(event.target.value)}
      />
      {here !== timezone && zones.some(({ value }) => value === here) && (
        <TextButton
          onClick={() => {
            setTyped('');
            setWanted(here);
          }}
        >
          Use this device's: {here}
        </TextButton>
      )}
      <FormButtons save="Save timezone" busy={isPending} onCancel={onClose} />
    </Stack>
  );
};
