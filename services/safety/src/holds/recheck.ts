import { RECHECK_CODES, type RecheckCode } from '@stridewell/contracts/web';
import { SAFETY_CATEGORIES, type SafetyCategory } from '../categories.ts';
import { fold } from '../gate/engine/fold.ts';
import type { Bilingual } from '../texts/stop.ts';
import type { HoldEnd, HoldTier } from './holds.ts';

export { RECHECK_CODES, type RecheckCode };

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
  medication: { en: 'the medicine, injection or operation', nb: 'medisinen, sprøyta eller operasjonen' },
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

const [, WAIT, , MISTAKEN] = MEDICAL as readonly [RecheckOption, RecheckOption, RecheckOption, RecheckOption];

/**
 * Options for an illness. A doctor never sees most colds and stomach bugs, so this hold can end with a day without
 * symptoms.
 */
const ILLNESS: readonly RecheckOption[] = [
  option(
    'symptom_free',
    'I have been well for at least 24 hours, without fever and without medicine for it',
    'Jeg har vært frisk i minst 24 timer, uten feber og uten medisin mot den',
  ),
  option('not_yet', 'I am still ill', 'Jeg er fortsatt syk'),
  option(
    'cleared',
    'A doctor has seen it and running is allowed',
    'Lege har sett på det, og jeg har fått lov til å løpe',
  ),
  WAIT,
  MISTAKEN,
];

const PREGNANCY: readonly RecheckOption[] = [
  option(
    'not_yet',
    'I am pregnant, or it is less than 12 weeks since the birth',
    'Jeg er gravid, eller det er under 12 uker siden fødselen',
  ),
  option(
    'birth_over',
    'It is more than 12 weeks since the birth, and a professional says that I may run',
    'Det er mer enn 12 uker siden fødselen, og en fagperson sier at jeg kan løpe',
  ),
  option(
    'not_pregnant',
    'I am not pregnant, and have not given birth in the last 12 weeks',
    'Jeg er ikke gravid, og har ikke født de siste 12 ukene',
  ),
  MISTAKEN,
];

const MINOR: readonly RecheckOption[] = [
  option('adult', 'I am 18 or over', 'Jeg er 18 år eller eldre'),
  option('not_yet', 'I am under 18', 'Jeg er under 18 år'),
  MISTAKEN,
];

const MEDICINE: readonly RecheckOption[] = [
  option(
    'cleared',
    'A doctor, physiotherapist or pharmacist has said that I may train, or the operation was more than six months ago',
    'Lege, fysioterapeut eller apotek har sagt at jeg kan trene, eller operasjonen var for mer enn seks måneder siden',
  ),
  option('wait', 'They say that I should wait', 'Jeg fikk beskjed om å vente'),
  option('not_yet', 'I have not asked yet', 'Jeg har ikke spurt ennå'),
  MISTAKEN,
];

const OPTIONS: Partial<Record<SafetyCategory, readonly RecheckOption[]>> = {
  ...{ selfharm: CRISIS, eating: EATING, illness: ILLNESS, pregnancy: PREGNANCY, minor: MINOR, medication: MEDICINE },
};

const HOUR_MS = 3_600_000;
/** Minimum age of an illness hold at which the runner can have been well for a day since it began, in milliseconds. */
const WELL_AFTER_MS = 24 * HOUR_MS;

/**
 * Returns the options of the recheck card for a category.
 * @param age age of the hold in milliseconds; by default every option is returned
 */
export const recheckOptions = (
  category: SafetyCategory | null,
  age: number = Number.POSITIVE_INFINITY,
): readonly RecheckOption[] => {
  const options = (category !== null && OPTIONS[category]) || MEDICAL;
  return age < WELL_AFTER_MS ? options.filter(({ code }) => code !== 'symptom_free') : options;
};

