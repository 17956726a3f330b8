import { callApi, invalidateAfter, messageOf, useToday } from '@stridewell/app/core';
import { ACTIVITY_LIMITS, addDays, isDate, SPORTS, type Sport } from '@stridewell/contracts/web';
import { Button, Card, Row, Stack, showToast, Text } from '@stridewell/ui/core';
import { SelectField, TextAreaField, TextField } from '@stridewell/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { FieldPair } from '../profile/form-layout.ts';
import { lengthWords } from '../profile/length-words.ts';
import type { PaceUnit } from '../session/units.ts';
import { EffortPicker } from '../tracker/effort-picker.tsx';
import type { ActivityWords } from './activity-words.ts';

interface Values {
  date: string;
  sport: Sport;
  minutes: string;
  distance: string;
  rpe: number | null;
  note: string;
}
interface NewActivity extends Pick<Values, 'date' | 'sport'> {
  minutes: number;
  meters?: number;
  rpe?: number;
  note?: string;
}
type Problems = Partial<Record<'date' | 'minutes' | 'distance', string>>;

const METERS = { km: 1_000, mi: 1_609.344 } as const;

/** Returns the metres of an entered distance, null if it is empty, or NaN if it is invalid. */
const metersOf = (typed: string, unit: PaceUnit): number | null => {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  const meters = /^\d{1,3}(?:\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * METERS[unit]) : Number.NaN;
  const { min, max } = ACTIVITY_LIMITS.meters;
  return meters >= min && meters <= max ? meters : Number.NaN;
};

const problemsOf = (values: Values, today: string, unit: PaceUnit, words: ActivityWords): Problems => {
  const { min, max } = ACTIVITY_LIMITS.minutes;
  const { date } = values;
  const minutes = /^\d{1,4}$/.test(values.minutes.trim()) ? Number(values.minutes) : 0;
  const isInWindow = isDate(date) && date <= today && date >= addDays(today, -ACTIVITY_LIMITS.daysBack);
  return {
    ...(!isInWindow && { date: words.problems.date }),
    ...((minutes < min || minutes > max) && { minutes: words.problems.minutes }),
    ...(Number.isNaN(metersOf(values.distance, unit)) && { distance: words.problems.distance }),
  };
};

export interface EntryCardProps {
  unit: PaceUnit;
  words: ActivityWords;
}

const Form = ({ unit, words, onClose }: EntryCardProps & { onClose: () => void }) => {
  const today = useToday();
  const client = useQueryClient();
  const [values, setValues] = useState<Values>({
    ...{ date: today, sport: 'run', minutes: '', distance: '', rpe: null, note: '' },
  });
  const [isTried, setTried] = useState(false);
  const problems = problemsOf(values, today, unit, words);
  const shown = isTried ? problems : {};
  const set = (change: Partial<Values>): void => setValues((before) => ({ ...before, ...change }));
  const { mutate, isPending, error } = useMutation({
    mutationKey: ['add-activity'],
    mutationFn: (body: NewActivity) => callApi('addActivity', { body }),
    onSuccess: () => {
      invalidateAfter(client, 'addActivity');
      showToast({ title: words.entered });
      onClose();
    },
  });
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    const { date, sport, minutes, distance, rpe, note } = values;
    const meters = metersOf(distance, unit);
    mutate({
      ...{ date, sport, minutes: Number(minutes) },
      ...(meters !== null && { meters }),
      ...(rpe !== null && { rpe }),
      ...(note.trim() !== '' && { note: note.trim() }),
    });
  };
  return (
    <form aria-label={words.enterTitle} noValidate onSubmit={handleSubmit}>
      <Stack>
        <FieldPair $words>
          <TextField
            label={words.date}
            type="date"
            min={addDays(today, -ACTIVITY_LIMITS.daysBack)}
            max={today}
            error={shown.date}
            value={values.date}
            onChange={({ target }) => set({ date: target.value })}
          />
          <SelectField
            label={words.sport}
            options={SPORTS.map((value) => ({ value, label: words.sports[value] }))}
            value={values.sport}
            onChange={({ target }) => set({ sport: SPORTS.find((sport) => sport === target.value) ?? 'run' })}
          />
        </FieldPair>
        <FieldPair>
          <TextField
            label={words.minutes}
            inputMode="numeric"
            autoComplete="off"
            error={shown.minutes}
            value={values.minutes}
            onChange={({ target }) => set({ minutes: target.value })}
          />
          <TextField
            label={words.distanceIn(unit)}
            optional={words.optional}
            inputMode="decimal"
            autoComplete="off"
            error={shown.distance}
            value={values.distance}
            onChange={({ target }) => set({ distance: target.value })}
          />
        </FieldPair>
        <EffortPicker effort={values.rpe} onChange={(rpe) => set({ rpe })} />
        <TextAreaField
          label={words.noteLabel}
          optional={words.optional}
          words={lengthWords()}
          rows={2}
          limit={ACTIVITY_LIMITS.note}
          value={values.note}
          onChange={({ target }) => set({ note: target.value })}
        />
        {error && <Text role="alert">{messageOf(error, words.saveFailed)}</Text>}
        <Row $gap={2}>
          <Button type="submit" busy={isPending && words.saving}>
            {words.save}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.notNow}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

/** Form for entering an activity by hand, opened on demand. */
export const EntryCard = ({ unit, words }: EntryCardProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={words.enterTitle}>
      {isOpen ? (
        <Form unit={unit} words={words} onClose={() => setOpen(false)} />
      ) : (
        <Stack $gap={3}>
          <Text $size="14" $quiet={2}>
            {words.enterNote}
          </Text>
          <div>
            <Button variant="secondary" icon="plus" onClick={() => setOpen(true)}>
              {words.enter}
            </Button>
          </div>
        </Stack>
      )}
    </Card>
  );
};
