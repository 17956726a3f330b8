import { useLeaveWarning, useToday, useUser } from '@stridewell/app/core';
import { Button, Split, Stack } from '@stridewell/ui/core';
import { FormBar } from '@stridewell/ui/forms';
import type { SubmitEvent } from 'react';
import { profileWords } from '../profile-words.ts';
import { serverProblems, useShownProblems } from '../use-shown-problems.ts';
import { useBackgroundDraft } from './background-draft.ts';
import { type Background, type BackgroundValues, toBackgroundValues } from './background-values.ts';
import { backgroundWords } from './background-words.ts';
import { HistoryCard } from './history-card.tsx';
import { RacesCard } from './races-card.tsx';
import { ResultsCard } from './results-card.tsx';
import { useSaveBackground } from './use-save-background.ts';
import { validateBackground } from './validate-background.ts';

/** Names of the API's fields that differ from those of the form. */
const FORM_NAMES: Record<string, string> = { meters: 'distance', seconds: 'time' };

/** The name of a form's field for a path of the API. */
const fieldOf = (path: string): string => path.replace(/[a-z]+$/, (name) => FORM_NAMES[name] ?? name);

/** The form about the last few weeks. Unsaved input is kept after an error and when another tab is opened. */
export const BackgroundForm = ({ background }: { background: Background }) => {
  const today = useToday();
  const words = backgroundWords();
  const { note, saving } = profileWords();
  const draft = useBackgroundDraft(useUser().id);
  useLeaveWarning(draft.changes !== null);
  const save = useSaveBackground(({ changes }) => {
    fields.reset();
    fields.keep(() => false);
    draft.saved(changes);
  });
  const fields = useShownProblems<string>(save.error);

  const form = { ...toBackgroundValues(background), ...draft.changes };
  const problems = validateBackground(form, today);
  const set = (change: Partial<BackgroundValues>): void => {
    // The names of the rows' fields contain their positions, which adding and removing changes.
    const isMoved = (key: 'results' | 'races'): boolean =>
      change[key] !== undefined && change[key].length !== form[key].length;
    if (isMoved('results') || isMoved('races')) fields.keep((field) => !field.includes('.'));
    draft.change(change);
    if (save.isError) save.reset();
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (Object.keys(problems).length > 0) fields.attempt();
    else save.mutate({ form, saved: background, changes: draft.changes });
  };
  const cardProps = {
    form,
    problems: fields.shown(problems, serverProblems(save.error, fieldOf)),
    set,
    leave: fields.leave,
  };
  return (
    <form ref={fields.form} aria-label={words.title} noValidate onSubmit={handleSubmit}>
      <Stack>
        <Split $even>
          <HistoryCard {...cardProps} />
          <Stack>
            <ResultsCard {...cardProps} />
            <RacesCard {...cardProps} />
          </Stack>
        </Split>
        <FormBar note={note}>
          {/* Less prominent than the save button of the profile, which may be on the screen at the same time. */}
          <Button type="submit" variant="secondary" busy={save.isPending && saving}>
            {words.save}
          </Button>
        </FormBar>
      </Stack>
    </form>
  );
};
