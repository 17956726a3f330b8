import { createCatalogue, type MessageLanguage, type Messages } from '@stridewell/kit/messages/catalogue';
import type { LighterOffer, WeekDay, WeekNote } from '../domain/week/types.ts';
import { describeSeasonMessage } from './season-messages.ts';

/** The home screen shows the first sentence of the first note: it must not be longer than 72 characters. */
const NOTES = {
  'assumed.goal': {
    en: 'Your profile has no goal yet, so the plan is for general fitness.',
    nb: 'Profilen din har ikke noe mål ennå, så planen er for generell form.',
  },
  'assumed.hours': {
    en: 'You have not said how many hours a week you can run. The plan keeps to 3 until you add them in your profile.',
    nb: 'Du har ikke sagt hvor mange timer i uka du kan løpe. Planen holder seg til 3 til du legger dem inn i profilen.',
  },
  'assumed.usual_hours': {
    en: 'You have not said how many hours a week you can run. The plan keeps to those of your usual week until you add them in your profile.',
    nb: 'Du har ikke sagt hvor mange timer i uka du kan løpe. Planen holder seg til timene i den vanlige uka di til du legger dem inn i profilen.',
  },
  'assumed.days': {
    en: 'You have not said on which days you can run. The plan uses Tuesday, Thursday and Sunday.',
    nb: 'Du har ikke sagt hvilke dager du kan løpe. Planen bruker tirsdag, torsdag og søndag.',
  },
  'assumed.level': {
    en: 'You have not said how experienced you are. The plan is as careful as for a beginner until you add it in your profile.',
    nb: 'Du har ikke sagt hvor erfaren du er. Planen er like forsiktig som for en nybegynner til du legger det inn i profilen.',
  },
  'assumed.age': {
    en: 'You have not said how old you are. The plan is made as for a runner from 18 to 49.',
    nb: 'Du har ikke sagt hvor gammel du er. Planen er som for en løper fra 18 til 49 år.',
  },
  'assumed.load': {
    en: 'I do not know your usual week yet, so the plan starts carefully. Add it to your profile or log your runs, and the plan adjusts.',
    nb: 'Jeg kjenner ikke den vanlige uka di ennå, så planen starter forsiktig. Legg den inn i profilen eller loggfør turene, så tilpasser planen seg.',
  },
  'kind.down': {
    en: 'A planned lighter week: a fifth less, so that your body catches up.',
    nb: 'En planlagt lettere uke: en femtedel mindre, så kroppen henter seg inn.',
  },
  'kind.hold': {
    en: 'No growth this week: it stays at what you are used to.',
    nb: 'Ingen økning denne uka: den holder seg til det du er vant til.',
  },
  'kind.recovery': {
    en: 'Recovery after your race: easy running only.',
    nb: 'Restitusjon etter løpet: bare rolig løping.',
  },
  'kind.taper': {
    en: 'Taper: fewer minutes, the same pace, so that you start fresh.',
    nb: 'Nedtrapping: færre minutter, samme fart, så du starter uthvilt.',
  },
  'kind.race': { en: 'Race week: short and easy until the day.', nb: 'Løpsuke: kort og rolig fram til dagen.' },
  eased: {
    en: '{days, plural, one {# light day} other {# light days}} in the last week, so this week is planned at {percent} %.',
    nb: '{days, plural, one {# lett dag} other {# lette dager}} den siste uka, så denne uka er planlagt på {percent} %.',
  },
  return: {
    en: 'After {days, plural, one {# day} other {# days}} off, this week is planned at {percent} % of your usual week.',
    nb: 'Etter {days, plural, one {# dag} other {# dager}} fri er denne uka planlagt på {percent} % av den vanlige uka di.',
  },
  return_after_ladder: {
    en: 'You have finished the walk-run ladder. This week is planned at {percent} % of your usual week, and your runs get longer step by step.',
    nb: 'Du er ferdig med gå–løp-stigen. Denne uka er planlagt på {percent} % av den vanlige uka di, og turene blir lengre steg for steg.',
  },
  'physio.stop': {
    en: 'There is no running for now: follow Physio Coach first.',
    nb: 'Det er ingen løping inntil videre: følg Physio Coach først.',
  },
  'physio.walk': {
    en: 'Walking and cross-training only for now. Running begins when Physio Coach opens the walk-run ladder.',
    nb: 'Bare gange og alternativ trening inntil videre. Løpingen begynner når Physio Coach åpner gå–løp-stigen.',
  },
  'physio.ladder': {
    en: 'Your runs are the walk-run ladder until it is finished. There are no others.',
    nb: 'Turene dine er gå–løp-stigen til den er ferdig. Det er ingen andre.',
  },
  rehab_strength: {
    en: 'The exercises from Physio Coach are your strength work for now. The plan adds no others while your injury is active.',
    nb: 'Øvelsene hos Physio Coach er styrketreningen din nå. Planen legger ikke til noe eget så lenge skaden er aktiv.',
  },
  pain_stop: {
    en: 'Two runs were skipped for pain within a week, so the plan pauses. Two minutes in Physio Coach?',
    nb: 'To turer er droppet for smerte på en uke, så planen tar pause. To minutter i Physio Coach?',
  },
  pain_gone: {
    en: 'You had pain, and no check-in says yet that it is gone. The plan stays easy. Is the pain gone?',
    nb: 'Du hadde vondt, og ingen innsjekk sier ennå at det er borte. Planen er rolig. Er smerten borte?',
  },
  'pain_gone.said': {
    en: 'You said that something hurts. The plan is easy until Physio Coach has asked about it. Is the pain gone?',
    nb: 'Du sa at noe gjør vondt. Planen er rolig til Physio Coach har spurt om det. Er smerten borte?',
  },
  couch: {
    en: 'Walk-run unit {unit} of 13. It is done after three sessions, whatever the date.',
    nb: 'Gå–løp-enhet {unit} av 13. Den er ferdig etter tre økter, uansett dato.',
  },
  walk_runs: {
    en: 'I do not know yet how much you run, so every run has walk breaks. Add your usual week to your profile, or log two weeks of runs, and the plan adjusts.',
    nb: 'Jeg vet ikke ennå hvor mye du løper, så alle turene har gåpauser. Legg inn den vanlige uka i profilen, eller loggfør to uker med turer, så tilpasser planen seg.',
  },
  room_for_hard: {
    en: 'Your days leave room for {sessions, plural, =0 {no hard sessions} one {# hard session} other {# hard sessions}} this week.',
    nb: 'Dagene dine har plass til {sessions, plural, =0 {ingen harde økter} one {# hard økt} other {# harde økter}} denne uka.',
  },
  many_skips: {
    en: 'More than a third of last week was skipped, so this week does not grow. Too much, no time, or something else? Tell me in the chat.',
    nb: 'Mer enn en tredel av forrige uke ble droppet, så denne uka øker ikke. For mye, for lite tid eller noe annet? Fortell meg det i chatten.',
  },
  smaller_plan: {
    en: 'The plan is now smaller: about {minutes} min on {runs} days. It grows again as soon as the weeks fit.',
    nb: 'Planen er nå mindre: omtrent {minutes} min på {runs} dager. Den vokser igjen så snart ukene passer.',
  },
  own_smaller_plan: {
    en: 'Your smaller plan: at most {minutes} min on {runs} days a week. It holds until you go back to the full one.',
    nb: 'Den mindre planen din: høyst {minutes} min på {runs} dager i uka. Den gjelder til du går tilbake til den hele.',
  },
  light_fortnight: {
    en: 'Your answers say light for two weeks. Is it illness, life or training? Pause the plan, ask for a smaller one, or keep it. If you feel ill or low, talk to a doctor.',
    nb: 'Svarene dine har sagt lett i to uker. Er det sykdom, livet eller treningen? Ta en pause, be om en mindre plan, eller behold den. Er du syk eller nedfor, snakk med lege.',
  },
  hard_skipped: {
    en: 'You have skipped the last {times} hard sessions. Too hard, no time, or no fun? You can make the next one easier or shorter in its menu, or run it easy: your easy running counts all the same.',
    nb: 'Du har droppet de siste {times} harde øktene. For hardt, for lite tid eller for lite moro? Du kan gjøre den neste lettere eller kortere i menyen, eller løpe den rolig: de rolige turene teller uansett.',
  },
  rest_day_runs: {
    en: 'You ran on {days} rest days in the last two weeks. Training takes hold while you rest, so let the next rest day be one.',
    nb: 'Du har løpt på {days} hviledager de siste to ukene. Treningen virker mens du hviler, så la den neste hviledagen få være det.',
  },
  finish_plan: {
    en: 'A finish plan takes you to the finish with walk breaks from the start. It is not made for a fast time.',
    nb: 'En gjennomføringsplan tar deg i mål med gåpauser fra start. Den er ikke laget for en rask tid.',
  },
  no_repeat: {
    en: 'Last week is not repeated, because this week has its own purpose.',
    nb: 'Forrige uke gjentas ikke, fordi denne uka har sin egen hensikt.',
  },
  repeat_week: {
    en: 'You asked to repeat last week: the same minutes and the same sessions.',
    nb: 'Du ba om å gjenta forrige uke: de samme minuttene og de samme øktene.',
  },
} as const satisfies Messages<string>;