/** Returns the heading of the recheck card, with a gentle wording for a crisis. */
export const recheckHead = (category: SafetyCategory | null): Bilingual => {
  if (category === 'selfharm') return { en: 'How is it now?', nb: 'Hvordan er det nå?' };
  const subject = subjectOf(category);
  return { en: `About ${subject.en}: where does it stand?`, nb: `Om ${subject.nb}: hvordan står det til?` };
};

/** Returns the reason with which an answer ends the hold; null when the hold continues. */
export const recheckEnd = (code: RecheckCode): HoldEnd | null => ENDS[code];

const ENDS: Record<RecheckCode, HoldEnd | null> = {
  ...{ cleared: 'cleared', birth_over: 'cleared', symptom_free: 'symptom_free' },
  ...{ dismissed: 'dismissed', not_pregnant: 'dismissed', adult: 'dismissed' },
  ...{ wait: null, not_yet: null },
};

/**
 * Replies to the answers on the recheck card. The answer `not_yet` has no text here because it repeats the category's
 * STOP text. The end of a hold does not change the plan, so no text promises an easier plan.
 */
export const RECHECK_TEXTS: Record<Exclude<RecheckCode, 'not_yet'>, Bilingual> = {
  cleared: {
    en: 'Good. What they told you comes first: if their advice differs from mine, follow theirs. The plan does not know what they said, so keep the first week short and easy, leave out what is hard, and stop if it comes back.',
    nb: 'Bra. Det de sa til deg, gjelder først; er det noe annet enn jeg sier, gjør du som de sier. Planen vet ikke hva de sa, så hold den første uka kort og rolig, la det harde ligge, og stopp hvis det kommer tilbake.',
  },
  wait: {
    en: 'Then we wait. Tell me when you are allowed to run again, and from when.',
    nb: 'Da venter vi. Si fra når du får løpe igjen, og fra når.',
  },
  dismissed: { en: 'Thank you, that is cleared up.', nb: 'Takk, da er det oppklart.' },
  symptom_free: {
    en: 'Good to hear. Mark yourself as well on the Tracker tab. Start with as many easy days as you were ill, and stop and call a doctor if fever, chest pain or hard breathing comes back.',
    nb: 'Godt å høre. Meld deg frisk under Logg. Begynn med like mange rolige dager som du var syk, og stopp og ring lege hvis feber, brystsmerter eller tung pust kommer tilbake.',
  },
  not_pregnant: { en: 'Thank you, then we go on as before.', nb: 'Takk, da går vi videre som før.' },
  birth_over: {
    en: 'Good. What your midwife, doctor or physiotherapist told you comes first. Build up slowly, and stop and have it looked at if you leak, bleed, feel heaviness or hurt.',
    nb: 'Bra. Det jordmor, lege eller fysioterapeut har sagt, gjelder først. Bygg opp sakte, og stopp og få det sett på hvis du lekker, blør, kjenner tyngde eller får vondt.',
  },
  adult: {
    en: 'Thank you. The age in your profile decides what I can help with, so please check that it is right.',
    nb: 'Takk. Alderen i profilen din avgjør hva jeg kan hjelpe med, så sjekk at den stemmer.',
  },
};

/** Replies when a hold ends without an examination. They do not mention advice on running. */
const OWN_CLEARED: Partial<Record<SafetyCategory, Bilingual>> = {
  selfharm: {
    en: 'I am glad that you are safe and have somebody to talk to. The numbers stay the same, day and night: Mental Helse, 116 123, in Norway, elsewhere your local helpline; in danger, 113 or your local emergency number. Running can wait until you want it.',
    nb: 'Så bra at du er trygg og har noen å snakke med. Numrene er de samme, hele døgnet: Mental Helse, 116 123, i Norge, ellers din lokale hjelpetelefon; er du i fare, ring 113 eller ditt lokale nødnummer. Løpingen kan vente til du har lyst.',
  },
  eating: {
    en: 'Thank you for telling me. What they say about food and training comes first: if it differs from what I say, follow them.',
    nb: 'Takk for at du forteller det. Det de sier om mat og trening, gjelder først; er det noe annet enn jeg sier, gjør du som de sier.',
  },
};

