import type { InjuryFunction, QuestionnaireInput } from '@stridewell/contracts/web';
import { newUuid } from '../player/new-uuid.ts';

/** An activity in the form. The score is null until the runner chooses it. */
export interface ActivityEntry {
  key: string;
  name: string;
  score: string | null;
}

/** Content of the form. Its id stays the same for each attempt to send it. */
export interface FunctionEntry {
  id: string;
  activities: ActivityEntry[];
  globalChange: string | null;
  confidence: string | null;
}

export const emptyActivity = (name = ''): ActivityEntry => ({ key: newUuid(), name, score: null });

/** Returns a form with the activities of the runner's last answers, or with one empty activity. */
export const emptyEntry = ({ activities }: Pick<InjuryFunction, 'activities'>): FunctionEntry => ({
  id: newUuid(),
  activities: activities.length > 0 ? activities.map(({ name }) => emptyActivity(name)) : [emptyActivity()],
  globalChange: null,
  confidence: null,
});

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

/** True if an earlier activity of the form has the same name. */
export const isNamedTwice = (activities: readonly ActivityEntry[], at: number): boolean => {
  const name = activities[at]?.name.trim().toLowerCase();
  return activities.slice(0, at).some((other) => other.name.trim().toLowerCase() === name);
};

/** Returns the answers in the format of the API, or null while a name or a score is missing. */
export const inputOf = (
  injuryId: string,
  { id, activities, globalChange, confidence }: FunctionEntry,
): QuestionnaireInput | null => {
  const given = activities.flatMap(({ name, score }, at) =>
    name.trim() === '' || score === null || isNamedTwice(activities, at)
      ? []
      : [{ name: name.trim(), score: Number(score) }],
  );
  if (given.length < activities.length) return null;
  return {
    ...{ id, injuryId, status: 'answered', activities: given },
    ...{ globalChange: numberOf(globalChange), confidence: numberOf(confidence) },
  };
};

/** The entry that postpones the questions for this week. */
export const skippedInput = (injuryId: string, { id }: FunctionEntry): QuestionnaireInput => ({
  ...{ id, injuryId, status: 'skipped', activities: [], globalChange: null, confidence: null },
});
