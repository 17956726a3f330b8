import { daysBetween } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import { type Language, sentences } from '@stridewell/language/language';
import type { CoachDay, CoachState } from '../../../domain/coach-state.ts';
import { checkinToday, dayOf, isLong, lightDaysOf, usualMinutes } from '../../figures.ts';
import type { Question } from '../../intents/read.ts';
import { pulledDown } from '../../text/check-in.ts';
import { bandName, count, reasonName, scoreText } from '../../text/names.ts';
import { sessionPhrase } from '../../text/sessions.ts';
import type { Answer } from '../answer.ts';
import { adaptNote } from '../week-notes.ts';
import { honest, whatCounts } from './check-in-talk.ts';
import { dayAsked, isLowDay, longAhead, nextSession, ofAll, ofRuns, onDay, pick, raceAhead } from './shared.ts';

/** States today's score and recommendation. */
const scoreLine = (state: CoachState, language: Language): string | null => {
  const checkin = checkinToday(state);
  if (!checkin) return null;
  const score = scoreText(checkin.score, language);
  return pick(
    language,
    `Your check-in today says ${score}, ${checkin.recommendation}.`,
    `Innsjekken i dag sier ${score}, ${bandName(checkin.recommendation, 'nb')}.`,
  );
};

const nextLine = (state: CoachState, language: Language): string | null => {
  const next = nextSession(state);
  return (
    next &&
    pick(
      language,
      `Next is ${sessionPhrase(next, 'en')} ${onDay(state, next.date, 'en')}.`,
      `Neste er ${sessionPhrase(next, 'nb')} ${onDay(state, next.date, 'nb')}.`,
    )
  );
};

/** Reassures a runner who is afraid of losing fitness during light days or the taper, or after missed runs. */
const formLost: Answer = (state, { language }) => {
  const isTaper = state.course?.phase === 'Taper';
  if (isTaper)
    return {
      answer: pick(
        language,
        'No, you are not losing fitness: flat, heavy legs are common when the volume drops, and it passes before the start.',
        'Nei, du mister ikke form: slappe, tunge bein er vanlig når mengden går ned, og det går over før start.',
      ),
      why: sentences(
        pick(
          language,
          'Fitness holds for two to three weeks of less running, while tiredness goes in days.',
          'Formen holder i to-tre uker med mindre løping, mens trettheten går på dager.',
        ),
        scoreLine(state, language),
      ),
      next: pick(
        language,
        'So keep the taper as it is, and add nothing.',
        'Så la nedtrappingen stå, og legg ikke til noe.',
      ),
    };
  return {
    answer: pick(
      language,
      'No: a week or two of short, easy runs takes nothing from your fitness.',
      'Nei: en uke eller to med korte, rolige turer tar ingenting av formen.',
    ),
    why: pick(
      language,
      'It takes about two weeks without running before it drops at all; what wears it down is training on when you are worn out.',
      'Det tar rundt to uker uten løping før den går ned i det hele tatt; det som sliter, er å trene videre når du er tom.',
    ),
    next: nextLine(state, language),
  };
};

/** Explains what several low days in a row mean. */
const lowDays: Answer = (state, { language }) => {
  const light = lightDaysOf(state);
  const note = adaptNote(state, language);
  return {
    answer: pick(
      language,
      'No, not dangerous: it is your body asking for rest, and the plan has answered by making the days easy.',
      'Nei, ikke farlig: det er kroppen som ber om hvile, og planen har svart med å gjøre dagene rolige.',
    ),
    why: sentences(
      note === null &&
        pick(
          language,
          `You have had ${count(light, 'light day', 'light days')} in the last 7.`,
          `Du har hatt ${count(light, 'lett dag', 'lette dager')} de siste 7.`,
        ),
      note,
    ),
    next: pick(
      language,
      'Sleep first; if it lasts beyond a week or you feel ill, have a doctor look at it.',
      'Søvn først; varer det over en uke, eller føler du deg syk, så la en lege se på det.',
    ),
  };
};

