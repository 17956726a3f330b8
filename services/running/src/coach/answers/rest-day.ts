import { dayName, weekday } from '@stridewell/language/days';
import { capitalised, type Language } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import { wantsYesOrNo } from '@stridewell/language/yes-no';
import type { CoachDay, CoachState } from '../../domain/coach-state.ts';
import { leftOf } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import { sessionPhrase } from '../text/sessions.ts';
import { asksLeave, aspectOf } from './aspects.ts';
import { changeText } from './session.ts';

/** Returns the next session after a date in a sentence; null when none is left this week. */
export const nextAfter = (state: CoachState, date: string, language: Language): string | null => {
  const next = leftOf(state).find((day) => day.date > date);
  if (!next) return null;
  const name = weekday(next.date, language);
  return language === 'nb'
    ? `Neste er ${name}: ${sessionPhrase(next, language)}.`
    : `Next is ${name}: ${sessionPhrase(next, language)}.`;
};

/** Returns a day within a sentence: `today`, `Sunday`. */
export const inside = (name: string): string =>
  /^(?:Today|Tomorrow|Yesterday|On |På |I )/.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;

/** Returns when a day is, at the beginning of a sentence: `Today`, `On Sunday`, `På søndag`. */
export const onDay = (name: string, language: Language): string => {
  if (/^(?:Today|Tomorrow|Yesterday|I )/.test(name)) return name;
  return `${language === 'nb' ? 'På' : 'On'} ${name}`;
};

/** True when a question asks whether there is a run, or whether one is allowed. */
export const asksOfRun = (question: Question): boolean =>
  !question.concepts.has('dayOff') &&
  (asksLeave(question) || wantsYesOrNo(question.message)) &&
  ['run', 'session', 'plan'].some((name) => question.concepts.has(name));

/** True when a question asks whether a day is free. */
export const asksOfRest = ({ concepts, message }: Question): boolean =>
  concepts.has('dayOff') && wantsYesOrNo(message) && !/\b(?:can|may|kan|får|should|bør|need|trenger)\b/i.test(message);

/** Answers a question about a rest day: confirms it, explains why, or states whether a run is allowed. */
export const restDay = (state: CoachState, question: Question, day: CoachDay): Reply => {
  const { language, message } = question;
  const name = dayName(day.date, state.today, language);
  const isWhy = aspectOf(question) === 'why';
  if (asksOfRest(question))
    return {
      answer: language === 'nb' ? `Ja, ${inside(name)} er det hviledag.` : `Yes, ${inside(name)} is a rest day.`,
      why: day.why[language],
      next: nextAfter(state, day.date, language),
    };
  const asksToRun = asksOfRun(question);
  const changed = changeText(state, day, language);
  if (language === 'nb') {
    const head = `${capitalised(name)} er det hviledag`;
    return {
      answer: isWhy
        ? [
            `${capitalised(name)} er fri fordi kroppen bygger seg opp mens du hviler, ikke mens du løper.`,
            'Fordi det er i hvilen treningen setter seg, også når du er i godt slag.',
          ]
        : asksToRun
          ? [`Nei, ${inside(head)}, så la løpingen ligge.`, `Ingen løping: ${inside(head)}.`]
          : [`${head}.`, `${capitalised(name)} har du fri fra løping.`, `${capitalised(name)} er satt av til hvile.`],
      why: isWhy ? changed : [day.why.nb, 'Beina bygger seg opp mens de hviler, så fridagen er en del av treningen.'],
      next: /sykl|svøm|styrke|gå\b|gåtur/i.test(message)
        ? 'En kort, rolig gåtur eller litt bevegelighet er helt greit.'
        : nextAfter(state, day.date, language),
    };
  }
  return {
    answer: isWhy
      ? [
          `${name} is off because your body builds itself up while you rest, not while you run.`,
          'Because rest is when the training sinks in, on good days too.',
        ]
      : asksToRun
        ? [`No, ${inside(name)} is a rest day, so leave the run out.`, `No run: ${inside(name)} is a rest day.`]
        : [`${name} is a rest day.`, `${name} is free of running.`, `${name} is set aside for rest.`],
    why: isWhy ? changed : [day.why.en, 'Your legs build up while they rest, so the day off is part of the training.'],
    next: /cycl|bike|swim|strength|walk/i.test(message)
      ? 'A short, gentle walk or some mobility is fine.'
      : nextAfter(state, day.date, language),
  };
};
