import type { SessionPart, SessionStep } from '@stridewell/contracts/web';
import { formatNumber } from '@stridewell/kit/messages/numbers';
import { type Language, listed } from '@stridewell/language/language';
import type { CoachDay, CoachState } from '../../domain/coach-state.ts';
import { KINDS } from '../../domain/training/session-kinds.ts';
import { describeParts } from '../../messages/describe-session.ts';
import { thresholdOf, zonesOf } from './paces.ts';

/** True when the day is the day of the runner's race. */
export const isRaceDay = ({ built }: Pick<CoachDay, 'built'>): boolean => built?.kind === 'race';

/** True when the day is a session of the walk-run ladder. */
export const isLadderDay = ({ built }: Pick<CoachDay, 'built'>): boolean => built?.kind === 'ladder';

/** True when the session has reps, faster blocks or another structure in addition to one continuous easy run. */
export const isStructured = ({ built }: Pick<CoachDay, 'built'>): boolean => (built?.steps.length ?? 0) > 1;

/** True when the day is a walk. */
export const isWalk = ({ built, zone }: Pick<CoachDay, 'built' | 'zone'>): boolean =>
  built ? KINDS[built.kind].family === 'walk' : zone === 'walk';

const minutesText = (seconds: number, language: Language): string => formatNumber(seconds / 60, language, { max: 1 });

/** Returns bouts of different lengths, such as `16 and 8 min jog, 2 min walk between`. */
const boutsText = (bouts: readonly number[], walk: number, language: Language): string => {
  const lengths = listed(
    bouts.map((seconds) => minutesText(seconds, language)),
    language,
  );
  return language === 'nb'
    ? `${lengths} min jogg, ${minutesText(walk, language)} min gange mellom`
    : `${lengths} min jog, ${minutesText(walk, language)} min walk between`;
};

/** Returns the rounds of a ladder session, such as `8 × (1 min jog / 2 min walk)`; null for a day without one. */
export const ladderRounds = ({ built }: CoachDay, language: Language): string | null => {
  if (built?.kind !== 'ladder' || !built.runWalk) return null;
  const { reps = 1, runWalk, bouts } = built;
  const jog = `${minutesText(runWalk.run, language)} min ${language === 'nb' ? 'jogg' : 'jog'}`;
  if (bouts) return boutsText(bouts, runWalk.walk, language);
  if (reps === 1 || runWalk.walk === 0) return jog;
  const walk = `${minutesText(runWalk.walk, language)} min ${language === 'nb' ? 'gange' : 'walk'}`;
  return `${reps} × (${jog} / ${walk})`;
};

/** Returns the text of a ladder session with its stage and rounds; null for a day without one. */
export const ladderText = (day: CoachDay, language: Language): string | null => {
  if (!isLadderDay(day)) return null;
  const stage = day.ladderStage ?? 0;
  const rounds = ladderRounds(day, language);
  const name = language === 'nb' ? `Gå-løp-stigen, trinn ${stage}` : `Walk-run ladder, stage ${stage}`;
  return rounds ? `${name}: ${rounds}` : name;
};

/** Returns one line with the title, the minutes and the zone of a day: `Long run - 55 min, zone 2`. */
export const sessionLine = (day: CoachDay, language: Language): string => {
  if (day.minutes === 0 || isRaceDay(day)) return day.title[language];
  const zones = zonesOf(day.zone);
  const zone = zones.length > 0 ? `, ${language === 'nb' ? 'sone' : 'zone'} ${zones.join('-')}` : '';
  return `${ladderText(day, language) ?? day.title[language]} - ${day.minutes} min${zone}`;
};

/** Lowers the first letter, but keeps an abbreviation such as `VO2`. */
const lowered = (text: string): string =>
  /^\p{Lu}[\p{Lu}\d]/u.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1);

const withArticle = (title: string): string => {
  const [head = ''] = title.split(/:| with|,/);
  if (head.endsWith('s')) return title;
  return `${/^[aeiou]/i.test(head) ? 'an' : 'a'} ${title}`;
};

/** Returns the title of a session within a sentence: `an easy run`, `threshold blocks, 2 × 10 min`. */
export const sessionName = (day: CoachDay, language: Language): string => {
  const title = lowered(ladderText(day, language) ?? day.title[language]);
  if (isLadderDay(day)) return language === 'nb' ? title : `the ${title}`;
  const name = title.replace(': ', ', ');
  return language === 'nb' ? name : withArticle(name);
};

const inZone = (day: CoachDay, language: Language): string => {
  const zones = zonesOf(day.zone);
  if (zones.length === 0 || isLadderDay(day)) return '';
  return ` ${language === 'nb' ? 'i sone' : 'in zone'} ${zones.join('-')}`;
};

/** Returns a session within a sentence: `an easy run of 35 minutes in zone 2`. */
export const sessionPhrase = (day: CoachDay, language: Language): string => {
  if (day.minutes === 0 || isRaceDay(day)) return lowered(day.title[language]);
  const name = sessionName(day, language);
  const minutes = `${day.minutes} ${language === 'nb' ? 'minutter' : 'minutes'}`;
  const zone = inZone(day, language);
  if (isLadderDay(day)) return `${name}, ${minutes} ${language === 'nb' ? 'i alt' : 'in all'}`;
  if (isStructured(day)) return `${name} (${minutes} ${language === 'nb' ? 'i alt' : 'in all'},${zone})`;
  return `${name} ${language === 'nb' ? 'på' : 'of'} ${minutes}${zone}`;
};

const VERBS = {
  en: /^(?:Builds|Raises|Makes|Lifts|Gets|Teaches|Trains|Wakes|Sets)\b/,
  nb: /^(?:Bygger|Hever|Gjør|Får|Lærer|Trener|Vekker|Setter)(?=\s)/,
} as const;

/** Gives a purpose such as "Builds your engine." its subject. */
export const asSentence = (purpose: string, language: Language): string =>
  VERBS[language].test(purpose) ? `${language === 'nb' ? 'Den' : 'It'} ${lowered(purpose)}` : purpose;

/** Returns the purpose of a day as a whole sentence. */
export const purposeText = ({ why }: CoachDay, language: Language): string => asSentence(why[language], language);

/**
 * Returns the steps of a session as lines, with a pace range where one is known. Empty without a structured session.
 */
export const stepLines = (state: CoachState, { built }: CoachDay, language: Language): string[] =>
  built ? describeParts(built.steps, language, thresholdOf(state)?.unit ?? 'km') : [];

const withEffort = (step: SessionStep): SessionStep =>
  step.target ? { ...step, target: { effort: step.target.effort } } : step;

const withoutPaces = (parts: readonly SessionPart[]): SessionPart[] =>
  parts.map((part) => (part.kind === 'repeat' ? { ...part, steps: withoutPaces(part.steps) } : withEffort(part)));

/** Returns the steps of a session as lines that give the effort of each step and no pace. */
export const stepLinesByEffort = ({ built }: CoachDay, language: Language): string[] =>
  built ? describeParts(withoutPaces(built.steps), language, 'km') : [];
