import type { Language, Words } from '@stridewell/language/language';
import { chooseUnsaid, type Voice } from '@stridewell/language/variants';
import type { Day, PlanToday } from '../../domain/today/today.ts';
import type { Question } from '../intents/read.ts';
import type { CoachState, Followed } from '../state.ts';

/** The data that an answer about an injury is based on. */
export interface Case extends Followed {
  state: CoachState;
  day: Day;
  question: Question;
  language: Language;
  voice: Voice;
}

/** The same text in several wordings. */
export type Wordings = Readonly<Record<Language, readonly string[]>>;

/**
 * Returns a wording in the runner's language, preferably one without a sentence that was already used in the thread.
 */
export const say = ({ voice, language }: Pick<Case, 'voice' | 'language'>, wordings: Wordings): string => {
  const variants = wordings[language];
  return chooseUnsaid(voice, variants) ?? variants[voice.seed % variants.length] ?? '';
};

/** One topic's reply for any runner, Markdown in the language of the question. Pure. */
export type Answer = (state: CoachState, question: Question) => string;
/** One topic's reply for a runner whose injury is followed. Pure. */
export type CaseAnswer = (found: Case) => string;

/** A reply that uses neither the injury nor the programme, so it cannot contain an exercise or a dose. Pure. */
export type PlainAnswer = (question: Question, voice: Voice) => string;

/** A fixed reply that needs no training permit, in one wording or several. */
export const plain =
  (words: Words | Wordings): PlainAnswer =>
  ({ language }, voice) => {
    const { en, nb } = words;
    if (typeof en === 'string' || typeof nb === 'string') return `${words[language]}`;
    return say({ voice, language }, { en, nb });
  };

const hasArea = (plan: PlanToday): plan is Day => 'area' in plan;

/** True when the physio coach follows an injury of the runner. */
export const hasCase = ({ followed, plan }: CoachState): boolean => followed !== null && hasArea(plan);

/** The injury of a turn; null if there is no profile or if the injury is healed. */
export const caseOf = (state: CoachState, question: Question, voice: Voice): Case | null => {
  const { followed, plan } = state;
  return followed && hasArea(plan)
    ? { ...followed, state, day: plan, question, language: question.language, voice }
    : null;
};

const NO_PROFILE: Wordings = {
  en: [
    'Please fill in your physio profile first: where it hurts and how it began, on the Profile tab. It takes a minute; then a check-in, and the exercises follow from both. Without it I give none.',
    'Please fill in your physio profile first, then check in: the exercises come from those two.',
    'Please fill in your physio profile first; that depends on the injury, and I know nothing of yours yet.',
  ],
  nb: [
    'Fyll ut fysioprofilen din først: hvor det gjør vondt og hvordan det begynte, under Profil. Det tar et minutt; så en innsjekk, og øvelsene følger av begge. Uten den gir jeg ingen.',
    'Fyll ut fysioprofilen din først, og sjekk så inn: øvelsene kommer av de to.',
    'Fyll ut fysioprofilen din først; det kommer an på skaden, og jeg vet ingenting om din ennå.',
  ],
};
const HEALED: Wordings = {
  en: [
    'Your injury is marked as healed, so there is no programme now. Running Coach has the plan. If something hurts again, save the area on the Profile tab and we start again.',
    'With the injury marked as healed I hold nothing back: Running Coach has the plan and builds it up. Should it hurt again, save the area on the Profile tab.',
  ],
  nb: [
    'Skaden din er merket som frisk, så det er ikke noe program nå. Running Coach har planen. Gjør noe vondt igjen, lagre området under Profil, så begynner vi på nytt.',
    'Skaden er merket som frisk, så herfra er ingenting stengt: Running Coach har planen og bygger den opp. Gjør det vondt igjen, lagre området under Profil.',
  ],
};

/** Reply if no injury is followed. */
export const nothingFollowed = ({ plan }: CoachState, { language }: Question, voice: Voice): string =>
  say({ voice, language }, plan.status === 'resolved' ? HEALED : NO_PROFILE);
