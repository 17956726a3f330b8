import type { Area } from '@stridewell/contracts/web';
import { paragraphs, sentences, type Words } from '@stridewell/language/language';
import { renderAll } from '../../messages/catalogue.ts';
import { exerciseList } from '../text/exercises.ts';
import { type Case, type CaseAnswer, say, type Wordings } from './answer.ts';
import { LYING, tape } from './life.ts';
import { hills } from './race.ts';

const isHigh = ({ course }: Case): boolean => course.dose.row === 'above_6' || course.dose.row === 'irritable';

/** Pain above the limits of the table for days: advises seeing a professional. Null if no referral is needed. */
const referral = ({ course, language }: Case): string | null =>
  course.dose.row === 'above_6' && course.referrals.length > 0 ? renderAll(course.referrals, language) : null;

const EASY_POSITION: Partial<Record<Area, Words>> = {
  back: {
    en: 'Lie on your back with the lower legs on a chair or pillows, or on your side with a pillow between the knees, and breathe slowly with a long breath out.',
    nb: 'Ligg på ryggen med leggene på en stol eller puter, eller på siden med en pute mellom knærne, og pust rolig med lang utpust.',
  },
  hip: {
    en: 'Lie on the other side with a pillow between the knees, and breathe slowly with a long breath out.',
    nb: 'Ligg på den andre siden med en pute mellom knærne, og pust rolig med lang utpust.',
  },
};
const ANY_POSITION: Words = {
  en: 'Take the position that eases it, with a pillow under it, and breathe slowly with a long breath out.',
  nb: 'Ta den stillingen som letter, med en pute under, og pust rolig med lang utpust.',
};
const NO_PULLING: Wordings = {
  en: ['No hard stretching or twisting; small movements that ease are enough.'],
  nb: ['Ikke hard tøying eller vridning; små bevegelser som letter, holder.'],
};
const easyPosition = ({ course, language }: Case): string => (EASY_POSITION[course.area] ?? ANY_POSITION)[language];

/** Ways to ease the pain in bed, without exercises of the programme. */
export const bedtimeOpen: CaseAnswer = (found) =>
  sentences(easyPosition(found), say(found, NO_PULLING), referral(found));

/** Ways to ease the pain in bed, with those of today's exercises that are gentle and done lying down. */
export const bedtime: CaseAnswer = (found) => {
  const { day, course, language } = found;
  const isCalm = course.dose.row === 'above_6' && day.exercises.length > 0;
  if (!isCalm) return bedtimeOpen(found);
  return paragraphs(
    sentences(easyPosition(found), language === 'nb' ? 'Disse kan du gjøre liggende:' : 'These you can do lying down:'),
    exerciseList(day.exercises, language),
    sentences(say(found, NO_PULLING), referral(found)),
  );
};

const MOVE: Wordings = {
  en: [
    'A bit of both, but rather move: change position often, walk a few minutes around the house, and lie down in between.',
    'Move a little and often. Lying down in between is fine, lying all day is not.',
  ],
  nb: [
    'Litt av begge, men heller bevegelse: bytt stilling ofte, gå noen minutter hjemme, og legg deg litt imellom.',
    'Beveg deg litt og ofte. Å ligge innimellom går fint, å ligge hele dagen gjør det ikke.',
  ],
};
const HEAT_OK: Words = {
  en: 'Heat is fine if it feels good, but it does not replace moving.',
  nb: 'Varme er greit hvis det kjennes godt, men det erstatter ikke bevegelse.',
};
const SITTING_WORSE: Words = {
  en: 'Sitting is what makes yours worse, so keep each spell of it short.',
  nb: 'Det er sitting som gjør det verre for deg, så ikke sitt lenge om gangen.',
};
const HEAT = /\b(?:heat|hot|warm|varme\w*|varm)\b/i;
/** Rest or movement, and heat if the runner asks about it. */
export const restOrMove: CaseAnswer = (found) => {
  const { course, language, question } = found;
  return sentences(
    say(found, MOVE),
    HEAT.test(question.message) && HEAT_OK[language],
    course.newest?.worseWith === 'sitting' && SITTING_WORSE[language],
    referral(found),
  );
};

const NO_BEST_BED: Wordings = {
  en: [
    'No mattress is best for everyone, and the floor is not better: lie where it eases and where you get up without trouble.',
  ],
  nb: [
    'Ingen madrass er best for alle, og gulvet er ikke bedre: ligg der det letter, og der du kommer deg opp uten strev.',
  ],
};
/** Mattress or floor. */
export const mattress: CaseAnswer = (found) =>
  sentences(say(found, NO_BEST_BED), LYING[found.course.area]?.[found.language], referral(found));

