import { useCheckinToday as useDay, useHold } from '@stridewell/app/core';
import { type CallNumber, numbersIn } from '@stridewell/app/safety';
import { HIGH_PAIN, type TriageOutcome } from '@stridewell/contracts/web';
import { inLanguage, pageLanguage } from '../data/language.ts';
import { useCheckinToday } from '../data/reads.ts';
import { type OutcomeWords, triageWords } from './triage-words.ts';

/** Data in addition to the answers that changes what an outcome without urgent signs may say. */
export interface OutcomeFacts {
  /** Maximum pain level of the day, 0 to 10. Null if none is known. */
  pain: number | null;
  /** Phone numbers of the safety hold that blocks training; may be empty. Null if there is no hold. */
  heldNumbers: readonly CallNumber[] | null;
}

export interface ShownOutcome extends OutcomeWords {
  /** Urgency in a few words. */
  tier: string;
}

type Words = Pick<ShownOutcome, 'tier' | 'title' | 'text' | 'doNot' | 'say'>;

interface FactWords {
  held: Words;
  /** Added to the text of a hold with phone numbers. */
  call: string;
  dial: (label: string) => string;
  highPain: (pain: number) => Words;
  tomorrow: string;
}

const EN: FactWords = {
  held: {
    tier: 'Still open',
    title: 'First do what your coach told you',
    text: 'What you reported to your coach still counts, whatever you answer here. Follow that message before any training.',
    doNot: "Run or do today's exercises.",
    say: '',
  },
  call: 'If nobody has looked at it yet, call now; outside Norway, your local number.',
  dial: (label) => `Call ${label}`,
  highPain: (pain) => ({
    tier: 'No warning sign, high pain',
    title: `Pain ${pain} of 10: rest it today`,
    text: 'You answered no to every warning sign, and pain above 6 still needs care. Only breathing and gentle holds today. If it is still above 6 after three days, see a doctor or physiotherapist. If it gets worse, or you notice pain at night, new swelling, numbness or lost strength, answer these questions again.',
    doNot: 'Run, or load it.',
    say: 'My pain is above 6 of 10, and I would like it looked at.',
  }),
  tomorrow: 'Check in again tomorrow',
};

const NB: FactWords = {
  held: {
    tier: 'Fortsatt åpent',
    title: 'Gjør først det treneren din sa',
    text: 'Det du meldte fra om til treneren, gjelder fortsatt, uansett hva du svarer her. Følg den beskjeden før all trening.',
    doNot: 'Løp eller gjør dagens øvelser.',
    say: '',
  },
  call: 'Har ingen sett på det ennå, ring nå; utenfor Norge det lokale nummeret.',
  dial: (label) => `Ring ${label}`,
  highPain: (pain) => ({
    tier: 'Ingen faresignaler, men mye vondt',
    title: `Smerte ${pain} av 10: ta det med ro i dag`,
    text: 'Du svarte nei på alle faresignalene, men smerter over 6 må tas på alvor. Bare pust og rolige hold i dag. Er det fortsatt over 6 etter tre dager, gå til lege eller fysioterapeut. Blir det verre, eller merker du smerter om natta, ny hevelse, nummenhet eller tapt kraft, svar på disse spørsmålene igjen.',
    doNot: 'Løp, eller belast det.',
    say: 'Jeg har smerter over 6 av 10 og vil gjerne ha det undersøkt.',
  }),
  tomorrow: 'Sjekk inn igjen i morgen',
};

/**
 * Texts of an outcome in the language of the page. An outcome without urgent signs does not reassure while a safety
 * hold blocks training or the pain is high: three days of pain above 6 require a doctor or physiotherapist.
 */
export const shownOutcome = (outcome: TriageOutcome, { pain, heldNumbers }: OutcomeFacts): ShownOutcome => {
  const { outcome: wordsOf, tiers } = triageWords();
  const isHigh = pain !== null && pain >= HIGH_PAIN;
  if (outcome.tier !== 'self_care' || (heldNumbers === null && !isHigh)) {
    return { ...wordsOf(outcome), tier: tiers[outcome.tier] };
  }
  const { held, call, dial, highPain, tomorrow } = inLanguage({ en: EN, nb: NB });
  const language = pageLanguage();
  if (heldNumbers === null) return { ...highPain(pain ?? 0), actions: [{ label: tomorrow }], language };
  const actions = heldNumbers.map(({ label, tel }) => ({ label: dial(label), href: `tel:${tel}` }));
  return { ...held, ...(actions.length > 0 && { text: `${held.text} ${call}` }), actions, language };
};

/** Today's facts. Null until it is known whether a hold blocks training. */
export const useOutcomeFacts = (): OutcomeFacts | null => {
  const day = useDay();
  const physio = useCheckinToday();
  const { loading, closed, hold } = useHold('physio');
  if (loading) return null;
  const pains = [day, physio].flatMap((read) => (read.state === 'there' ? [read.value.pain] : []));
  return {
    pain: pains.length > 0 ? Math.max(...pains) : null,
    heldNumbers: hold && closed ? numbersIn(hold.text) : null,
  };
};
