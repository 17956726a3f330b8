import type { Area } from '@stridewell/contracts/web';
import { AREAS } from '@stridewell/contracts/web';
import { fold } from '@stridewell/safety/text';
import { BREATHING, EASY_BIKE } from '../../domain/programmes/calm.ts';
import { holdOf } from '../../domain/programmes/dose.ts';
import { HOLD_IDS } from '../../domain/programmes/holds.ts';
import { PROGRAMMES } from '../../domain/programmes/programmes.ts';
import type { PlannedExercise } from '../../domain/programmes/types.ts';
import { exerciseName } from '../text/exercise-names.ts';

/** An exercise that the coach knows, with the area whose programme holds it; null for gentle work of every area. */
export interface Known {
  exercise: PlannedExercise;
  area: Area | null;
}

const PHASES = [1, 2, 3] as const;

const KNOWN: readonly Known[] = [
  ...AREAS.flatMap((area) =>
    PHASES.flatMap((phase) => PROGRAMMES[area].phases[phase].exercises.map((exercise) => ({ exercise, area }))),
  ),
  ...AREAS.flatMap((area) => PROGRAMMES[area].calm.map((exercise) => ({ exercise, area }))),
  ...HOLD_IDS.map((id) => ({ exercise: holdOf(id, 1), area: null })),
  { exercise: BREATHING, area: null },
  { exercise: EASY_BIKE, area: null },
];

/** Singular, without the marks between words: "pogo hops" and "pogo-hop" are one. */
const plain = (text: string): string =>
  fold(text)
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))
    .join(' ');

/** Words that name an exercise by themselves. A part of a name longer than these decides before them. */
const HEADS =
  `pogo,pogo hop,clam,bridge,plank,squat,deadlift,hinge,dead bug,bird dog,cat camel,wall sit,quad set,step up,step down,hip hitch,short foot,
  toe raise,heel raise,calf raise,tibialis,carries,carry,hip raise,split squat,breathing,
  pogohopp,musling,seteloft,planke,kneboy,markloft,hofteboy,veggsitt,larspenn,oppsteg,nedsteg,hofteloft,kort fot,forfotloft,tahev,
  sidegang,beinloft,diagonalloft,utfall`
    .split(',')
    .map(plain);

/** A name up to what only narrows it down: "heavy heel raise" of "Heavy heel raise, bent knee". */
const shortName = (name: string): string => plain(name.split(/,| \(| at | under | eller | or /)[0] ?? name);

const keysOf = ({ name }: PlannedExercise): string[] => {
  const names = [shortName(name), shortName(exerciseName(name, 'nb'))];
  const heads = HEADS.filter((head) => names.some((one) => ` ${one} `.includes(` ${head} `) || one.startsWith(head)));
  return [...names.filter((one) => one.length > 5), ...heads];
};

const KEYS = KNOWN.map((known) => ({ known, keys: keysOf(known.exercise) }));

/** Every exercise that a message may mean: those whose longest named part is longest. Empty where it names none. */
export const exercisesIn = (message: string): Known[] => {
  const text = ` ${plain(message)} `;
  const found = KEYS.map(({ known, keys }) => ({
    known,
    length: Math.max(0, ...keys.filter((key) => text.includes(` ${key} `)).map(({ length }) => length)),
  }));
  const longest = Math.max(...found.map(({ length }) => length));
  return longest === 0 ? [] : found.filter(({ length }) => length === longest).map(({ known }) => known);
};