const ROLL: Wordings = {
  en: [
    'It can feel good for a few minutes, and that is all right; it is not what makes it better. The exercises do that.',
    'For comfort, yes: a few minutes, not hard enough to hurt. What builds it up is the exercises.',
  ],
  nb: [
    'Det kan kjennes godt i noen minutter, og det er greit; men det er ikke det som gjør det bedre. Det gjør øvelsene.',
    'For å lindre, ja: noen minutter, ikke så hardt at det gjør vondt. Det som bygger det opp, er øvelsene.',
  ],
};
/** Rolling on a ball, bottle or roller. */
export const rolling: CaseAnswer = (found) => say(found, ROLL);

const SPLINT: Wordings = {
  en: [
    'You can try one if the mornings are the worst: some get a milder first step from it, others only sleep badly. A physiotherapist can help you choose.',
  ],
  nb: [
    'Du kan prøve en hvis morgenen er verst: noen får mildere første skritt, andre bare dårligere søvn. En fysioterapeut kan hjelpe deg å velge.',
  ],
};
const STAYS: Words = { en: 'It does not replace the exercises.', nb: 'Den erstatter ikke øvelsene.' };
export const splint: CaseAnswer = (found) => sentences(say(found, SPLINT), STAYS[found.language]);

const BRACE: Wordings = {
  en: [
    'Yes, you can: tape or a soft support may make it more comfortable for a while. It hides nothing of the rules: the pain limits stay the same.',
  ],
  nb: [
    'Ja, det kan du: teip eller en myk støtte kan gjøre det mer behagelig en stund. Men reglene er de samme, også grensene for smerte.',
  ],
};
/** A sleeve, strap or tape. */
export const brace: CaseAnswer = (found) =>
  found.course.area === 'plantar' ? tape(found) : sentences(say(found, BRACE), STAYS[found.language]);

const LIFT: Wordings = {
  en: [
    'Yes, for a while: a small heel lift in both shoes takes some load off the Achilles and the heel in daily life. Take it out little by little once it is calm.',
  ],
  nb: [
    'Ja, en stund: en liten hælkile i begge sko avlaster akilles og hæl i hverdagen. Ta den ut litt etter litt når det er rolig.',
  ],
};
const LIFT_ELSEWHERE: Wordings = {
  en: ['For this area there is no reason to: keep the shoes as they are.'],
  nb: ['For dette området er det ingen grunn til det: ha skoene som de er.'],
};
const AT_HEEL: ReadonlySet<Area> = new Set<Area>(['achilles', 'plantar']);
export const heelLift: CaseAnswer = (found) =>
  AT_HEEL.has(found.course.area) ? sentences(say(found, LIFT), STAYS[found.language]) : say(found, LIFT_ELSEWHERE);

const INSOLES: Wordings = {
  en: [
    'Not the dear ones first: a cheap ready-made insole or heel cushion is enough to find out whether it eases, and the exercises matter more.',
  ],
  nb: [
    'Ikke de dyre først: en billig ferdigsåle eller hælpute er nok til å finne ut om det letter, og øvelsene betyr mer.',
  ],
};
const INSOLES_ELSEWHERE: Wordings = {
  en: ['Hardly worth it for this area. If you try, take cheap ready-made ones, and walk in them before you do more.'],
  nb: ['Neppe verdt det for dette området. Prøver du, ta billige ferdigsåler, og gå med dem før du gjør mer.'],
};
export const insoles: CaseAnswer = (found) =>
  sentences(
    say(found, AT_HEEL.has(found.course.area) ? INSOLES : INSOLES_ELSEWHERE),
    found.course.area === 'plantar' && tape(found),
    found.course.area !== 'plantar' &&
      (found.language === 'nb'
        ? 'En fysioterapeut kan si om noe annet passer deg.'
        : 'A physiotherapist can say whether another kind suits you.'),
  );

const WORK_SHOES: Wordings = {
  en: [
    'The most comfortable pair you have, with some cushion, and no flat, thin soles for now. Sit down or change feet now and then when you stand for long.',
  ],
  nb: [
    'De mest behagelige du har, med litt demping, og ikke flate, tynne såler nå. Sett deg eller bytt fot innimellom når du står lenge.',
  ],
};
const WITH_HEEL: Words = {
  en: 'A shoe with a slightly raised heel, or a small heel lift, takes some load off the sore place.',
  nb: 'En sko med litt hæl, eller en liten hælkile, avlaster det vonde stedet.',
};
export const workShoes: CaseAnswer = (found) =>
  sentences(say(found, WORK_SHOES), AT_HEEL.has(found.course.area) && WITH_HEEL[found.language]);

