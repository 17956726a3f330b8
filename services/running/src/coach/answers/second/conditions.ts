import type { Reply } from '@stridewell/language/reply';
import type { Condition } from '@stridewell/understanding/dialogue';
import { rehabLevel } from '../../figures.ts';
import type { Variants } from '../answer.ts';
import { repeatNote } from '../session.ts';
import { change, inLanguage, reasons, type Said } from './said.ts';

const DOES_NOT_CHANGE: Variants = {
  en: ['That does not change it, I am afraid.', 'No, it stays as it is even then.', 'Sorry, the answer stays no.'],
  nb: ['Det endrer det dessverre ikke.', 'Nei, det blir som det er også da.', 'Beklager, svaret er fortsatt nei.'],
};

/** Answers that apply whether or not running is allowed. They contain no training and need no permit. */
type Always = 'pain' | 'worse' | 'ill' | 'missed';
const ALWAYS: Record<Always, Variants> = {
  pain: {
    en: [
      'Then stop and walk home, and do not run through it. Put the pain in your physio check-in, and the plan follows it; pain at night, swelling or numbness is for a doctor the same day.',
      'If it hurts, you are done for the day: walk home and note the pain in Physio Coach. Swelling, numbness or pain at night should be seen by a doctor the same day.',
    ],
    nb: [
      'Da stopper du og går hjem, og løper ikke gjennom det. Før smerten i fysio-innsjekken, så følger planen den; smerte om natta, hevelse eller nummenhet er for lege samme dag.',
      'Gjør det vondt, er du ferdig for dagen: gå hjem, og før smerten i Physio Coach. Hevelse, nummenhet eller smerte om natta skal en lege se samme dag.',
    ],
  },
  worse: {
    en: [
      'If it gets worse, stop there and leave running until it has calmed down. Check in with Physio Coach, and let a doctor or physiotherapist look at it when it keeps rising.',
      'Worse means stop, and no new try the same day. Physio Coach takes it from there; somebody should look at it if it does not ease.',
    ],
    nb: [
      'Blir det verre, stopper du der og lar løpingen ligge til det har roet seg. Sjekk inn hos Physio Coach, og la lege eller fysioterapeut se på det hvis det fortsetter å øke.',
      'Verre betyr stopp, og ikke noe nytt forsøk samme dag. Physio Coach tar det derfra; noen bør se på det hvis det ikke gir seg.',
    ],
  },
  ill: {
    en: [
      'Then no running until you have been well for at least a full day, better two or three, and rest with a fever. Write that you are ill, and I pause the plan; nothing is lost.',
      'Ill means rest: no run until a whole day has passed without symptoms. Tell me that you are ill, and the plan waits for you.',
    ],
    nb: [
      'Da blir det ingen løping før du har vært frisk i minst ett døgn, helst to eller tre, og hvile ved feber. Skriv at du er syk, så setter jeg planen på pause; ingenting er tapt.',
      'Syk betyr hvile: ingen tur før det har gått et helt døgn uten plager. Si fra at du er syk, så venter planen på deg.',
    ],
  },
  missed: {
    en: [
      'Then let it go and carry on with the next day: what is missed is not made up.',
      'No harm done: mark it as skipped and move on, without adding it to another day.',
    ],
    nb: [
      'Da lar du den gå og fortsetter med neste dag: det som falt ut, tas ikke igjen.',
      'Det gjør ingen skade: merk den som droppet, og gå videre uten å legge den til en annen dag.',
    ],
  },
};

