import type { SafetyCategory } from '../categories.ts';
import type { Bilingual } from '../texts/stop.ts';
import type { HoldEnd, HoldTier } from './holds.ts';

/** Codes of the answers to the recheck card, which asks "About {what}: where does it stand?" (`language.md` 1.4). */
export const RECHECK_CODES = ['cleared', 'wait', 'not_yet', 'dismissed'] as const;
export type RecheckCode = (typeof RECHECK_CODES)[number];

/** Wording for the subject of a hold whose category is unknown or sensitive. */
const UNNAMED: Bilingual = { en: 'what you told me', nb: 'det du fortalte' };

/** Wording for the subject of a hold, by category. Sensitive categories are not named. */
const SUBJECT: Record<SafetyCategory, Bilingual> = {
  cardiac: { en: 'your chest and heart', nb: 'brystet og hjertet ditt' },
  syncope: { en: 'the fainting', nb: 'besvimelsen' },
  breathing: { en: 'your breathing', nb: 'pusten din' },
  stroke: { en: 'the signs you told me about', nb: 'tegnene du fortalte om' },
  cauda: { en: 'your back and what came with it', nb: 'ryggen og det som fulgte med' },
  nerve: { en: 'the strength or feeling that changed', nb: 'kraften eller følelsen som endret seg' },
  clot: { en: 'your leg', nb: 'beinet ditt' },
  rupture: { en: 'the injury', nb: 'skaden' },
  bone: { en: 'the pain in the bone', nb: 'smertene i knokkelen' },
  joint: { en: 'the joint', nb: 'leddet' },
  head: { en: 'the blow to your head', nb: 'slaget mot hodet' },
  allergy: { en: 'the reaction', nb: 'reaksjonen' },
  heat: { en: 'how you felt after the effort', nb: 'hvordan du hadde det etter anstrengelsen' },
  sugar: { en: 'your blood sugar', nb: 'blodsukkeret' },
  illness: { en: 'the illness', nb: 'sykdommen' },
  medication: { en: 'the medicine', nb: 'medisinen' },
  pregnancy: { en: 'the pregnancy or birth', nb: 'svangerskapet eller fødselen' },
  eating: UNNAMED,
  selfharm: UNNAMED,
  abuse: UNNAMED,
  minor: { en: 'your age', nb: 'alderen din' },
  third: { en: 'what happened', nb: 'det som hendte' },
  substance: { en: 'yesterday', nb: 'gårsdagen' },
};

const subjectOf = (category: SafetyCategory | null): Bilingual => (category ? SUBJECT[category] : UNNAMED);

interface RecheckOption {
  code: RecheckCode;
  label: Bilingual;
}

const option = (code: RecheckCode, en: string, nb: string): RecheckOption => ({ code, label: { en, nb } });

const MEDICAL: readonly RecheckOption[] = [
  option(
    'cleared',
    'A doctor or 113/116 117 has seen it and running is allowed',
    'Lege eller 113/116 117 har sett på det, og jeg har fått lov til å løpe',
  ),
  option('wait', 'It was seen, and I was told to wait', 'Noen har sett på det, og jeg fikk beskjed om å vente'),
  option('not_yet', 'Not yet', 'Ikke ennå'),
  option('dismissed', 'It was not about me, or a misunderstanding', 'Det gjaldt ikke meg, eller var en misforståelse'),
];

const CRISIS: readonly RecheckOption[] = [
  option('cleared', 'I am safe now and have somebody to talk to', 'Jeg er trygg nå og har noen å snakke med'),
  option('not_yet', 'It is still hard', 'Det er fortsatt vanskelig'),
  option('dismissed', 'It was a misunderstanding', 'Det var en misforståelse'),
];

const EATING: readonly RecheckOption[] = [
  option(
    'cleared',
    'I have talked with a doctor or somebody who treats me',
    'Jeg har snakket med lege eller noen som behandler meg',
  ),
  option('not_yet', 'Not yet', 'Ikke ennå'),
  option('dismissed', 'It was a misunderstanding', 'Det var en misforståelse'),
];

const OPTIONS: Partial<Record<SafetyCategory, readonly RecheckOption[]>> = { selfharm: CRISIS, eating: EATING };

/** Returns the options of the recheck card for a category. */
export const recheckOptions = (category: SafetyCategory | null): readonly RecheckOption[] =>
  (category !== null && OPTIONS[category]) || MEDICAL;

