import { sentences } from '@stridewell/language/language';
import { type PlainAnswer, plain, say } from './answer.ts';
import { OFFER } from './unknown.ts';

const CAN = {
  en: "I can help with today's exercises and how much of each, what pain is acceptable, what to do when it hurts more, what to avoid, how you progress, and the way back, stage by stage",
  nb: 'Jeg kan hjelpe med dagens øvelser og hvor mye av hver, hvilken smerte som er grei, hva du gjør når det gjør mer vondt, hva du bør unngå, framgangen din, og veien tilbake, trinn for trinn',
};

export const help = plain({
  en: `${CAN.en}. I answer by rules from your own profile, check-ins and log. Ask in your own words, or tap a button: 'Today's exercises', 'Is my pain normal?', 'Should I be worried?'.`,
  nb: `${CAN.nb}. Jeg svarer etter regler ut fra din egen profil, innsjekker og logg. Spør med egne ord, eller trykk på en knapp: «Dagens øvelser», «Er smerten min vanlig?», «Bør jeg være bekymret?».`,
});

export const human = plain({
  en: [
    'No, I am an AI coach: software that answers by rules from your own numbers. I can be wrong, and I am neither a doctor nor a physiotherapist.',
    'Neither: I am an AI coach, software with rules and your own numbers, no doctor and no physiotherapist.',
  ],
  nb: [
    'Nei, jeg er en AI-trener: programvare som svarer etter regler ut fra dine egne tall. Jeg kan ta feil, og jeg er verken lege eller fysioterapeut.',
    'Nei: jeg er en AI-trener, programvare med regler og dine egne tall, verken lege eller fysioterapeut.',
  ],
});

export const thanks = plain({
  en: ["You're welcome. Check in again tomorrow.", "You're welcome.", "You're welcome; ask whenever."],
  nb: ['Bare hyggelig. Sjekk inn igjen i morgen.', 'Bare hyggelig.', 'Bare hyggelig, spør når du vil.'],
});

export const hello = plain({
  en: `Hello. ${CAN.en}. What would you like to know?`,
  nb: `Hei. ${CAN.nb}. Hva lurer du på?`,
});

export const bye = plain({ en: 'See you. Take it gently.', nb: 'Ha det bra. Ta det rolig.' });

export const okay = plain({
  en: ['Good. Tell me if something changes.', 'Fine. Ask when something comes up.', 'All right.'],
  nb: ['Fint. Si fra hvis noe endrer seg.', 'Fint. Spør når det er noe.', 'Den er god.'],
});

export const offTopic: PlainAnswer = ({ language }, voice) =>
  sentences(
    language === 'nb'
      ? 'Det kan jeg ikke svare på: jeg kan bare opptreningen din.'
      : 'I cannot answer that: I only know your rehab.',
    say({ voice, language }, OFFER),
  );

export const others = plain({
  en: 'I can only see your own data: what other people log is private, also within a family. Ask me about your own exercises or check-ins.',
  nb: 'Jeg kan bare se dine egne data: det andre logger, er privat, også i familien. Spør meg om dine egne øvelser eller innsjekker.',
});

export const profile = plain({
  en: [
    'Area, onset and history are on the Profile tab of Physio Coach: save them there, and everything follows. Another area counts as a new injury; I follow one at a time.',
    'Change it on the Profile tab of Physio Coach. I follow one injury at a time, so a new area starts a new programme.',
  ],
  nb: [
    'Område, start og historie står under Profil i Physio Coach: lagre dem der, så følger alt etter. Et annet område regnes som en ny skade; jeg følger én om gangen.',
    'Endre det under Profil i Physio Coach. Jeg følger én skade om gangen, så et nytt område starter et nytt program.',
  ],
});
export const otherArea = profile;

