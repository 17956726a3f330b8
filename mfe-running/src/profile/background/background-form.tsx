import { ApiError, useLeaveWarning, useToday, useUser } from '@stridewell/app/core';
import { Button, Split, Stack, Text } from '@stridewell/ui/core';
import { focusFirstError } from '@stridewell/ui/forms';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { SaveBar } from '../save-bar.ts';
import { useBackgroundDraft } from './background-draft.ts';
import { type Background, type BackgroundValues, toBackgroundValues } from './background-values.ts';
import { HistoryCard } from './history-card.tsx';
import { RacesCard } from './races-card.tsx';
import { ResultsCard } from './results-card.tsx';
import { useSaveBackground } from './use-save-background.ts';
import { type BackgroundErrors, validateBackground } from './validate-background.ts';

/** Names of the API's fields that differ from those of the form. */
const FORM_NAMES: Record<string, string> = { meters: 'distance', seconds: 'time' };

/** Validation errors of the server, by field of the form. */
const serverProblems = (error: Error | null): BackgroundErrors =>
  error instanceof ApiError
    ? Object.fromEntries(
        error.issues.map(({ path, message }) => [path.replace(/[a-z]+$/, (name) => FORM_NAMES[name] ?? name), message]),
      )
    : {};

const onlyFields = (problems: BackgroundErrors, fields: ReadonlySet<string>): BackgroundErrors =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => fields.has(field)));

/** The form about the last weeks. Unsaved input is kept after an error and when another tab is opened. */
export const BackgroundForm = ({ background }: { background: Background }) => {
  const element = useRef<HTMLFormElement>(null);
  const today = useToday();
  const draft = useBackgroundDraft(useUser().id);
  useLeaveWarning(draft.changes !== null);
  const [blurred, setBlurred] = useState<ReadonlySet<string>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const save = useSaveBackground(({ changes }) => {
    setAttempts(0);
    setBlurred(new Set());
    draft.saved(changes);
  });

  const form = { ...toBackgroundValues(background), ...draft.changes };
  const problems = validateBackground(form, today);
  const shownProblems: BackgroundErrors = {
    ...serverProblems(save.error),
    ...(attempts > 0 ? problems : onlyFields(problems, blurred)),
  };

  useEffect(() => {
    if ((attempts > 0 || save.error) && element.current) focusFirstError(element.current);
  }, [attempts, save.error]);

  const set = (change: Partial<BackgroundValues>): void => {
    // The names of the rows' fields contain their positions, which adding and removing changes.
    const isMoved = (key: 'results' | 'races'): boolean =>
      change[key] !== undefined && change[key].length !== form[key].length;
    if (isMoved('results') || isMoved('races'))
      setBlurred((before) => new Set([...before].filter((field) => !field.includes('.'))));
    draft.change(change);
    if (save.isError) save.reset();
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (Object.keys(problems).length > 0) setAttempts(attempts + 1);
    else save.mutate({ form, saved: background, changes: draft.changes });
  };
  const cardProps = {
    form,
    problems: shownProblems,
    set,
    leave: (field: string) => setBlurred((before) => new Set([...before, field])),
  };
  return (
    <form ref={element} aria-label="Your last weeks" noValidate onSubmit={handleSubmit}>
      <Stack>
        <Split $even>
          <HistoryCard {...cardProps} />
          <Stack>
            <ResultsCard {...cardProps} />
            <RacesCard {...cardProps} />
          </Stack>
        </Split>
        <SaveBar data-action-bar>
          <Button type="submit" busy={save.isPending && 'Saving...'}>
            Save your last weeks
          </Button>
          <Text $size="14" $quiet={3}>
            Saving updates the days of this week that you have not logged.
          </Text>
        </SaveBar>
      </Stack>
    </form>
  );
};