/** Returns the heading of the recheck card, with a gentle wording for a crisis. */
export const recheckHead = (category: SafetyCategory | null): Bilingual => {
  if (category === 'selfharm') return { en: 'How is it now?', nb: 'Hvordan er det nå?' };
  const subject = subjectOf(category);
  return { en: `About ${subject.en}: where does it stand?`, nb: `Om ${subject.nb}: hvordan står det til?` };
};

/** Returns the reason for which an answer ends the hold; null when the hold continues. */
export const recheckEnd = (code: RecheckCode): HoldEnd | null => {
  if (code === 'cleared') return 'cleared';
  return code === 'dismissed' ? 'dismissed' : null;
};

/**
 * Replies to the answers on the recheck card. The answer `not_yet` has no text here because it repeats the category's
 * STOP text.
 */
export const RECHECK_TEXTS: Record<Exclude<RecheckCode, 'not_yet'>, Bilingual> = {
  cleared: {
    en: 'Good. What they told you comes first: if their advice differs from mine, follow theirs. We start again with the easiest return.',
    nb: 'Bra. Det de sa til deg, gjelder først; er det noe annet enn jeg sier, gjør du som de sier. Vi begynner igjen med den letteste veien tilbake.',
  },
  wait: {
    en: 'Then we wait. Tell me when you are allowed to run again, and from when.',
    nb: 'Da venter vi. Si fra når du får løpe igjen, og fra når.',
  },
  dismissed: { en: 'Thank you, that is cleared up.', nb: 'Takk, da er det oppklart.' },
};

/** Texts of holds for which urgent care is the wrong number. */
const TOPIC_TEXTS: Partial<Record<SafetyCategory, Bilingual>> = {
  eating: {
    en: 'No hard training and no figures for now. Talk with your doctor or somebody who treats you first, and bring somebody you trust. Tell me once you have, and we continue from there.',
    nb: 'Ingen hard trening og ingen tall nå. Snakk først med lege eller noen som behandler deg, og ta gjerne med noen du stoler på. Si fra når du har gjort det, så går vi videre.',
  },
  pregnancy: {
    en: 'No training advice for now: while you are pregnant and in the months after a birth, your midwife or doctor decides about running. We can continue once you tell me how it is.',
    nb: 'Ingen treningsråd nå: når du er gravid og i månedene etter en fødsel, er det jordmor eller lege som bestemmer om du kan løpe. Vi går videre når du har fortalt hvordan det går.',
  },
  minor: {
    en: 'Stridewell is made for adults, so I give no training advice here. A club coach, a parent or the school nurse can help.',
    nb: 'Stridewell er laget for voksne, så jeg gir ingen treningsråd her. En klubbtrener, en forelder eller helsesykepleieren på skolen kan hjelpe.',
  },
};

/** Returns the reply to a question or quick action that an active hold closes. */
export const holdText = (category: SafetyCategory | null, tier: HoldTier): Bilingual => {
  const subject = subjectOf(category);
  if (category === 'selfharm')
    return {
      en: 'Training can wait. You come first today: to talk, day and night, call Mental Helse, 116 123, in Norway, elsewhere your local helpline; in danger, 113 or your local emergency number.',
      nb: 'Treningen kan vente. I dag kommer du først: trenger du noen å snakke med, ring Mental Helse, 116 123, døgnet rundt i Norge, ellers din lokale hjelpetelefon; er du i fare, ring 113 eller ditt lokale nødnummer.',
    };
  if (tier === 'card')
    return {
      en: 'Please answer one question first, then we can continue.',
      nb: 'Svar på ett spørsmål først, så går vi videre.',
    };
  const own = category !== null && tier === 'topic' ? TOPIC_TEXTS[category] : undefined;
  if (own) return own;
  const call =
    tier === 'emergency'
      ? { en: '113 in Norway, elsewhere your local emergency number', nb: '113 i Norge, ellers ditt lokale nødnummer' }
      : {
          en: '116 117 in Norway, elsewhere your local urgent care',
          nb: '116 117 i Norge, ellers din lokale legevakt',
        };
  return {
    en: `No training advice for now, because of ${subject.en}. If nobody has looked at it yet, call ${call.en}. We can continue once you tell me how it is.`,
    nb: `Ingen treningsråd nå, på grunn av ${subject.nb}. Har ingen sett på det ennå, ring ${call.nb}. Vi går videre når du har fortalt hvordan det går.`,
  };
};