/** Explains the signs of too much training, and what the runner's own check-ins show. */
const overtraining: Answer = (state, { language }) => {
  const light = lightDaysOf(state);
  return {
    answer: pick(
      language,
      'Look at two weeks, not at a day: you sleep worse, legs stay heavy, the same easy pace feels harder, and you lose the joy of it.',
      'Se på to uker, ikke på én dag: du sover dårligere, beina er tunge lenge, den samme rolige farten kjennes hardere, og gleden forsvinner.',
    ),
    why: sentences(
      pick(
        language,
        `Of your last 7 days, ${count(light, 'was light by the check-in', 'were light by the check-in')}.`,
        `Av de siste 7 dagene dine ble ${count(light, 'lett etter innsjekken', 'lette etter innsjekken')}.`,
      ),
      scoreLine(state, language),
    ),
    next: pick(
      language,
      'If it goes on, take an easier week, sleep and eat more, and have a doctor look at it when two easy weeks do not help.',
      'Varer det, ta en roligere uke, sov og spis mer, og la en lege se på det hvis to rolige uker ikke hjelper.',
    ),
  };
};

/** Advises a runner who wants to make up for missed sessions to skip them. */
const makeUp: Answer = (state, { language }) => {
  const skipped = state.logs
    .filter(({ status, date }) => status === 'skipped' && date <= state.today && daysBetween(date, state.today) < 14)
    .sort((a, b) => b.date.localeCompare(a.date))[0];
  const reason = skipped?.reason ? reasonName(skipped.reason, language) : null;
  return {
    answer: pick(
      language,
      'No, and no need for a bad conscience: missed sessions are not made up.',
      'Nei, og ingen grunn til dårlig samvittighet: økter du har gått glipp av, skal ikke tas igjen.',
    ),
    why:
      skipped && reason
        ? pick(
            language,
            `You left out ${weekday(skipped.date, 'en')} (${reason}), and piling it on top is what makes the next one fall out too.`,
            `Du lot ${weekday(skipped.date, 'nb')} gå (${reason}), og legger du den oppå de andre, ryker neste også.`,
          )
        : pick(
            language,
            'Piled on top of the next ones they cost more than they give.',
            'Oppå de neste øktene koster de mer enn de gir.',
          ),
    next: nextLine(state, language),
  };
};

/** Explains how much a watch's fitness estimate means. */
const watchEstimate: Answer = (state, { language }) => ({
  answer: pick(
    language,
    'No, leave it: a watch guesses fitness from pace and pulse, and it wobbles with cold, easy runs and less volume.',
    'Nei, la den ligge: klokka gjetter formen fra fart og puls, og den svinger med kulde, rolige turer og mindre mengde.',
  ),
  why: scoreLine(state, language),
  next: pick(
    language,
    state.course?.phase === 'Taper'
      ? 'A small drop in the taper is ordinary. Keep the plan.'
      : 'Look at it over months, not days.',
    state.course?.phase === 'Taper'
      ? 'En liten nedgang i nedtrappingen er vanlig. Hold deg til planen.'
      : 'Se på den over måneder, ikke dager.',
  ),
});

/** Does not compare the runner with others: refers to the runner's own base and the time that is left. */
const othersCompared: Answer = (state, { language }) => {
  const usual = usualMinutes(state);
  const race = raceAhead(state, language);
  const long = state.course?.phase === 'Taper' ? longAhead(state) : null;
  return {
    answer: pick(
      language,
      'No, you are not behind: the same race can be reached from different weeks, and hers or his fit another body.',
      'Nei, du ligger ikke bak: det samme løpet kan nås fra ulike uker, og andres uker passer en annen kropp.',
    ),
    why: sentences(
      usual !== null &&
        pick(
          language,
          `You have run ${usual} min a week on average, the longest run ${state.cap?.longest ?? 0} min.`,
          `Du har løpt ${usual} min i uka i snitt, og den lengste turen er ${state.cap?.longest ?? 0} min.`,
        ),
      race &&
        pick(
          language,
          `${race.days} days are left, and that is enough.`,
          `Det er ${race.days} dager igjen, og det er nok.`,
        ),
    ),
    next: long
      ? pick(
          language,
          `You are in the taper: ${weekday(long.date, 'en')}'s ${long.minutes} min are what you need now.`,
          `Du trapper ned: de ${long.minutes} min ${weekday(long.date, 'nb')} er det du trenger nå.`,
        )
      : pick(
          language,
          isLowDay(state)
            ? 'Do not chase anybody this week: rest comes first.'
            : 'Follow your own steps; chasing others is what overloads.',
          isLowDay(state)
            ? 'Ikke jag etter noen denne uka: hvilen går først.'
            : 'Følg dine egne steg; å jage andre er det som gir overbelastning.',
        ),
  };
};