type NoteCode = keyof typeof NOTES;

const notes = createCatalogue<NoteCode>(NOTES);

/** A note whose text is in this catalogue. */
type OwnNote = Exclude<WeekNote, { code: 'race_verdict' }>;

const noteCode = (note: OwnNote): NoteCode => {
  switch (note.code) {
    case 'assumed':
      return `assumed.${note.what}`;
    case 'week_kind':
      return `kind.${note.kind}`;
    case 'physio':
      return `physio.${note.level}`;
    case 'pain_gone':
      return note.isSaid ? 'pain_gone.said' : note.code;
    default:
      return note.code;
  }
};

const noteValues = (note: OwnNote): Record<string, number> => {
  if (note.code === 'eased') return { days: note.lightDays, percent: Math.round(100 * note.share) };
  if (note.code === 'return') return { days: note.daysOff, percent: Math.round(100 * note.share) };
  if (note.code === 'return_after_ladder') return { percent: Math.round(100 * note.share) };
  if (note.code === 'couch') return { unit: note.unit };
  if (note.code === 'hard_skipped') return { times: note.times };
  if (note.code === 'rest_day_runs') return { days: note.days };
  if (note.code === 'room_for_hard') return { sessions: note.sessions };
  return note.code === 'smaller_plan' || note.code === 'own_smaller_plan'
    ? { minutes: note.minutes, runs: note.runs }
    : {};
};

