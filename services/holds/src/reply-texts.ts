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