const BARE_WORK: Wordings = {
  en: [
    'Yes, on soft ground and if it hurts no more than with shoes. Otherwise keep them on; it makes no difference to the strength.',
  ],
  nb: [
    'Ja, på mykt underlag og hvis det ikke gjør mer vondt enn med sko. Ellers har du dem på; styrken blir den samme.',
  ],
};
const SHOES_ON: Wordings = {
  en: ['Rather with shoes: bare heels on a hard floor are what this area likes least.'],
  nb: ['Helst med sko: bare hæler på hardt gulv er det området tåler dårligst.'],
};
export const barefootWork: CaseAnswer = (found) => say(found, found.course.area === 'plantar' ? SHOES_ON : BARE_WORK);

const SIT: Wordings = {
  en: [
    'Yes, but not for long at a time: get up every half hour, stand or walk a little, and change position before it aches.',
  ],
  nb: ['Ja, men ikke lenge om gangen: reis deg hver halvtime, stå eller gå litt, og bytt stilling før det verker.'],
};
const HOME_IF_CAN: Words = {
  en: 'If you can work from home, or lie down in breaks, do that on a day like this.',
  nb: 'Kan du jobbe hjemme eller legge deg i pausene, gjør det på en dag som denne.',
};
const NEITHER: Words = {
  en: 'Neither for long: switch between sitting, standing and a few steps every half hour, before it aches.',
  nb: 'Ingen av delene lenge: bytt mellom å sitte, stå og gå noen skritt hver halvtime, før det verker.',
};
const OR = /\b(?:or|versus|vs|eller)\b/i;

/** Sitting and working. */
export const sitting: CaseAnswer = (found) =>
  sentences(
    OR.test(found.question.own) ? NEITHER[found.language] : say(found, SIT),
    isHigh(found) && HOME_IF_CAN[found.language],
    found.course.newest?.worseWith === 'sitting' && SITTING_WORSE[found.language],
    referral(found),
  );

const ERRAND: Wordings = {
  en: [
    'Yes, what the day needs you can do, as long as pain stays at 2 or less on the way and the next morning is as usual.',
  ],
  nb: ['Ja, det hverdagen krever, går fint, så lenge smerten er høyst 2 underveis og neste morgen er som vanlig.'],
};
const ERRAND_HIGH: Wordings = {
  en: ['Only as far as you have to and as it eases; take a lift or the bus for the rest.'],
  nb: ['Bare så langt du må og så lenge det letter; ta buss eller få skyss resten.'],
};
/** Getting to school, the shop or the doctor. */
export const errand: CaseAnswer = (found) =>
  say(found, isHigh(found) || found.course.isBone || found.course.gate.level === 'stop' ? ERRAND_HIGH : ERRAND);

const WALK_A_BIT: Wordings = {
  en: [
    'Yes, a short and easy one on flat ground, as far as it eases. Turn back as soon as it grows.',
    'Yes: flat, easy and short, and home again when it starts to grow.',
  ],
  nb: [
    'Ja, en kort og rolig en på flatt, så langt det letter. Snu straks det blir verre.',
    'Ja: flatt, rolig og kort, og hjem igjen når det begynner å øke.',
  ],
};
const WALK_FINE: Wordings = {
  en: ['Yes, an easy walk is fine, with pain of at most 2 on the way and a usual morning after.'],
  nb: ['Ja, en rolig gåtur går fint, med høyst 2 i smerte underveis og en morgen etter som vanlig.'],
};
/** A short walk. */
export const shortWalk: CaseAnswer = (found) =>
  sentences(say(found, isHigh(found) || found.course.isBone ? WALK_A_BIT : WALK_FINE), referral(found));

const UPHILL: Wordings = {
  en: [
    'Rather flat for now. If it has to go up, take it short and slow, and turn back above pain of 2; steep and long waits.',
  ],
  nb: [
    'Helst flatt nå. Må det gå oppover, ta det kort og rolig, og snu ved mer enn 2 i smerte; bratt og langt venter.',
  ],
};
const DOWNHILL: Partial<Record<Area, Words>> = {
  knee: { en: 'Downhill loads the kneecap most; poles help.', nb: 'Nedover belaster kneskåla mest; staver hjelper.' },
  ITB: {
    en: 'Downhill is what the outside of the knee likes least; poles help.',
    nb: 'Nedover er det utsiden av kneet tåler dårligst; staver hjelper.',
  },
  achilles: { en: 'Uphill stretches the Achilles most.', nb: 'Oppover strekker akilles mest.' },
};
/** Hills on foot. */
export const uphillWalk: CaseAnswer = (found) => {
  const { course, language } = found;
  if (isHigh(found) || course.isBone || course.gate.level === 'stop') return hills(found);
  return sentences(say(found, UPHILL), DOWNHILL[course.area]?.[language]);
};