/** Returns a sentence about the whole week. */
export const describeNote = (note: WeekNote, language: MessageLanguage): string =>
  note.code === 'race_verdict'
    ? describeSeasonMessage(note.message, language)
    : notes.render({ code: noteCode(note), values: noteValues(note) }, language);

const OFFERS = {
  low_in_a_row: {
    en: 'This is your {days, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} low day in a row. Want a lighter week? I can cut it by a fifth.',
    nb: 'Dette er den {days}. lave dagen på rad. Vil du ha en lettere uke? Jeg kan kutte den med en femtedel.',
  },
  below_usual: {
    en: 'Your week is below your own usual. Want a lighter week? I can cut it by a fifth.',
    nb: 'Uka di ligger under det som er vanlig for deg. Vil du ha en lettere uke? Jeg kan kutte den med en femtedel.',
  },
  low_week: {
    en: 'Your last 7 days were low. Want a lighter week? I can cut it by a fifth.',
    nb: 'De siste 7 dagene dine var lave. Vil du ha en lettere uke? Jeg kan kutte den med en femtedel.',
  },
} as const satisfies Messages<LighterOffer['code']>;

const offers = createCatalogue<LighterOffer['code']>(OFFERS);

/** Returns the question that offers a lighter week. */
export const describeOffer = (offer: LighterOffer, language: MessageLanguage): string =>
  offers.render({ code: offer.code, values: offer.code === 'low_in_a_row' ? { days: offer.days } : {} }, language);

const DAYS = {
  'rest.title': { en: 'Rest', nb: 'Hvile' },
  'rest.why': {
    en: 'Training takes effect while you rest.',
    nb: 'Treningen virker mens du hviler.',
  },
  'before_plan.title': { en: 'No session', nb: 'Ingen økt' },
  'before_plan.why': { en: 'Your plan started later this week.', nb: 'Planen din startet senere denne uka.' },
  'own_session.title': { en: 'Your own session', nb: 'Din egen økt' },
  'own_session.why': {
    en: 'You logged it before your plan was made.',
    nb: 'Du loggførte den før planen ble laget.',
  },
} as const satisfies Messages<string>;

const days = createCatalogue<keyof typeof DAYS>(DAYS);

/** Returns the title and the reason of a day without a planned session. */
export const describeEmptyDay = (
  { fixed }: Pick<WeekDay, 'fixed'>,
  language: MessageLanguage,
): { title: string; why: string } => {
  const code = fixed ?? 'rest';
  return {
    title: days.render({ code: `${code}.title` }, language),
    why: days.render({ code: `${code}.why` }, language),
  };
};
