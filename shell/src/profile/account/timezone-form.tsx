import { Button, Row, Stack, TextButton } from '@stridewell/ui/core';
import { SelectField, TextField } from '@stridewell/ui/forms';
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTimezoneChange } from './use-timezone-change.ts';
import { allZones, deviceZone, zonesWith } from './zones.ts';

/** Form that changes the time zone, with a search field for the city and a native select with the matches. */
export const TimezoneForm = ({ timezone, onClose }: { timezone: string; onClose: () => void }) => {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState(timezone);
  const zones = useMemo(() => allZones(timezone), [timezone]);
  const found = useMemo(() => zonesWith(zones, typed), [zones, typed]);
  const { mutate, isPending } = useTimezoneChange(onClose);
  const here = deviceZone();
  // If the search hides the selected zone, the first match is selected, so that the select shows the zone to be saved.
  const chosen = found.some(({ value }) => value === wanted) ? wanted : (found[0]?.value ?? wanted);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (found.length > 0) mutate(chosen);
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
      <Row $wrap>
        <Button type="submit" small busy={isPending && 'Saving...'}>
          Save timezone
        </Button>
        <Button variant="secondary" small onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
};