const WHEN_CHECKIN = {
  en: "Once a day, best in the morning before you do anything: that's when the body answers for yesterday. It's on the Check-ins tab and takes two minutes; a later one the same day replaces it.",
  nb: 'Én gang om dagen, helst om morgenen før du gjør noe: da svarer kroppen for gårsdagen. Den ligger under Innsjekker og tar to minutter; en senere innsjekk samme dag erstatter den.',
};
const HOW_CHECKIN = {
  en: 'The check-in is on the Check-ins tab: pain from 0 to 10, the trend, how the day goes, and the warning signs. It takes two minutes; dose, exercises and the running plan follow it at once.',
  nb: 'Innsjekken er under Innsjekker: smerte fra 0 til 10, utviklingen, hvordan dagen går, og faresignalene. Den tar to minutter; dose, øvelser og løpeplan følger med en gang.',
};
const MUST_CHECKIN = {
  en: 'Yes, for a day with exercises: without a check-in I give no dose. On a day without them you can leave it out, and it does no harm.',
  nb: 'Ja, på en dag med øvelser: uten innsjekk gir jeg ingen dose. En dag uten øvelser kan du la være, og det gjør ingenting.',
};

const WHY_CHECKIN = {
  en: 'Because the dose follows how it settled overnight: without the number of the day I would only be guessing.',
  nb: 'Fordi dosen følger hvordan det roet seg i natt: uten dagens tall måtte jeg gjette.',
};

/** How, when and whether to check in. */
export const checkinHow: PlainAnswer = ({ message, language }) => {
  if (/\bwhy\b|hvorfor/i.test(message)) return WHY_CHECKIN[language];
  if (/have to|need|must|(?:^|\s)må\s|trenger|every day|hver dag/i.test(message) && !/when|når/i.test(message))
    return MUST_CHECKIN[language];
  return (
    /when|når|morning|morgen|evening|kveld|often|ofte|time|late|sent|sein/i.test(message) ? WHEN_CHECKIN : HOW_CHECKIN
  )[language];
};

export const logHow = plain({
  en: [
    "On today's exercises each one is logged with one tap: done, partly or skipped. Rest days and progress follow the log.",
    "Tap each one in today's exercises: done, partly or skipped. That is the whole log.",
  ],
  nb: [
    'Under Dagens øvelser logger du hver øvelse med ett trykk: gjort, delvis eller hoppet over. Hviledager og framgang følger loggen.',
    'Trykk på hver øvelse i Dagens øvelser: gjort, delvis eller hoppet over. Det er hele loggen.',
  ],
});
export const tick = plain({
  en: [
    "I can't tick them from here: tap Done on each card in today's exercises. It takes a few seconds.",
    "That one is yours to tap: Done, Partly or Skipped on each card in today's exercises.",
  ],
  nb: [
    'Jeg kan ikke krysse av herfra: trykk Gjort på hvert kort i Dagens øvelser. Det tar noen sekunder.',
    'Det må du trykke selv: gjort, delvis eller hoppet over på hvert kort i Dagens øvelser.',
  ],
});
export const undone = plain({
  en: "I can't undo it from here: tap the exercise again in today's exercises and choose what is right. The newest tap counts.",
  nb: 'Jeg kan ikke angre herfra: trykk på øvelsen igjen i Dagens øvelser og velg det riktige. Det siste trykket teller.',
});
export const begin = plain({
  en: [
    'First the Profile tab: where it hurts and how it began. Then do a check-in. The exercises of each day follow from both.',
    'Begin with the profile here in Physio Coach, then do a check-in: from those two comes the list for the day.',
  ],
  nb: [
    'Først Profil: hvor det gjør vondt og hvordan det begynte. Så en innsjekk, og øvelsene følger av begge, på nytt hver dag.',
    'Begynn med profilen her i Physio Coach, og ta så en innsjekk: av de to kommer lista for dagen.',
  ],
});

export const areas = plain({
  en: 'Seven areas: knee, outer knee (ITB), Achilles, shin, heel, hip and back. For anything else, a physiotherapist is the right place.',
  nb: 'Sju områder: kne, utsiden av kneet, akilles, legg, hæl, hofte og rygg. Er det noe annet, er en fysioterapeut rett sted.',
});
