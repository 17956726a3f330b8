import { plain } from './answer.ts';
import { OFFER } from './unknown.ts';

const CAN = {
  en: "I can help with today's exercises and how much of each, what pain is acceptable, what to do when it hurts more, what to avoid, how you progress, and the way back, stage by stage",
  nb: 'Jeg kan hjelpe med dagens øvelser og hvor mye av hver, hvilken smerte som er grei, hva du gjør når det gjør mer vondt, hva du bør unngå, framgangen din, og veien tilbake, trinn for trinn',
};

export const help = plain({
  en: `${CAN.en}. I answer by rules from your own profile, check-ins and log. Ask in your own words, or tap a button: 'Today's exercises', 'Is my pain normal?', 'Should I be worried?'.`,
  nb: `${CAN.nb}. Jeg svarer etter regler ut fra din egen profil, innsjekk og logg. Spør med egne ord, eller trykk på en knapp: «Today's exercises», «Is my pain normal?», «Should I be worried?».`,
});

export const human = plain({
  en: 'No, I am an AI coach: software that answers by rules from your own numbers. I can be wrong, and I am neither a doctor nor a physiotherapist.',
  nb: 'Nei, jeg er en AI-trener: programvare som svarer etter regler ut fra dine egne tall. Jeg kan ta feil, og jeg er verken lege eller fysioterapeut.',
});

export const thanks = plain({
  en: "You're welcome. Check in again tomorrow; the dose follows from it.",
  nb: 'Bare hyggelig. Sjekk inn igjen i morgen; dosen følger av det.',
});

export const hello = plain({
  en: `Hello. ${CAN.en}. What would you like to know?`,
  nb: `Hei. ${CAN.nb}. Hva lurer du på?`,
});

export const bye = plain({ en: 'See you. Take it gently.', nb: 'Ha det bra. Ta det rolig.' });

export const okay = plain({
  en: 'Good. Tell me if something changes, and we look at it.',
  nb: 'Fint. Si fra hvis noe endrer seg, så ser vi på det.',
});

export const offTopic = plain({
  en: `I cannot answer that: I only know your rehab. ${OFFER.en}`,
  nb: `Det kan jeg ikke svare på: jeg kan bare opptreningen din. ${OFFER.nb}`,
});

export const others = plain({
  en: 'I can only see your own data: what other people log is private, also within a family. Ask me about your own exercises or check-ins.',
  nb: 'Jeg kan bare se dine egne data: det andre logger, er privat, også i familien. Spør meg om dine egne øvelser eller innsjekker.',
});

export const profile = plain({
  en: 'Area, onset and history are on the Profile tab of Physio Coach: save them there, and everything follows. Another area begins a new injury; one is followed at a time.',
  nb: 'Område, start og historie står under Profil i Physio Coach: lagre dem der, så følger alt etter. Et annet område begynner en ny skade; én følges om gangen.',
});

export const checkinHow = plain({
  en: 'The check-in is on the Check-ins tab: pain from 0 to 10, the trend, how the day goes, and the warning signs. It takes two minutes; dose, exercises and the running plan follow it at once. A later one the same day replaces it.',
  nb: 'Innsjekken er under Check-ins: smerte fra 0 til 10, utviklingen, hvordan dagen går, og faresignalene. Den tar to minutter; dose, øvelser og løpeplan følger med en gang. En senere innsjekk samme dag erstatter den.',
});
