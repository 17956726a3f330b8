import type { Language, Words } from '@stridewell/language/language';

export const NO_PLAN: Words = {
  en: 'There is no plan for this week yet. Save your profile, or tap Create plan, and I can change it.',
  nb: 'Det er ingen plan for denne uka ennå. Lagre profilen din, eller trykk på «Lag plan», så kan jeg endre den.',
};

export const NO_PROFILE: Words = {
  en: 'Your training profile is still empty. Fill it in on the Profile tab first.',
  nb: 'Treningsprofilen din er tom ennå. Fyll den ut under Profil først.',
};

export const ALREADY: Words = {
  en: 'It is like that already, so there is nothing to change.',
  nb: 'Slik er det allerede, så det er ingenting å endre.',
};

export const NOT_POSSIBLE: Words = {
  en: 'I cannot make that change here.',
  nb: 'Den endringen kan jeg ikke gjøre her.',
};

export const UNDONE: Words = {
  en: 'Taken back. Everything is as it was before.',
  nb: 'Angret. Alt er som det var før.',
};

export const PLANNED_ANEW: Words = {
  en: 'The days ahead are planned anew.',
  nb: 'Dagene framover er planlagt på nytt.',
};

/** Returns one of two texts by language. */
export const say = (language: Language, en: string, nb: string): string => (language === 'nb' ? nb : en);
