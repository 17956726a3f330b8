import type { Verdict } from '@stridewell/chat/brain';
import type { Turn } from '@stridewell/chat/model/coach-model';
import { type Language, paragraphs } from '@stridewell/language/language';
import { TEXTS } from '@stridewell/safety';
import { exclusionFact } from '../domain/exclusions/exclusions.ts';
import { render } from '../messages/catalogue.ts';
import type { Topic } from './intents/rules.ts';
import type { CoachState, Followed } from './state.ts';
import { withLimits } from './stated-limits.ts';
import { questionOf } from './turn.ts';

/** Topics whose replies mention neither exercises nor running. The verdict replaces the replies to all other topics. */
const HARMLESS: ReadonlySet<Topic> = new Set([
  'thanks',
  'bye',
  'okay',
  'human',
  'others',
  'offTopic',
  'medicine',
  'scan',
  'diagnose',
  'promise',
  'profile',
  'checkinHow',
  'worried',
  'reds',
  'operation',
  'pregnant',
  'feedback',
  'languageSet',
  'replyShorter',
]);

const BONE_AREAS = new Set(['hip', 'shin', 'plantar', 'back']);

const GENERIC = {
  en: 'Call a doctor today: in Norway 116 117, elsewhere your local urgent care; 113 in an emergency.',
  nb: 'Ring lege i dag: 116 117 i Norge, ellers din lokale legevakt; 113 når det haster.',
};

/** Returns the safety gate's texts for the warning signs, so the check-in form and the chat say the same. */
const flagTexts = ({ course, injury }: Followed, language: Language): string[] => {
  const { newest } = course;
  const flags = newest?.redFlags ?? [];
  const saddle = newest?.saddleNumbness === true || newest?.bladderBowelChange === true;
  const groin = newest?.hipPainSite === 'groin';
  const texts = [
    saddle && TEXTS.cauda[language],
    flags.includes('numbness') && TEXTS.tingling[language],
    flags.includes('strength_loss') && TEXTS.nerve[language],
    flags.includes('swelling') && `${TEXTS.joint[language]} ${TEXTS.clot[language]}`,
    (groin || (flags.includes('night_pain') && BONE_AREAS.has(injury.area))) && TEXTS.bone[language],
    flags.includes('night_pain') && !BONE_AREAS.has(injury.area) && TEXTS.night[language],
  ].filter((text): text is string => typeof text === 'string');
  return texts.length > 0 ? texts : [GENERIC[language]];
};

/** Returns the verdict for a warning sign in the newest check-in. */
const flag = (followed: Followed, language: Language): string =>
  language === 'nb'
    ? paragraphs(
        '**Ingen øvelser. Ingen løping.** Den siste innsjekken din har et faresignal.',
        ...flagTexts(followed, language),
        'En lege eller annet helsepersonell må se på det før du fortsetter. Begge trenerne venter til en innsjekk uten faresignal.',
      )
    : paragraphs(
        '**No exercises. No running.** Your newest check-in holds a warning sign.',
        ...flagTexts(followed, language),
        'Please consult a doctor or other healthcare professional before continuing. Both coaches pause until you check in without red flags.',
      );

/** Returns the verdict that replaces every reply, with its rule id; null when exercises are allowed. */
export const blockOf = (state: CoachState, language: Language): Verdict | null => {
  const { followed, runner } = state;
  if (!followed) return runner.ageBand === 'under-18' ? { ruleId: 'physio.minor', text: TEXTS.minor[language] } : null;
  const { exclusion, dose } = followed.course;
  if (dose.row === 'red_flag') return { ruleId: 'physio.flag', text: flag(followed, language) };
  if (exclusion?.allows === 'nothing')
    return { ruleId: `physio.${exclusion.id}`, text: render(exclusionFact(exclusion), language) };
  return null;
};

/** Returns the verdict for a turn, with the coach's limits when they must be stated; null when none applies. */
export const verdictFor = (state: CoachState, turn: Turn): Verdict | null => {
  const question = questionOf(turn);
  if (HARMLESS.has(question.topic)) return null;
  const block = blockOf(state, question.language);
  return block && { ...block, text: paragraphs(block.text, withLimits(turn, question)) };
};
