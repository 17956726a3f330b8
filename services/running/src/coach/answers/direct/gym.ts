import { weekday } from '@stridewell/language/days';
import { type Language, listed } from '@stridewell/language/language';
import { dayOf } from '../../figures.ts';
import { sessionPhrase } from '../../text/sessions.ts';
import type { Answer } from '../answer.ts';
import { isLowDay, ofRuns, pick } from './shared.ts';

const strengthList = (language: Language): string[] =>
  language === 'nb'
    ? [
        'Seteløft: 2 x 12, rolig opp og ned',
        'Sideplanke: 2 x 20-30 sekunder på hver side',
        'Utfall på stedet: 2 x 8 på hvert bein',
        'Tåhev, ett bein om gangen: 2 x 12',
      ]
    : [
        'Bridges: 2 x 12, slowly up and down',
        'Side plank: 2 x 20-30 seconds on each side',
        'Split squats: 2 x 8 on each leg',
        'Calf raises, one leg at a time: 2 x 12',
      ];

/** Explains what to do in strength training, when, and whether before or after the run. */
const strengthWhat: Answer = (state, question) => {
  const { language } = question;
  const days = (state.plan?.days ?? []).filter(({ strengthMinutes }) => strengthMinutes > 0);
  const today = days.find(({ date }) => date === state.today);
  const names = listed(
    days.map(({ date }) => weekday(date, language)),
    language,
  );
  const isLow = isLowDay(state);
  return {
    answer: today
      ? pick(
          language,
          `Run first, then the ${today.strengthMinutes} minutes of strength: four exercises, two rounds, and stop before it gets heavy.`,
          `Løp først, så de ${today.strengthMinutes} minuttene med styrke: fire øvelser, to runder, og stopp før det blir tungt.`,
        )
      : pick(
          language,
          isLow
            ? `Not today, as the day is kept light.${names ? ` This week has it on ${names}.` : ''}`
            : `After the run, on an easy day.${names ? ` This week has it on ${names}.` : ''}`,
          isLow
            ? `Ikke i dag, for dagen holdes lett.${names ? ` Denne uka står den ${names}.` : ''}`
            : `Etter turen, på en rolig dag.${names ? ` Denne uka står den ${names}.` : ''}`,
        ),
    list: strengthList(language),
    after: pick(
      language,
      'New to it? Do one round the first week. It should not hurt.',
      'Er du ny på det? Ta én runde den første uka. Det skal ikke gjøre vondt.',
    ),
  };
};

const strengthNext: Answer = (state, { language }) => {
  const taper = state.course?.phase === 'Taper' || state.course?.phase === 'Peak';
  const days = (state.plan?.days ?? []).filter(({ strengthMinutes }) => strengthMinutes > 0);
  const names = listed(
    days.map(({ date }) => weekday(date, language)),
    language,
  );
  return {
    answer: pick(
      language,
      `${taper ? 'Once next week, light and short' : 'Twice next week, 15-25 min'}, after an easy run${names ? `; this week it was ${names}` : ''}.`,
      `${taper ? 'Én gang neste uke, lett og kort' : 'To ganger neste uke, 15-25 min'}, etter en rolig tur${names ? `; denne uka var det ${names}` : ''}.`,
    ),
    why: taper
      ? pick(
          language,
          'Close to the race it only keeps you ready; leave it out in the last days.',
          'Nær løpet skal den bare holde deg i gang; dropp den de siste dagene.',
        )
      : pick(
          language,
          'Its days are shown when the week is planned on Monday.',
          'Dagene ser du når uka planlegges på mandag.',
        ),
  };
};

/** Recommends running or strength to a runner who has time for only one of them. */
const runOrStrength: Answer = (state, question) => {
  const { language, minutes } = question;
  const row = dayOf(state, state.today);
  const phrase = row && row.minutes > 0 ? sessionPhrase(row, language) : null;
  const most = row ? Math.min(minutes ?? 20, row.minutes) : null;
  if (!row || !phrase)
    return pick(
      language,
      'Strength, and short: today is free of running.',
      'Styrke, og kort: i dag er fri for løping.',
    );
  return {
    answer: pick(
      language,
      `Run: ${most} easy minutes give you most of what the day is for (${phrase}).`,
      `Løp: ${most} rolige minutter gir det meste av det dagen er til for (${phrase}).`,
    ),
    why: pick(
      language,
      'Strength can wait for another easy day, and what is left out is not stacked on top.',
      'Styrken kan vente til en annen rolig dag, og det du dropper, skal ikke stables oppå.',
    ),
  };
};

export const GYM_ANSWERS = {
  strengthWhat: ofRuns(strengthWhat),
  strengthNext: ofRuns(strengthNext),
  runOrStrength: ofRuns(runOrStrength),
} as const;
