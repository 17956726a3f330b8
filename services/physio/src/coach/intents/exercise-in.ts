import { EXERCISES } from '@stridewell/exercises';
import { fold } from '@stridewell/safety/text';
import { CONDITIONS } from '../../domain/conditions/conditions.ts';
import type { ConditionId, ConditionRules } from '../../domain/conditions/types.ts';
import { plannedOf } from '../../domain/programmes/planned.ts';
import type { PlannedExercise } from '../../domain/programmes/types.ts';
import { exerciseName } from '../text/exercise-names.ts';

/** An exercise that the coach knows, with the conditions whose programmes contain it. */
export interface Known {
  exercise: PlannedExercise;
  conditions: readonly ConditionId[];
}

const idsOf = ({ lists, calm }: ConditionRules): string[] => [
  ...[...lists[1].daily, ...lists[2].heavy, ...lists[2].light].map(({ id }) => id),
  ...[...lists[3].heavy, ...lists[3].light, ...lists[3].spring].map(({ id }) => id),
  ...calm,
];

const LISTED: readonly (readonly [ConditionId, ReadonlySet<string>])[] = Object.values(CONDITIONS).map(
  (rules) => [rules.id, new Set(idsOf(rules))] as const,
);

/** Gentle exercises that every programme contains. */
const GENTLE: ReadonlySet<string> = new Set(['breathing', 'easy-bike']);

const KNOWN: readonly Known[] = EXERCISES.map(({ id, purpose }) => ({
  ...{ id, purpose },
  conditions: LISTED.flatMap(([condition, ids]) => (ids.has(id) ? [condition] : [])),
}))
  .filter(({ id, purpose, conditions }) => conditions.length > 0 || purpose === 'hold' || GENTLE.has(id))
  .map(({ id, conditions }) => ({ exercise: plannedOf(id), conditions: GENTLE.has(id) ? [] : conditions }));

/** Singular, without the marks between words: "pogo hops" and "pogo-hop" are one. */
const plain = (text: string): string =>
  fold(text)
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))
    .join(' ');

/** Words that name an exercise by themselves. A longer part of a name takes precedence over them. */
const HEADS =
  `pogo,pogo hop,clam,bridge,plank,squat,deadlift,hinge,dead bug,bird dog,cat camel,wall sit,quad set,step up,step down,hip hitch,short foot,
  toe raise,heel raise,calf raise,tibialis,carries,carry,hip raise,split squat,breathing,
  pogohopp,musling,seteloft,planke,kneboy,markloft,hofteboy,veggsitt,larspenn,oppsteg,nedsteg,hofteloft,kort fot,forfotloft,tahev,
  sidegang,beinloft,diagonalloft,utfall`
    .split(',')
    .map(plain);

/** A name without the words that only narrow it down: "heavy heel raise" of "Heavy heel raise, bent knee". */
const shortName = (name: string): string => plain(name.split(/,| \(| at | under | eller | or /)[0] ?? name);

const keysOf = ({ name }: PlannedExercise): string[] => {
  const names = [shortName(name), shortName(exerciseName(name, 'nb'))];
  const heads = HEADS.filter((head) => names.some((one) => ` ${one} `.includes(` ${head} `) || one.startsWith(head)));
  return [...names.filter((one) => one.length > 5), ...heads];
};

const KEYS = KNOWN.map((known) => ({ known, keys: keysOf(known.exercise) }));

/** Common names for exercises whose official name uses other words. */
const NICKNAMES: readonly (readonly [RegExp, string])[] = [
  [/ (?:the )?(?:brace thing|bracing|belly brace|abdominal brace) /g, ' abdominal brace hold '],
  [/ (?:pusteovelse\w*|breathing (?:exercise|thing)|breathing) /g, ' slow breathing '],
  [/ (?:setekniping\w*|seteknip) /g, ' statisk setekniping '],
  [/ (?:magespenn\w*) /g, ' statisk magespenn '],
];

/** All exercises that a message may mean: those with the longest matching part of a name. Empty if it names none. */
export const exercisesIn = (message: string): Known[] => {
  const text = NICKNAMES.reduce((said, [form, name]) => said.replace(form, name), ` ${plain(message)} `);
  const found = KEYS.map(({ known, keys }) => ({
    known,
    length: Math.max(0, ...keys.filter((key) => text.includes(` ${key} `)).map(({ length }) => length)),
  }));
  const longest = Math.max(...found.map(({ length }) => length));
  return longest === 0 ? [] : found.filter(({ length }) => length === longest).map(({ known }) => known);
};