/** Returns the reply to an answer on the recheck card, other than `not_yet`. */
export const recheckText = (code: Exclude<RecheckCode, 'not_yet'>, category: SafetyCategory | null): Bilingual =>
  (code === 'cleared' && category !== null && OWN_CLEARED[category]) || RECHECK_TEXTS[code];

const plainly = (text: string): string =>
  fold(text)
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

/** The code of every option by its label in both languages. */
const CODES: ReadonlyMap<string, RecheckCode> = new Map(
  [MEDICAL, ...Object.values(OPTIONS)].flatMap((options) =>
    options.flatMap(({ code, label }) => [[plainly(label.en), code] as const, [plainly(label.nb), code] as const]),
  ),
);
const HEADS: readonly string[] = [null, ...SAFETY_CATEGORIES].flatMap((category) =>
  Object.values(recheckHead(category)),
);

/** A number alone, or with a word for it: "2", "2.", "number 2", "alternativ 2". */
const NUMBERED = /^(?:(?:number|no|nr|nummer|option|answer|svar|alternativ|valg) )?([1-9])$/;
/**
 * Maximum number of words in an option that could also answer something else. Such options are recognised only if the
 * last reply listed them.
 */
const SHORT_WORDS = 3;

/**
 * Reads a typed message as an answer to a recheck card: the number of an option in the reply before it, or the words of
 * an option. Returns null for every other message: no free text ends a hold.
 * @param lastReply the coach's last reply, which lists the options when it showed the card as text
 */
export const readTypedRecheck = (message: string, lastReply: string): RecheckCode | null => {
  const text = plainly(message.slice(0, 200));
  const isShown = HEADS.some((head) => lastReply.includes(head));
  const [, digit] = NUMBERED.exec(text) ?? [];
  if (digit) {
    const row = isShown ? lastReply.split('\n').find((line) => line.startsWith(`${digit}. `)) : undefined;
    return row === undefined ? null : (CODES.get(plainly(row.slice(3))) ?? null);
  }
  if (!isShown && text.split(' ').length <= SHORT_WORDS) return null;
  return CODES.get(text) ?? null;
};

/** Texts of holds for which urgent care is the wrong place to call. */
const TOPIC_TEXTS: Partial<Record<SafetyCategory, Bilingual>> = {
  eating: {
    en: 'No hard training and no figures for now. Talk with your doctor or somebody who treats you first, and bring somebody you trust. Tell me once you have, and we continue from there.',
    nb: 'Ingen hard trening og ingen tall nå. Snakk først med lege eller noen som behandler deg, og ta gjerne med noen du stoler på. Si fra når du har gjort det, så går vi videre.',
  },
  pregnancy: {
    en: 'No training advice for now: while you are pregnant and in the months after a birth, your midwife or doctor decides about running. We can continue once you tell me how it is.',
    nb: 'Ingen treningsråd nå: når du er gravid og i månedene etter en fødsel, er det jordmor eller lege som bestemmer om du kan løpe. Vi går videre når du har fortalt hvordan det går.',
  },
  medication: {
    en: 'No training advice for now: after an operation or an injection, and with a medicine like this, your doctor, physiotherapist or pharmacist says when you may train and with what. We can continue once you tell me what they say.',
    nb: 'Ingen treningsråd nå: etter en operasjon eller en sprøyte, og med en slik medisin, er det lege, fysioterapeut eller apotek som sier når du kan trene, og med hva. Vi går videre når du har fortalt hva de sier.',
  },
  minor: {
    en: 'Stridewell is made for adults, so I give no training advice here. A club coach, a parent or the school nurse can help.',
    nb: 'Stridewell er laget for voksne, så jeg gir ingen treningsråd her. En klubbtrener, en forelder eller helsesykepleieren på skolen kan hjelpe.',
  },
};

/** Returns the reply to a question or quick action that an active hold blocks. */
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