/** The long run or the day that a worry about its length is about. */
const worriedAbout = (state: CoachState, question: Question): CoachDay | null => {
  const asked = question.day ? dayAsked(state, question) : null;
  return asked && asked.minutes > 0 ? asked : longAhead(state);
};

/** Answers whether a planned run is too long, with the rule that decides on the day. */
const longWorry: Answer = (state, question) => {
  const { language } = question;
  const day = worriedAbout(state, question);
  if (!day) return pick(language, 'No long run is planned this week.', 'Det står ingen langtur på planen denne uka.');
  const name = weekday(day.date, language);
  const isTooMuch = /\btoo (?:much|far|long)\b|\bfor (?:mye|langt?|lenge)\b/i.test(question.own);
  const isLow = isLowDay(state) || lightDaysOf(state) > 1;
  const within = state.cap
    ? pick(
        language,
        `${day.minutes} is within your limit of ${state.cap.minutes} min, a tenth above your longest recent run of ${state.cap.longest}.`,
        `${day.minutes} er innenfor grensa di på ${state.cap.minutes} min, en tidel over den lengste turen din i det siste på ${state.cap.longest}.`,
      )
    : null;
  if (isLow)
    return {
      answer: pick(
        language,
        `You are right to ask after these days: run it only if ${name}'s check-in is clearly better.`,
        `Du gjør rett i å spørre etter disse dagene: løp den bare hvis innsjekken ${name} er klart bedre.`,
      ),
      why: pick(
        language,
        'If it is still low, the plan makes the day short and very easy, or rest; you lose nothing by that.',
        'Er den fortsatt lav, gjør planen dagen kort og svært rolig, eller til hvile; det taper du ingenting på.',
      ),
      next: within,
    };
  return {
    answer: pick(
      language,
      `${isTooMuch ? 'No, it is not too much' : 'It should go well'}: the step is small, and the pace is easy enough to chat.`,
      `${isTooMuch ? 'Nei, det er ikke for mye' : 'Det bør gå fint'}: steget er lite, og farten er rolig nok til å prate.`,
    ),
    why: within,
    next: pick(
      language,
      `Start slower than you want, take a minute of walking whenever you like, and cut it when your legs are heavy ${isLong(day) ? `on ${name}` : 'that day'}.`,
      `Begynn saktere enn du vil, gå et minutt når du har lyst, og kutt den hvis beina er tunge ${isLong(day) ? name : 'den dagen'}.`,
    ),
  };
};

/** Declines an extra or longer run that is motivated by guilt or fear. */
const extraRun: Answer = (state, question) => {
  const { language, own } = question;
  const race = raceAhead(state, language);
  const isTaper = state.course?.phase === 'Taper';
  const named = question.day ? dayAsked(state, question) : null;
  const day = named ?? (/long|lang|hour|time/i.test(own) ? longAhead(state) : null);
  const planned =
    day && day.minutes > 0
      ? pick(
          language,
          `${weekday(day.date, 'en')} already has ${sessionPhrase(day, 'en')}.`,
          `${weekday(day.date, 'nb').replace(/^./, (letter) => letter.toUpperCase())} har alt ${sessionPhrase(day, 'nb')}.`,
        )
      : null;
  return {
    answer: pick(
      language,
      isTaper
        ? 'No, leave it: the rest is the work now, and nothing you add will help in the race.'
        : 'No, leave it: the free days are what lets the running sink in.',
      isTaper
        ? 'Nei, la den ligge: nå er det hvilen som er jobben, og det du legger til, hjelper ikke i løpet.'
        : 'Nei, la den ligge: det er fridagene som lar løpingen sette seg.',
    ),
    why: sentences(
      isTaper && race
        ? pick(
            language,
            `The week has ${state.plan?.totalMinutes ?? 0} min on purpose, so that your legs are fresh in ${race.days} days.`,
            `Uka er på ${state.plan?.totalMinutes ?? 0} min med vilje, så beina er uthvilte om ${race.days} dager.`,
          )
        : isLowDay(state)
          ? scoreLine(state, language)
          : null,
      planned,
    ),
    next: pick(
      language,
      'If you are restless, take a walk; that is always allowed.',
      'Er du rastløs, gå en tur; det er alltid lov.',
    ),
  };
};

