import { addDays } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import { listed, type Words } from '@stridewell/language/language';
import type { CoachState } from '../../../domain/coach-state.ts';
import { datesNamed } from '../../dates.ts';
import { logOf, rehabLevel } from '../../figures.ts';
import { sessionPhrase } from '../../text/sessions.ts';
import { runAgain } from '../add.ts';
import { type Answer, missingProfile } from '../answer.ts';
import { fact } from '../cards.ts';
import { loggedOn } from '../log-figures.ts';
import { racePacing } from '../race-plan.ts';
import { swap } from '../swap.ts';
import { dayAsked, nextSession, ofAll, ofRuns, onDay, pick } from './shared.ts';
import { repsPace } from './stated.ts';

/** Removes days from the running days. */
const daysOff: Answer = (state, { language, days }) => {
  const missing = missingProfile(state, language);
  if (missing) return missing;
  const off = new Set(days.flatMap((day) => (day.kind === 'weekday' ? [day.day] : [])));
  const name = (day: number): string => weekday(addDays('2024-01-01', day), language);
  const now = state.runner?.days ?? [];
  const kept = now.filter((day) => !off.has(day));
  const names = (list: readonly number[]): string => listed(list.map(name), language);
  const taken = now.filter((day) => off.has(day));
  if (taken.length === 0)
    return pick(
      language,
      `${names([...off])} ${off.size === 1 ? 'is' : 'are'} free already: you run on ${names(now)}.`,
      `${names([...off])} er fri allerede: du løper ${names(now)}.`,
    );
  return {
    answer: pick(
      language,
      `Untick ${names(taken)} under running days on the Profile tab, and the week is made again without ${taken.length === 1 ? 'it' : 'them'}.`,
      `Ta bort ${names(taken)} under løpedager i Profil, så lages uka på nytt uten ${taken.length === 1 ? 'den' : 'dem'}.`,
    ),
    why:
      kept.length > 0
        ? pick(language, `That leaves ${names(kept)}.`, `Da har du ${names(kept)} igjen.`)
        : pick(language, 'Tick another day instead.', 'Kryss av en annen dag i stedet.'),
  };
};

const raceEdit: Answer = (_state, { language }) =>
  pick(
    language,
    'Change its date or distance on the Profile tab, and the phases of the plan move with it.',
    'Du endrer dato og distanse på løpet under Profil, og fasene i planen flytter seg med det.',
  );

/** Leaves out the run of a day. */
const cancelRun: Answer = (state, question) => {
  const { language } = question;
  const day = dayAsked(state, question);
  const next = nextSession(state);
  const after =
    next && next.date !== day?.date
      ? pick(
          language,
          `Next is ${sessionPhrase(next, 'en')} ${onDay(state, next.date, 'en')}.`,
          `Neste er ${sessionPhrase(next, 'nb')} ${onDay(state, next.date, 'nb')}.`,
        )
      : null;
  if (!day || day.minutes === 0)
    return {
      answer: pick(
        language,
        'There is nothing to cancel: it is a rest day.',
        'Det er ingenting å avlyse: den er hviledag.',
      ),
      why: after,
    };
  return {
    answer: pick(
      language,
      `Fine: ${sessionPhrase(day, 'en')} ${onDay(state, day.date, 'en')} can be left out. Mark it as skipped on the Tracker tab.`,
      `Det går fint: ${sessionPhrase(day, 'nb')} ${onDay(state, day.date, 'nb')} kan du la ligge. Merk den som droppet under Logg.`,
    ),
    why: pick(language, 'It is not made up on another day.', 'Den tas ikke igjen på en annen dag.'),
    next: after,
  };
};

/** The log of a past day. */
const didOn: Answer = (state, question) => {
  const [named] = datesNamed(state, question.days, true);
  const date = named !== undefined && named > state.today ? addDays(named, -7) : named;
  const log = date === undefined ? null : logOf(state, date);
  if (!log || date === undefined) return loggedOn(state, question);
  const { language } = question;
  const minutes = log.minutes ? `, ${log.minutes} min` : '';
  const planned = (state.plan?.days ?? []).find((day) => day.date === date);
  return {
    answer:
      log.status === 'skipped'
        ? pick(language, `${weekday(date, 'en')} was skipped.`, `${weekday(date, 'nb')} ble droppet.`)
        : pick(language, `${weekday(date, 'en')}: done${minutes}.`, `${weekday(date, 'nb')}: gjort${minutes}.`),
    why:
      planned && planned.minutes > 0
        ? pick(
            language,
            `Planned was ${sessionPhrase(planned, 'en')}.`,
            `Planlagt var ${sessionPhrase(planned, 'nb')}.`,
          )
        : null,
  };
};

const BY_TIME: Words = {
  en: 'Count time and not kilometres, walk where it is steep, and let the pace be what it is: you should still be able to talk.',
  nb: 'Tell tid og ikke kilometer, gå der det er bratt, og la farten bli det den blir: du skal fortsatt kunne prate.',
};

/** Advises running by time and effort on hilly ground. */
const hillyRun: Answer = (state, question) => {
  const { language } = question;
  if (rehabLevel(state) !== null)
    return {
      answer: pick(
        language,
        'Flat is the safe choice while you are in rehab: hills load the injury more than the level.',
        'Flatt er det trygge valget under opptrening: bakker belaster skaden mer enn flatmark.',
      ),
      why: pick(
        language,
        'With nothing flat around, a shorter walk on the gentlest path, or leave it out.',
        'Finnes det ikke noe flatt, ta en kortere gåtur på den slakeste stien, eller la den ligge.',
      ),
    };
  const day = dayAsked(state, question);
  return {
    answer:
      day && day.minutes > 0
        ? pick(
            language,
            `Keep ${sessionPhrase(day, 'en')} ${onDay(state, day.date, 'en')}, hills and all, by time and effort.`,
            `Behold ${sessionPhrase(day, 'nb')} ${onDay(state, day.date, 'nb')}, bakker og alt, på tid og innsats.`,
          )
        : BY_TIME[language],
    why: day && day.minutes > 0 ? BY_TIME[language] : null,
    next: pick(
      language,
      'Jog gently downhill; that is what makes thighs sore. Shorter is fine if the legs get heavy.',
      'Jogg forsiktig ned; det er det som gjør lårene støle. Kortere er helt greit om beina blir tunge.',
    ),
  };
};

/** Explains how to race in rough weather. */
const roughRace: Answer = (_state, { language }) => ({
  answer: pick(
    language,
    'Then race by effort and let the planned pace go: the time counts for less on such a day.',
    'Da løper du på innsats og lar den planlagte farten fare: tida betyr mindre på en sånn dag.',
  ),
  why: fact('wind', language, 2),
  next: pick(
    language,
    'A forecast says little until a few days before, so pack for both.',
    'Varselet sier lite før det er noen få dager igjen, så pakk for begge deler.',
  ),
});

const longMoved: Answer = (state: CoachState, question) =>
  swap(state, { ...question, concepts: new Set([...question.concepts, 'longRun']) });

export const REQUEST_ANSWERS = {
  twiceADay: ofRuns(runAgain),
  longMoved: ofRuns(longMoved),
  daysOff,
  raceEdit,
  racePace: ofRuns(racePacing),
  blocksPace: ofRuns(repsPace),
  cancelRun: ofAll(cancelRun),
  didOn: ofAll(didOn),
  hillyRun: ofAll(hillyRun),
  roughRace: ofRuns(roughRace),
} as const;
