import {
  isHighPainReported,
  isPainReported,
  type PainReading,
  painReportedIn,
  painText,
  withKnownPain,
} from '@stridewell/chat/dialogue';
import type { Turn } from '@stridewell/chat/model/coach-model';
import { type Language, paragraphs, sentences, type Words } from '@stridewell/language/language';
import type { Told } from '@stridewell/understanding/dialogue';
import type { CoachState } from '../domain/coach-state.ts';

/**
 * Maximum reported pain at which the running coach suggests a session. Physio Coach knows what the injury tolerates.
 */
const MOST = 3;

/**
 * Identifies the newest check-ins of both kinds. Each of them asks for pain, so a new one replaces what was reported
 * before it.
 */
const versionOf = ({ physio, checkins }: CoachState): string => {
  const [newest] = physio?.checkins ?? [];
  const ofPhysio = physio?.checkinVersion ?? (newest ? `${newest.date}:${newest.pain}` : '');
  return `${ofPhysio}/${checkins[0]?.date ?? ''}`;
};

/** Runners mention many other numbers to this coach, so a pain number needs a word for pain. */
export const READING: PainReading = { takesNumbers: false };

/** Pain reported in the thread since the newest check-in. */
export const toldOf = (state: CoachState, turn: Turn): Told | null => painReportedIn(turn, versionOf(state), READING);

const closes = (told: Told): boolean => told.isSevere || told.isWorse || (told.pain ?? 0) > MOST;

/** Returns the state with the pain reported to either coach if it blocks running. Idempotent. */
export const heard = (state: CoachState, turn: Turn): CoachState => {
  if (state.told) return state;
  const told = withKnownPain(toldOf(state, turn), state.reported);
  return isPainReported(told) && closes(told) ? { ...state, told } : state;
};

/** The first sentence of the reply. A thread that contains it already has the explanation of the pain. */
export const TOLD_OPENING: Words = {
  en: '**No running today, with the pain you reported.**',
  nb: '**Ingen løping i dag, med smerten du har meldt fra om.**',
};

const named = ({ pain, isSevere }: Told, language: Language): string => {
  const nb = language === 'nb';
  if (pain !== null) {
    const text = painText(pain, language);
    return nb ? `Du sa ${text} av 10.` : `You said ${text} of 10.`;
  }
  if (isSevere)
    return nb
      ? 'Du sa at det gjør skikkelig vondt, og det regner jeg som over 6.'
      : 'You said that it hurts a lot, and I count that as above 6.';
  return nb ? 'Du sa at det er verre.' : 'You said that it is worse.';
};

const HIGH: Words = {
  en: 'Above 6 means only breathing and gentle holds, from Physio Coach. If it is above 6 for three days, see a doctor or physiotherapist; today, if you cannot walk on it or if there is swelling, numbness or lost strength: 116 117 in Norway, 113 in an emergency.',
  nb: 'Over 6 betyr bare pust og rolige statiske øvelser fra Physio Coach. Er den over 6 i tre dager, la en lege eller fysioterapeut se på det; i dag, hvis du ikke kan gå på det eller har hevelse, nummenhet eller tapt kraft: 116 117, og 113 når det haster.',
};
const MIDDLE: Words = {
  en: 'Above 3 is too much to start a run with. A calm walk is fine as long as it makes nothing worse, and tomorrow morning decides.',
  nb: 'Over 3 er for mye til å begynne på en løpetur. En rolig gåtur går fint så lenge den ikke gjør noe verre, og i morgen tidlig avgjør.',
};
const WORSE: Words = {
  en: 'Worse than before means one step back: a calm walk at most today, and tomorrow morning decides. If it keeps rising, let a doctor or physiotherapist look at it.',
  nb: 'Verre enn før betyr ett steg tilbake: høyst en rolig gåtur i dag, og i morgen tidlig avgjør. Fortsetter den å stige, la en lege eller fysioterapeut se på det.',
};
const CHECK_IN: Words = {
  en: 'Put the number into a check-in with Physio Coach now: it says what is safe for the injury now, and the plan follows.',
  nb: 'Legg tallet inn i en innsjekk hos Physio Coach nå: den sier hva skaden tåler, og planen følger med.',
};

/** Explains what reported pain means for running today, and where to enter the number. Contains no session. */
export const toldText = ({ told }: CoachState, language: Language): string => {
  if (!told) return CHECK_IN[language];
  const rule = isHighPainReported(told) ? HIGH : told.isWorse ? WORSE : MIDDLE;
  return paragraphs(sentences(TOLD_OPENING[language], named(told, language)), rule[language], CHECK_IN[language]);
};
