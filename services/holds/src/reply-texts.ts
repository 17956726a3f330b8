import type { Words } from '@stridewell/language/language';
import type { SafetyCategory } from '@stridewell/safety';

/** Sentences shown before a card to acknowledge the message. They never repeat the runner's text. */
const HEARD: Words = {
  en: 'You mention something that I want to get right before I answer.',
  nb: 'Du nevner noe jeg vil forstå riktig før jeg svarer.',
};
const HEARD_GENTLY: Words = {
  en: 'Thank you for writing this. I would like to understand it before anything else.',
  nb: 'Takk for at du skriver det. Jeg vil gjerne forstå det før noe annet.',
};
const GENTLE: ReadonlySet<SafetyCategory> = new Set(['selfharm', 'abuse', 'eating', 'substance']);

/** Returns the sentence that precedes a card. Sensitive categories have a gentler one. */
export const acknowledgement = (category: SafetyCategory | null): Words =>
  category !== null && GENTLE.has(category) ? HEARD_GENTLY : HEARD;

/** Precedes the reply to the question that a card had interrupted. */
export const RESUMED: Words = { en: 'Good. Then to your question:', nb: 'Bra. Da til spørsmålet ditt:' };
/** Precedes the general card after "none" on a card about one subject. */
export const ONE_MORE: Words = {
  en: 'Thank you. One more list, because the first may have lacked what you mean.',
  nb: 'Takk. Én liste til, for den første kan ha manglet det du mener.',
};
/** Reply to an answered card when there is no question to return to. */
export const ASK_AGAIN: Words = {
  en: 'Good. What would you like to know?',
  nb: 'Bra. Hva lurer du på?',
};
/** Reply to the answer that the runner is having a bad day but is not in danger. */
export const BAD_DAY: Words = {
  en: 'I am sorry you are having a hard day. You do not have to do anything today. I am here if you want to talk about it, or about running.',
  nb: 'Så leit at du har en tung dag. Du trenger ikke gjøre noe i dag. Jeg er her hvis du vil snakke om det, eller om løping.',
};
/** Sent after an answer that ends another service's hold, until that service has checked the answer. */
export const ANSWER_CHECKED: Words = {
  en: 'I have passed on your answer: training stays closed until it is confirmed, usually within a few seconds.',
  nb: 'Jeg har sendt svaret ditt videre: treningen er lukket til det er bekreftet, som regel i løpet av noen sekunder.',
};
/** Reply when the runner has read a STOP. */
export const STOP_READ: Words = {
  en: 'Thank you. I am here when you want to continue.',
  nb: 'Takk. Jeg er her når du vil gå videre.',
};
/** Precedes the next reply after a card expired without an answer. */
export const EXPIRED: Words = {
  en: 'You did not answer my question from yesterday, so I have closed it. Write to me any time if something is not right.',
  nb: 'Du svarte ikke på spørsmålet mitt fra i går, så jeg har lukket det. Skriv når som helst hvis noe ikke er bra.',
};
/** Precedes a card that is shown again because the runner wrote instead of answering it. */
export const CARD_STILL_OPEN: Words = { en: 'One tap first, please.', nb: 'Ett trykk først, takk.' };
/** Appended to every answer that is given while a card is open. */
export const CARD_REMINDER: Words = {
  en: 'One tap first, please, before any training: my question above is still open. In danger now? Norway 113, elsewhere your local emergency number.',
  nb: 'Ett trykk først, takk, før noe om trening: spørsmålet mitt over står åpent. I fare nå? Norge 113, ellers ditt lokale nødnummer.',
};
/** Appended to the replies after a STOP about somebody else, until the runner has read it. */
export const THIRD_REMINDER: Words = {
  en: 'If the other person is still in danger: call 113 in Norway, elsewhere your local emergency number, now, and stay with them.',
  nb: 'Er den andre fortsatt i fare: ring 113 i Norge, ellers ditt lokale nødnummer, nå, og bli der.',
};
/**
 * Reply to a question about training, or to a message that was not understood, after an open card has been repeated
 * twice.
 */
export const CARD_WAITS: Words = {
  en: 'Training advice waits until you have answered my question above. One tap first, please. In danger now? Norway 113, elsewhere your local emergency number.',
  nb: 'Treningsråd venter til du har svart på spørsmålet mitt over. Ett trykk først, takk. I fare nå? Norge 113, ellers ditt lokale nødnummer.',
};

/** Appended to an answer while a hold about not wanting to live is open. The sentences alternate. */
const NUMBERS_IN_SHORT: readonly Words[] = [
  {
    en: 'You can also write about how you are. To talk, day and night: 116 123 in Norway, elsewhere your local helpline; in danger: 113 or your local emergency number.',
    nb: 'Du kan også skrive om hvordan du har det. Noen å snakke med, hele døgnet: 116 123 i Norge, ellers din lokale hjelpetelefon; i fare: 113 eller ditt lokale nødnummer.',
  },
  {
    en: 'I have not forgotten what you wrote. 116 123 in Norway, elsewhere your local helpline, answers day and night; in danger, call 113 or your local emergency number.',
    nb: 'Jeg har ikke glemt det du skrev. 116 123 i Norge, ellers din lokale hjelpetelefon, svarer hele døgnet; er du i fare, ring 113 eller ditt lokale nødnummer.',
  },
  {
    en: 'Is somebody with you today? 116 123 in Norway, elsewhere your local helpline, listens at any hour; in danger, call 113 or your local emergency number.',
    nb: 'Er noen sammen med deg i dag? 116 123 i Norge, ellers din lokale hjelpetelefon, lytter når som helst; er du i fare, ring 113 eller ditt lokale nødnummer.',
  },
];

/** Replies to a message about training, to small talk and to a message that was not understood, under the same hold. */
const CRISIS_FIRST: readonly Words[] = [
  {
    en: 'Nothing is lost if training waits, and you do not have to do anything for it now.',
    nb: 'Ingenting går tapt om treningen venter, og du trenger ikke gjøre noe for den nå.',
  },
  {
    en: 'Thank you for writing. I give no training advice just now; how you are comes first.',
    nb: 'Takk for at du skriver. Jeg gir ingen treningsråd akkurat nå; hvordan du har det, kommer først.',
  },
  {
    en: 'We come back to running when you are ready. There is no hurry.',
    nb: 'Vi kommer tilbake til løpingen når du er klar. Det haster ikke.',
  },
];

/** Returns the text at the position of a message in its thread, so that two replies in a row differ. */
const inTurn = (texts: readonly Words[], seq: number): Words =>
  texts[Math.floor(seq / 2) % texts.length] ?? { en: '', nb: '' };

/** Returns the numbers to call, in one or two short sentences. */
export const crisisNumbers = (seq: number): Words => inTurn(NUMBERS_IN_SHORT, seq);

/** Returns the reply that replaces an answer while a hold about not wanting to live is open. */
export const crisisReply = (seq: number): Words => {
  const [first, numbers] = [inTurn(CRISIS_FIRST, seq), crisisNumbers(seq)];
  return { en: `${first.en} ${numbers.en}`, nb: `${first.nb} ${numbers.nb}` };
};
