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

export const acknowledgement = (category: SafetyCategory | null): Words =>
  category !== null && GENTLE.has(category) ? HEARD_GENTLY : HEARD;

export const RESUMED: Words = { en: 'Good. Then to your question:', nb: 'Bra. Da til spørsmålet ditt:' };
export const ASK_AGAIN: Words = {
  en: 'Good. What would you like to know?',
  nb: 'Bra. Hva lurer du på?',
};
export const BAD_DAY: Words = {
  en: 'I am sorry you are having a hard day. You do not have to do anything today. I am here if you want to talk about it, or about running.',
  nb: 'Så leit at det er en tung dag. Ingenting må gjøres i dag; jeg er her hvis du vil snakke om det, eller om løping.',
};
export const STOP_READ: Words = {
  en: 'Thank you. I am here when you want to continue.',
  nb: 'Takk. Jeg er her når du vil gå videre.',
};
export const EXPIRED: Words = {
  en: 'You did not answer my question from yesterday, so I have closed it. Write to me any time if something is not right.',
  nb: 'Jeg hørte ikke noe på spørsmålet mitt fra i går; skriv når som helst hvis noe ikke er bra.',
};
export const CARD_STILL_OPEN: Words = { en: 'One tap first, please.', nb: 'Ett trykk først, takk.' };