const PLAY: Wordings = {
  en: [
    'Standing and passing the ball gently is everyday play: fine up to a pain of 2. No sprints, turns, jumps or shots yet.',
  ],
  nb: [
    'Å stå og trille ballen rolig er en hverdagsting: greit opp til 2 i smerte. Ingen spurter, vendinger, hopp eller skudd ennå.',
  ],
};
const NO_PLAY: Wordings = {
  en: ['Not yet: play that needs no feet, for now.'],
  nb: ['Ikke ennå: lek som ikke krever føttene, så lenge.'],
};
/** Playing with a ball, with children. */
export const ballPlay: CaseAnswer = (found) =>
  say(found, isHigh(found) || found.course.isBone || found.course.gate.level === 'stop' ? NO_PLAY : PLAY);

const STAIRS_SAFE: Wordings = {
  en: ['No, ordinary stairs do not harm it.'],
  nb: ['Nei, vanlige trapper skader det ikke.'],
};
const STAIRS_RULE: Wordings = {
  en: [
    'Take them at your own pace; a pain of up to 2 that is gone again soon is fine, more is a reason for the rail and fewer rounds.',
  ],
  nb: [
    'Ta dem i ditt eget tempo; opp til 2 som går fort over, er greit, mer er en grunn til rekkverk og færre runder.',
  ],
};
const STAIRS_HIGH: Words = {
  en: 'Only the stairs you have to take, slowly and with the rail.',
  nb: 'Bare de trappene du må ta, rolig og med rekkverk.',
};
const STAIRS_PAIN: Partial<Record<Area, Words>> = {
  knee: {
    en: 'Your last check-in had no pain on stairs.',
    nb: 'I den siste innsjekken hadde du ikke vondt i trapper.',
  },
};
/** Whether stairs do harm. */
export const stairsSafe: CaseAnswer = (found) => {
  const { course, language } = found;
  if (isHigh(found) || course.isBone) return sentences(STAIRS_HIGH[language], referral(found));
  const isFree = course.newest?.stairsDownhillPain === false;
  return sentences(say(found, STAIRS_SAFE), isFree && STAIRS_PAIN[course.area]?.[language], say(found, STAIRS_RULE));
};

const NO_STRETCH: Wordings = {
  en: [
    'You need no hard stretching: it can irritate where it is sore. Gentle movement is fine, and the slow exercises do more.',
  ],
  nb: [
    'Hard tøying trengs ikke: det kan irritere der det er vondt. Rolig bevegelse går fint, og de rolige øvelsene gjør mer.',
  ],
};
const BEFORE_RUN: Words = {
  en: 'Before you set off, brisk walking warms you up better.',
  nb: 'Før du legger i vei, varmer rask gange deg bedre opp.',
};
const SOLE: Words = {
  en: 'The exception is the stretch of the sole before the first steps.',
  nb: 'Unntaket er tøyningen av fotsålen før de første skrittene.',
};
/** Stretching: hard pulls are not needed. */
export const stretchAsk: CaseAnswer = (found) => {
  const { language, question } = found;
  const isBefore = /\b(?:before|før|for turen)\b/i.test(question.message);
  return sentences(
    say(found, NO_STRETCH),
    isBefore && BEFORE_RUN[language],
    !isBefore && found.course.area === 'plantar' && SOLE[language],
  );
};
const OTHER_SIDE: Wordings = {
  en: ['That can come from new work or from favouring the sore side. Ordinary soreness is gone in two or three days.'],
  nb: [
    'Det kan komme av nytt arbeid eller av at du avlaster den vonde siden. Vanlig stølhet er borte på to-tre dager.',
  ],
};
const OTHER_SIGNS: Words = {
  en: 'If it stays longer, grows, or is one sore point, have it looked at; a calf that is swollen or warm needs the emergency department now, 113 if it is hard to breathe.',
  nb: 'Sitter det lenger, øker det, eller er det ett ømt punkt, få noen til å se på det; en legg som er hoven eller varm, må til legevakt eller akuttmottak nå, og ring 113 hvis det er tungt å puste.',
};
/** Soreness on the other side. */
export const otherSide: CaseAnswer = (found) => sentences(say(found, OTHER_SIDE), OTHER_SIGNS[found.language]);

const SQUAT: Wordings = {
  en: [
    'Bending the knee does not harm it in itself. Deep and heavy is what the kneecap complains of while it is sore, so stay as shallow as keeps pain at 2 or less.',
  ],
  nb: [
    'Å bøye kneet er i seg selv ikke skadelig. Dypt og tungt er det kneskåla tåler dårligst mens den er vond, så bøy ikke mer enn at smerten er høyst 2.',
  ],
};
/** Squatting in daily life. */
export const squatting: CaseAnswer = (found) => say(found, SQUAT);