/** Explains why next week is lighter. */
const lighterWhy: Answer = (state, { language }) => {
  const note = adaptNote(state, language);
  const isTaper = state.course?.phase === 'Taper';
  if (!note && isTaper)
    return pick(
      language,
      'Because you taper: fewer minutes let the legs get fresh, and the fitness stays.',
      'Fordi du trapper ned: med færre minutter blir beina uthvilte, og formen blir værende.',
    );
  return {
    answer:
      note === null
        ? pick(
            language,
            'Because every few weeks a lighter one lets the body catch up with the training.',
            'Fordi kroppen får hentet seg inn i en lettere uke innimellom.',
          )
        : pick(
            language,
            'Because training and life together have been too much lately, and you get fit fastest when you are rested.',
            'Fordi trening og liv til sammen har vært for mye i det siste, og du kommer fortest i form når du er uthvilt.',
          ),
    why: note,
    next: pick(
      language,
      `It is no punishment${state.course?.weeksToRace ? `, and with ${state.course.weeksToRace} weeks to the race it costs nothing` : ''}.`,
      `Det er ingen straff${state.course?.weeksToRace ? `, og med ${state.course.weeksToRace} uker til løpet koster det ingenting` : ''}.`,
    ),
  };
};

/** Matches a question about the reason. A runner may ask why the score is lower than they feel. */
const ASKS_WHY = /\b(?:why|how come|hvorfor)\b/i;

const feelsFine: Answer = (state, { language, own }) => {
  const checkin = checkinToday(state);
  const row = dayOf(state, state.today);
  const phrase = row && row.minutes > 0 ? sessionPhrase(row, language) : null;
  if (!checkin) return pick(language, 'There is no check-in today yet.', 'Det er ingen innsjekk i dag ennå.');
  const verdict = isLowDay(state)
    ? pick(
        language,
        'Trust it today: it counts several days of signs, and a good feeling often comes before the legs do.',
        'Stol på den i dag: den teller flere tegn, og følelsen er ofte bedre enn beina.',
      )
    : pick(
        language,
        `Yes, run as planned: ${scoreText(checkin.score, 'en')} is ${checkin.recommendation}, an ordinary day.`,
        `Ja, løp som planlagt: ${scoreText(checkin.score, 'nb')} er ${bandName(checkin.recommendation, 'nb')}.`,
      );
  const pulled = pulledDown(checkin, language);
  const because =
    pulled &&
    pick(
      language,
      `Because ${pulled} pulled it down to ${scoreText(checkin.score, 'en')}; how ready you feel is one answer of five.`,
      `Fordi ${pulled} trakk den ned til ${scoreText(checkin.score, 'nb')}; hvor klar du kjenner deg, er ett av fem svar.`,
    );
  const means = phrase && pick(language, `That means ${phrase}.`, `Det betyr ${phrase}.`);
  // A question about the reason is answered with the reason first.
  return because && ASKS_WHY.test(own)
    ? { answer: because, why: verdict, next: means }
    : { answer: verdict, why: because, next: means };
};

export const WORRY_ANSWERS = {
  honest,
  whatCounts,
  formLost: ofRuns(formLost),
  lowDays: ofRuns(lowDays),
  overtraining: ofAll(overtraining),
  makeUp: ofAll(makeUp),
  watchEstimate: ofRuns(watchEstimate),
  othersCompared: ofRuns(othersCompared),
  longWorry: ofRuns(longWorry),
  extraRun: ofRuns(extraRun),
  squeezedIn: ofRuns(extraRun),
  lighterWhy: ofRuns(lighterWhy),
  feelsFine: ofRuns(feelsFine),
} as const;
