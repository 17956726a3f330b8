import { paragraphs, sentences, type Words } from '@stridewell/language/language';
import { LADDER } from '../../domain/ladder/stages.ts';
import { cleanNeeded, mayRun } from '../figures.ts';
import { stageText } from '../text/ladder.ts';
import type { Case, CaseAnswer } from './answer.ts';
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

/** Warming up: what the ladder holds, and plainly that nothing else is known. */
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
  nb: 'Svar på «Has a clinician said that you may train?» under Profil: det teller der en lege eller fysioterapeut må se på det først.',
};
const STANDING: Words = { en: 'How it stands today:', nb: 'Slik står det i dag:' };

/** A doctor or physiotherapist has said something: where it goes, and what it does not open. */
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

/** A joint that clicks, told without anything else: what counts, and what is not known. */
export const clicks: CaseAnswer = ({ language }) =>
  language === 'nb'
    ? sentences(
        'Hva selve klikket betyr, vet jeg ikke, og jeg stiller ingen diagnose.',
        'Det som teller, er det som følger med: låser leddet seg, svikter det, hovner det opp eller blir det varmt, så stopp og la en lege eller fysioterapeut se på det før du går videre.',
        'Gjør det vondt når det klikker, sett et tall på smerten i innsjekken, så følger dosen.',
      )
    : sentences(
        'What the click itself means I do not know, and I make no diagnosis.',
        'What counts is what comes with it: if the joint locks, gives way, swells or turns hot, stop and let a doctor or physiotherapist see it before you go on.',
        'If it hurts when it clicks, put a number on the pain in the check-in, and the dose follows.',
      );

const ICE: Words = {
  en: 'Neither ice nor heat is part of the programme, and I have no facts that one beats the other. If one of them eases it for you, that is fine; it does not replace the exercises. A joint that is hot or swollen is a warning sign: say so in the check-in.',
  nb: 'Verken is eller varme er en del av programmet, og jeg har ingen fakta om at det ene er bedre enn det andre. Letter det for deg, er det greit; det erstatter ikke øvelsene. Et ledd som er varmt eller hovent, er et faresignal: si det i innsjekken.',
};

export const iceHeat: CaseAnswer = ({ language }) => ICE[language];

const TAPE: Words = {
  en: 'I know nothing certain about tape, braces or insoles for this area; a physiotherapist can judge that with you. They do not replace the exercises.',
  nb: 'Jeg vet ikke noe sikkert om teip, støtte eller såler for dette området; det kan en fysioterapeut vurdere sammen med deg. De erstatter ikke øvelsene.',
};
/** Morrissey 2021, section C of the domain page, plantar heel. */
const TAPE_HEEL: Words = {
  en: 'For heel pain taping belongs to the first 4-6 weeks, beside the plantar stretch; insoles come only after that has been tried. Which kind, a physiotherapist can judge with you.',
  nb: 'Ved hælsmerter hører teip til de første 4-6 ukene, ved siden av tøyning av fotsålen; såler kommer først når det er prøvd. Hvilken type kan en fysioterapeut vurdere sammen med deg.',
};

export const tape: CaseAnswer = ({ course, language }) => (course.area === 'plantar' ? TAPE_HEEL : TAPE)[language];

const STAIRS: Words = {
  en: 'Stairs in daily life are fine as long as pain stays at 2 or less and the next morning is as usual. Take them slowly, with a hand on the rail.',
  nb: 'Trapper i hverdagen går fint så lenge smerten holder seg på høyst 2 og neste morgen er som vanlig. Ta dem rolig, med en hånd på rekkverket.',
};
const STAIRS_OWN: Words = {
  en: 'Stairs down without trouble the day after are one of the tests of your area; do not run them for now.',
  nb: 'Trapp ned uten plager dagen etter er en av testene for området ditt; ikke løp i dem inntil videre.',
};

/** Stairs: daily life by the pain rule; knee and outer knee have them among their tests. */
export const stairs: CaseAnswer = (found: Case) => {
  const { course, language } = found;
  const own = course.area === 'knee' || course.area === 'ITB' ? STAIRS_OWN[language] : null;
  const isHigh = course.dose.row === 'above_6' || course.isBone;
  if (isHigh)
    return language === 'nb'
      ? sentences('Bare de trappene du må ta, rolig, og ikke hvis det gjør vondt.', own)
      : sentences('Only the stairs you have to take, slowly, and not if it hurts.', own);
  return sentences(STAIRS[language], own);
};

/** Shoes. What to buy is not known; what to keep to is. */
export const shoes: CaseAnswer = ({ course, language }) => {
  const heel = course.area === 'plantar';
  const isFoot = heel || course.area === 'achilles' || course.area === 'shin';
  return language === 'nb'
    ? sentences(
        'Hold deg til skoene du er vant til; hvilken modell som er best for deg, vet jeg ikke.',
        isFoot && 'Unngå minimalistiske sko og brå skifter inntil videre.',
        heel && 'Ha sko eller tøfler med litt demping hjemme også, fra det første skrittet om morgenen.',
      )
    : sentences(
        'Keep to the shoes you are used to; which model is best for you I do not know.',
        isFoot && 'Avoid minimal shoes and sudden changes for now.',
        heel && 'Wear shoes or slippers with some cushion at home too, from the first step in the morning.',
      );
};
