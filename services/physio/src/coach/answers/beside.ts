import { paragraphs, sentences, type Words } from '@stridewell/language/language';
import { LADDER } from '../../domain/ladder/stages.ts';
import { cleanNeeded, mayRun } from '../figures.ts';
import { stageText } from '../text/ladder.ts';
import type { CaseAnswer } from './answer.ts';
import { closed } from './ladder.ts';

const NOT_YET: Words = {
  en: 'No running yet, so there are no breaks to skip: walking only.',
  nb: 'Ingen løping ennå, så det er ingen pauser å droppe: bare gange.',
};

/** Running without the walk breaks of a stage: they are the stage (walk-run ladder, section C of the domain page). */
export const walkBreaks: CaseAnswer = (found) => {
  const { course, language } = found;
  const { ladder } = course;
  const stop = closed(found);
  if (course.gate.level === 'clear' && stop) return stop;
  if (course.gate.level === 'clear')
    return language === 'nb'
      ? 'Stigen er ferdig, så det er ingen gåpauser igjen i den: planen har sine egne turer.'
      : 'The ladder is done, so it has no walk breaks left: the plan has its own runs.';
  if (!ladder) return paragraphs(stop, stop ? null : NOT_YET[language]);
  const needed = cleanNeeded(found);
  const last = LADDER.length - 1;
  const at = stageText(ladder, language, mayRun(found));
  return language === 'nb'
    ? sentences(
        'Nei, gåpausene er en del av trinnet.',
        `Du er på ${at}, og hvert trinn skal gå fint ${needed} ganger før det neste. Først trinn ${last} er uten pauser.`,
        stop,
      )
    : sentences(
        'No, the walk breaks are part of the stage.',
        `You are at ${at}, and each stage has to go well ${needed} times before the next. Only stage ${last} has no breaks.`,
        stop,
      );
};

const LADDER_WARM: Words = {
  en: 'On the ladder: 5 minutes of brisk walking before the first run, and 5 after the last; they are inside the minutes of the session.',
  nb: 'På stigen: 5 minutter rask gange før den første løpedelen, og 5 etter den siste; de er med i øktas minutter.',
};
const LATER_WARM: Words = {
  en: 'Once the ladder opens, each of its sessions begins and ends with 5 minutes of brisk walking.',
  nb: 'Når stigen åpner, begynner og slutter hver økt med 5 minutter rask gange.',
};
const NO_WARM: Words = {
  en: 'For the exercises the programme names no warm-up of its own, and I know of none that has to come first.',
  nb: 'For øvelsene har programmet ingen egen oppvarming, og jeg kjenner ingen som må komme først.',
};

/** Warming up: describes the ladder's brisk walk, and states that nothing else is known. */
export const warmUp: CaseAnswer = (found) => {
  const { course, language } = found;
  const stop = closed(found);
  if (stop) return sentences(stop, NO_WARM[language]);
  if (course.gate.level === 'ladder') return sentences(LADDER_WARM[language], NO_WARM[language]);
  return sentences(NO_WARM[language], course.gate.level === 'walk' && LATER_WARM[language]);
};

const SAID: Words = {
  en: 'Good that you say so. Where they ask for less than I do, they come first. It opens nothing by itself here: dose and ladder still follow your check-ins, and a warning sign still stops both.',
  nb: 'Bra at du sier det. Ber de om mindre enn jeg gjør, går det foran. Det åpner ingenting av seg selv her: dose og stige følger fortsatt innsjekkene dine, og et faresignal stopper fortsatt begge.',
};
const NOTE_IT: Words = {
  en: "Answer 'Has a clinician said that you may train?' on the Profile tab: it counts where a doctor or physiotherapist has to have a look first.",
  nb: 'Svar på «Har lege eller fysioterapeut sagt at du kan trene?» under Profil: det teller der en lege eller fysioterapeut må se på det først.',
};
const STANDING: Words = { en: 'How it stands today:', nb: 'Slik står det i dag:' };

/** A doctor or physiotherapist has said something: explains where to enter it, and what it does not allow by itself. */
export const clinicianSaid: CaseAnswer = (found) => {
  const { course, injury, language } = found;
  const stop = closed(found);
  const stands =
    stop ??
    (course.gate.level === 'walk'
      ? language === 'nb'
        ? 'bare gange, ingen løping ennå.'
        : 'walking only, no running yet.'
      : null);
  return sentences(
    SAID[language],
    injury.clinicianCleared === true ? null : NOTE_IT[language],
    stands && `${STANDING[language]} ${stands}`,
  );
};