/** Answers while running is allowed. None allows more than the previous answer. */
const OPEN: Record<Exclude<Condition, Always>, Variants> = {
  tired: {
    en: [
      'Then less is right: cut it short or leave it out, and let the next check-in tell where you are.',
      'Tired counts: take the lighter version or the day off, and do not make up for it later.',
    ],
    nb: [
      'Da er mindre riktig: kutt den ned eller la den ligge, og la neste innsjekk vise hvor du er.',
      'Sliten teller: ta den lette utgaven eller en fridag, og ikke ta det igjen senere.',
    ],
  },
  better: {
    en: [
      'Good, then keep to the plan as it is, and add nothing for it. If it comes back on the way, stop.',
      'Then the plan stands, no more and no less. One good day does not move the limits; a row of them does.',
    ],
    nb: [
      'Bra, da følger du planen som den er, uten å legge til noe. Kommer det tilbake underveis, stopper du.',
      'Da står planen, verken mer eller mindre. Én god dag flytter ikke grensene; flere på rad gjør det.',
    ],
  },
  push: {
    en: [
      'I would not: more than the plan is not better here, and the limit does not move on the day.',
      'Better not. What you add is the part that is hardest to recover from.',
    ],
    nb: [
      'Det ville jeg latt være: mer enn planen er ikke bedre her, og grensa flytter seg ikke samme dag.',
      'Helst ikke. Det du legger til, er det som er tyngst å hente seg inn fra.',
    ],
  },
  great: {
    en: [
      'Lovely, and the plan stays the same: a good feeling is for finishing fresh, not for adding.',
      'Enjoy it, at the planned length. The check-in sees good days too, and the plan grows from there.',
    ],
    nb: [
      'Så fint, og planen er den samme: bruk den gode følelsen til å avslutte med overskudd, ikke til å legge på mer.',
      'Nyt det, med den lengden som er planlagt. Innsjekken ser de gode dagene også, og planen vokser av dem.',
    ],
  },
  gentle: {
    en: [
      'Slower is always allowed, and walking a part of it too. It does not make room for more minutes.',
      'Going easier is fine any day. The length stays as planned or shorter.',
    ],
    nb: [
      'Saktere er alltid lov, og å gå litt av den også. Det gir ikke plass til flere minutter.',
      'Å ta det roligere går fint hver dag. Lengden blir som planlagt eller kortere.',
    ],
  },
  weather: {
    en: [
      'Rain is no problem, wind and snow make it slower at the same effort. On ice, in a storm or in real heat take the treadmill, another day, or leave it out.',
      'Go by effort and not by pace in bad weather, and take a treadmill or another day when it is icy, stormy or very hot.',
    ],
    nb: [
      'Regn er ikke noe problem, vind og snø gjør det saktere med samme innsats. På is, i storm eller i skikkelig varme tar du mølla, en annen dag, eller lar den gå.',
      'Gå etter innsats og ikke fart i dårlig vær, og ta mølla eller en annen dag når det er glatt, storm eller svært varmt.',
    ],
  },
  kit: {
    en: [
      'Then do it without: effort and the talk test are enough, and nothing in it needs gear.',
      'You can do without. If you can speak in whole sentences, it is easy enough.',
    ],
    nb: [
      'Da gjør du det uten: innsats og pratetesten holder, og ingenting i den krever utstyr.',
      'Det går fint uten. Kan du snakke i hele setninger, er det rolig nok.',
    ],
  },
  time: {
    en: [
      'Then take the time you have: a short run counts, and what is left out is not made up.',
      'Do the first part and stop there. A short run beats none, and you owe the plan nothing.',
    ],
    nb: [
      'Da tar du den tida du har: en kort tur teller, og det som faller ut, tas ikke igjen.',
      'Gjør den første delen, og stopp der. En kort tur er bedre enn ingen, og du skylder ikke planen noe.',
    ],
  },
};

/** The consequence of a ladder session that goes well. */
const CLEAN: Variants = {
  en: [
    'Then it may count as a clean one: pain of at most 2 on the way, and a morning after that is as usual.',
    'If it stays at pain of 2 or less and the next morning is as usual, it counts towards the next stage.',
  ],
  nb: [
    'Da kan den telle som en ren økt: smerte på høyst 2 underveis, og en morgen etter som er som vanlig.',
    'Holder smerten seg på 2 eller mindre og neste morgen er som vanlig, teller den mot neste trinn.',
  ],
};
const NOT_TODAY: Variants = {
  en: ['The stage itself stays for today; Physio Coach opens the next one when there are enough of them.'],
  nb: ['Trinnet er det samme i dag; Physio Coach åpner det neste når det er mange nok av dem.'],
};

const isAlways = (condition: Condition): condition is Always => Object.hasOwn(ALWAYS, condition);

/** Returns what applies under a condition, without training advice; null if an answer needs a permit. */
export const conditionWithoutPermit = (said: Pick<Said, 'language'>, condition: Condition): Reply | null => {
  return isAlways(condition) ? { answer: inLanguage(said, ALWAYS[condition]) } : null;
};

/** Groups whose answers are about a run, so a condition about running applies. */
const OF_RUNNING: ReadonlySet<Said['group']> = new Set([
  'day',
  'more',
  'week',
  'body',
  'strength',
  'missed',
  'pace',
  'race',
]);

/** Answers "what if …" about the last answer. A condition never relaxes a limit. */
export const conditionReply = (said: Said, condition: Condition): Reply | null => {
  const { closing, decision, group, state } = said;
  if (isAlways(condition) && (closing === null || condition !== 'missed'))
    return conditionWithoutPermit(said, condition);
  if (
    isAlways(condition) ||
    closing !== null ||
    (decision.verdict === 'no' && condition !== 'weather' && group === 'day')
  )
    return { answer: inLanguage(said, DOES_NOT_CHANGE), why: reasons(said)[0], next: change(said) };
  if (!OF_RUNNING.has(group)) return null;
  if (rehabLevel(state) === 'ladder' && (condition === 'great' || condition === 'better'))
    return {
      answer: inLanguage(said, CLEAN),
      why: repeatNote(state, said.language),
      next: inLanguage(said, NOT_TODAY),
    };
  const isHeld = group === 'more' || group === 'missed' || decision.verdict === 'conditional';
  const why = isHeld && condition !== 'weather' && condition !== 'kit' ? reasons(said)[0] : null;
  return { answer: inLanguage(said, OPEN[condition]), why, next: rehabLevel(state) === null ? null : change(said) };
};
