import type { Language } from '@stridewell/language/language';
import type { CoachState } from '../../../domain/coach-state.ts';
import { rehabLevel } from '../../figures.ts';
import { sessionPhrase } from '../../text/sessions.ts';
import type { Answer } from '../answer.ts';
import { nextSession, onDay, pick } from '../direct/shared.ts';
import { accept } from '../plan.ts';

/** Topics about weeks that the planner makes without the runner. */
const OF_PLANNER: ReadonlySet<string> = new Set([
  ...['nextWeek', 'lighterWhy', 'taper', 'taperCut', 'taperWhen', 'phase', 'phaseNext', 'raceWeekFigures', 'lowDays'],
]);
/** Topics that leave the runner with a shorter or gentler day. */
const OF_GENTLE: ReadonlySet<string> = new Set([
  ...['easier', 'shortTime', 'tired', 'runOrStrength', 'worthIt', 'dropToday', 'missed', 'markSkipped', 'longWorry'],
]);
/** Topics about changes that the runner makes on the plan or the profile. */
const OF_CHANGE: ReadonlySet<string> = new Set([
  ...['swap', 'profile', 'goal', 'availableDays', 'daysPerWeek', 'fixedDay', 'finishOnly'],
]);

const nextLine = (state: CoachState, language: Language): string | null => {
  const next = rehabLevel(state) === null ? nextSession(state) : null;
  return (
    next &&
    pick(
      language,
      `Next is ${sessionPhrase(next, 'en')} ${onDay(state, next.date, 'en')}.`,
      `Neste er ${sessionPhrase(next, 'nb')} ${onDay(state, next.date, 'nb')}.`,
    )
  );
};

/** Answers a runner who agrees with the last answer: states what happens next and who does it. Changes no data. */
export const agreed: Answer = (state, question) => {
  const { language, followUp } = question;
  const of = followUp?.of ?? '';
  if (OF_PLANNER.has(of))
    return {
      answer: pick(
        language,
        'Good. It happens by itself: the week is made on Monday with this in it, and you need do nothing.',
        'Bra. Det skjer av seg selv: uka lages på mandag med dette i, og du trenger ikke gjøre noe.',
      ),
      why: pick(
        language,
        'Check in as usual until then, so that it knows how you are.',
        'Sjekk inn som vanlig til da, så den vet hvordan du har det.',
      ),
    };
  if (OF_GENTLE.has(of))
    return {
      answer: pick(
        language,
        'Good, then we do that. Log what you ran on the Tracker tab, or mark the day as skipped.',
        'Fint, da gjør vi det. Logg det du løp under Logg, eller merk dagen som droppet.',
      ),
      why: nextLine(state, language),
    };
  if (OF_CHANGE.has(of))
    return {
      answer: pick(
        language,
        'I have not changed anything yet: write the change in one sentence, such as "move Sunday to Saturday", and confirm the card.',
        'Jeg har ikke endret noe ennå: skriv endringen i én setning, for eksempel «flytt søndag til lørdag», og bekreft kortet.',
      ),
      why: pick(
        language,
        'Running days, goal and hours you change on the Profile tab.',
        'Løpedager, mål og timer endrer du under Profil.',
      ),
    };
  const next = nextLine(state, language);
  if (of === 'report' && next) return { answer: pick(language, 'Good. Rest well.', 'Fint. Hvil godt.'), why: next };
  return state.plan?.offer || next === null
    ? accept(state, question)
    : { answer: pick(language, 'Good.', 'Fint.'), why: next };
};
