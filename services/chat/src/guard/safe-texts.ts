import { TEXTS } from '@stridewell/safety';
import type { Language } from '@stridewell/safety/text';
import type { GuardCategory } from './categories.ts';

/** Texts that replace a stopped reply. They are written by people, and each one suits any question. */
export const SAFE_TEXTS: Record<GuardCategory, Record<Language, string>> = {
  self_harm: TEXTS.crisis,
  help: {
    en: 'If something worries you, please talk to somebody you trust or to a doctor, and in an emergency call 113 in Norway or your local number. You never need a reason to ask for help.',
    nb: 'Hvis noe bekymrer deg, snakk med en du stoler på eller med lege, og ring 113 i Norge eller det lokale nødnummeret i en nødsituasjon. Du trenger aldri en grunn for å be om hjelp.',
  },
  credentials: {
    en: 'I never need a password or a code. You sign in on the welcome screen, and change your account in your profile.',
    nb: 'Jeg trenger aldri passord eller koder. Du logger inn på velkomstskjermen, og endrer kontoen i profilen din.',
  },
  human_claim: {
    en: 'I am an AI coach, not a person. What I say comes from your plan and your check-ins.',
    nb: 'Jeg er en AI-trener, ikke et menneske. Det jeg sier, kommer fra planen og innsjekkene dine.',
  },
  prompt: {
    en: 'I could not give you that answer. Please ask again about your training, your plan or your check-ins.',
    nb: 'Det svaret kunne jeg ikke gi deg. Spør gjerne igjen om treningen, planen eller innsjekkene dine.',
  },
  diagnosis: {
    en: 'I cannot tell you what it is; only somebody who examines you can. If it hurts, ease off, and let a doctor or physiotherapist look at it. I can help with how your training fits around it.',
    nb: 'Jeg kan ikke si hva det er; det kan bare en som undersøker deg. Gjør det vondt, så ta det roligere og la lege eller fysioterapeut se på det. Jeg kan hjelpe med hvordan treningen legges rundt det.',
  },
  medicine: {
    en: 'What you take is between you and your doctor or pharmacist, so I do not comment on it. I can help with training, rest and what your check-ins show.',
    nb: 'Det du tar, er mellom deg og lege eller apotek, så det sier jeg ikke noe om. Jeg kan hjelpe med trening, hvile og det innsjekkene dine viser.',
  },
  push_through: {
    en: 'Pain is a reason to ease off. Stop whatever brings it on, note it in your check-in, and have it looked at if it stays or comes back.',
    nb: 'Smerte er en grunn til å ta det roligere. Slutt med det som framkaller den, skriv det i innsjekken, og la noen se på det hvis den varer eller kommer tilbake.',
  },
  running_blocked: {
    en: 'Today is not a running day: what your check-ins and your plan say comes before anything I write. Your plan shows what fits instead.',
    nb: 'I dag er ikke en løpedag: det innsjekkene og planen din sier, går foran alt jeg skriver. Planen viser hva som passer i stedet.',
  },
  hard_blocked: {
    en: 'Today stays gentle: what your check-ins and your plan say comes before anything I write. Your plan shows what fits.',
    nb: 'I dag blir det rolig: det innsjekkene og planen din sier, går foran alt jeg skriver. Planen viser hva som passer.',
  },
  session_cap: {
    en: 'I keep to the session lengths in your plan, because a session much longer than you are used to is what most often goes wrong. Your plan shows today and the rest of the week.',
    nb: 'Jeg holder meg til lengdene i planen din: en økt som er langt lengre enn du er vant til, er det som oftest går galt. Planen viser i dag og resten av uka.',
  },
  figures: {
    en: 'I only use numbers from your plan, and my answer contained others. Your plan shows today and the rest of the week.',
    nb: 'Jeg bruker bare tall fra planen din, og svaret mitt hadde andre. Planen viser i dag og resten av uka.',
  },
  weight: {
    en: 'I give no numbers for food or weight. Regular meals support your training best; for more than that, a doctor or a dietitian is the right person.',
    nb: 'Jeg gir ingen tall for mat eller vekt. Jevnlige måltider støtter treningen best; for mer enn det er lege eller klinisk ernæringsfysiolog rett person.',
  },
  prevention: {
    en: 'Nobody can promise that. What I can do is help you build up gradually, rest when your check-ins ask for it, and keep some strength work in the week.',
    nb: 'Det kan ingen love. Det jeg kan, er å hjelpe deg å bygge opp gradvis, hvile når innsjekkene ber om det, og holde litt styrke i uka.',
  },
  clearing: {
    en: 'I cannot decide that. A doctor or physiotherapist who knows you can say what you may do; until then, follow your plan and your check-ins.',
    nb: 'Det kan jeg ikke avgjøre. En lege eller fysioterapeut som kjenner deg, kan si hva du kan gjøre; til da følger du planen og innsjekkene dine.',
  },
  role: {
    en: 'I am an AI coach for training and self-care. For questions of health, please ask a doctor or a physiotherapist.',
    nb: 'Jeg er en AI-trener for trening og egenbehandling. Spør en lege eller fysioterapeut om helsespørsmål.',
  },
  scan: {
    en: 'I do not read pictures or results from examinations. Please go through them with the person who ordered them; I can help with training around what they say.',
    nb: 'Jeg tolker ikke bilder eller svar fra undersøkelser. Gå gjennom dem med den som bestilte dem; jeg kan hjelpe med trening rundt det de sier.',
  },
  beyond: {
    en: 'This is outside what I can help with. Please settle training with a doctor, midwife or physiotherapist who knows you.',
    nb: 'Dette er utenfor det jeg kan hjelpe med. Avtal trening med lege, jordmor eller fysioterapeut som kjenner deg.',
  },
  language: {
    en: 'I answer only in English or Norwegian. Please ask again in one of them.',
    nb: 'Jeg svarer bare på norsk eller engelsk. Spør gjerne igjen på et av dem.',
  },
  shape: {
    en: 'I could not show that answer. Please ask again, or use one of the quick actions.',
    nb: 'Det svaret kunne jeg ikke vise. Spør igjen, eller bruk en av hurtigvalgene.',
  },
};
