import type { Language } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { dateOf } from '../dates.ts';
import { dayOf, isHard, isLong, rehabLevel } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import { add, extraRace, secondRun } from './add.ts';
import type { Answer } from './answer.ts';
import { nextAfter } from './rest-day.ts';

/** Skipping rope, which is not a skipped session. */
export const ROPE =
  /\b(?:skip(?:ping)? (?:a |the )?ropes?|jump(?:ing)? (?:a |the )?ropes?|rope (?:skipping|jumping)|hoppetau\w*|hoppe tau|tauhopp\w*)/i;
const CLIMBS =
  /\b(?:stair ?master|stair ?climber|step ?mill|step ?machine|stepmaskin\w*|trappemaskin\w*|trappeløp\w*|trappetrening\w*|stair (?:run|session|workout|repeat)\w*|run\w* (?:up )?(?:the )?stairs|(?:mountain|hill|fell|trail) (?:hike|walk)\w*|hik(?:e|es|ing)|fjelltur\w*|fjelltopp\w*|topptur\w*|motbakke\w*)/i;
const RIDES =
  /\b(?:spin|spinning\w*|bike|cycl\w*|ride|turbo|rower|rowing|ergometer|swim\w*|sykkel\w*|sykle\w*|sykling|svøm\w*|ro(?:maskin\w*)?)\b/i;
const HARD_RIDE = /\b(?:sprint\w*|interval\w*|hiit|tabata|all[- ]?out|spurt\w*|hard(?:e|t)?)\b/i;

const NO: Record<'rope' | 'climb' | 'ride', Record<Language, string>> = {
  rope: {
    en: 'No, no skipping rope yet: every jump loads the injury more than a step does.',
    nb: 'Nei, ikke hopp tau ennå: hvert hopp belaster skaden mer enn et steg.',
  },
  climb: {
    en: 'No, not yet: stairs and steep ground load the injury more than walking on the flat.',
    nb: 'Nei, ikke ennå: trapper og bratt terreng belaster skaden mer enn å gå på flatmark.',
  },
  ride: {
    en: 'No sprints or intervals yet, not in another sport either: keep it light enough to talk throughout.',
    nb: 'Ingen spurter eller intervaller ennå, heller ikke i en annen idrett: hold det så lett at du kan snakke hele veien.',
  },
};
const ROPE_FREE: Record<Language, string> = {
  en: 'A few easy minutes on both feet are fine if your calves are used to it; start with less than you think. It does not replace a run.',
  nb: 'Noen rolige minutter på begge bein går fint hvis leggene er vant til det; begynn med mindre enn du tror. Det erstatter ikke en løpetur.',
};

const kindOf = ({ message }: Question): keyof typeof NO | null => {
  if (ROPE.test(message)) return 'rope';
  if (CLIMBS.test(message)) return 'climb';
  return RIDES.test(message) && HARD_RIDE.test(message) ? 'ride' : null;
};

/**
 * Declines everything that loads an injury more than walking if the runner may only walk, and jumps on the ladder as
 * well.
 */
const inRehab = (state: CoachState, question: Question): Answer | null => {
  const kind = kindOf(question);
  if (kind === null) return null;
  const level = rehabLevel(state);
  if (level === 'walk' || (level === 'ladder' && kind === 'rope'))
    return (_state, { language }) => ({ answer: NO[kind][language], next: nextAfter(state, state.today, language) });
  return kind === 'rope' && state.physio === null ? (_state, { language }) => ROPE_FREE[language] : null;
};

const MAY_RACE =
  /\b(?:(?:can|could|may|should) i|ok to) (?:still )?(?:race|compete|enter|run|do)\b|\bkan jeg (?:konkurrere|stille|delta|løpe)(?![\wæøå])/i;
/** A race that is asked for while the runner may only walk. */
const raceInRehab = (state: CoachState, { intent, message }: Question): Answer | null =>
  intent === 'raceSet' && rehabLevel(state) === 'walk' && MAY_RACE.test(message) ? extraRace : null;

const TWO_RUNS =
  /\b(?:(?:two|2) (?:runs|sessions|workouts|jogs)|double (?:run|session|day)|run (?:twice|two times)|(?:to|2) (?:løpe)?(?:økter|turer)|(?:løpe|trene|jogge) (?:to|2) ganger|to ganger|dobbeløkt\w*|dobbel ?økt\w*)(?![\wæøå])/i;
const OTHER_THAN_SECOND =
  /\b(?:weeks?|uk[ae]n?|uker|between|mellom|instead|swap|missed|combine|i stedet|bytte|flytt\w*|move|split|dele?|gym|styrke|strength|bike|sykkel\w*)\b/i;

const HARD_SESSION =
  /\b(?:threshold|tempo|intervals?|sprints?|terskel\w*|intervall\w*|tempoøkt\w*|drag)\b|\b\d{1,2} ?[x×] ?\d{1,4}\b/i;
const FAR = /\b(\d{2,3}) ?(?:k|km|kilomet\w*)\b/i;
const OTHER_THAN_HARD =
  /\b(?:move|flytt\w*|shift|swap|bytt\w*|did|ran|after|etter|gjorde|løp|when|når|why|hvorfor|how|hvordan|what|hva|race|løpet|warm|varme|ready|klar|before|før|cancel|skip|dropp\w*|avlys\w*)\b/i;
const FEW_WORDS = 8;
/** Minimum distance in kilometres that is allowed only as a long run. */
const FAR_FROM_KM = 20;

const dateAsked = (state: CoachState, { days }: Question): string | null => {
  const [day] = days;
  if (!day || days.length > 1 || day.kind === 'weekend') return null;
  const date = dateOf(state, day);
  return date >= state.today ? date : null;
};

/** Declines what does not fit the named day: a second run, or a hard session or long distance on an easy day. */
const onTheDay = (state: CoachState, question: Question): Answer | null => {
  const { message } = question;
  const date = dateAsked(state, question);
  if (date === null || !state.plan) return null;
  if (TWO_RUNS.test(message) && !OTHER_THAN_SECOND.test(message)) return secondRun(date);
  const row = dayOf(state, date);
  if (!row || OTHER_THAN_HARD.test(message) || message.trim().split(/\s+/).length > FEW_WORDS) return null;
  const km = Number(FAR.exec(message)?.[1] ?? 0);
  const isTooHard = HARD_SESSION.test(message) && !isHard(row);
  return isTooHard || (km >= FAR_FROM_KM && !isLong(row)) ? add : null;
};

/** Returns a clear no to what the injury or the day does not allow, however it is asked; null for other messages. */
export const refusedOutright = (state: CoachState, question: Question): Answer | null =>
  inRehab(state, question) ?? raceInRehab(state, question) ?? onTheDay(state, question);
