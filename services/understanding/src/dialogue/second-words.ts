import { wordsOf } from './ellipsis.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Words that link a message to the one before it, in folded spelling. */
const LEADS =
  set(`and but so then ok okay right well hm hmm ah oh hi hey please yes yeah no sure great thanks fine now also just sorry
  og men sa ja nja nei jo javel greit fint takk hei altsa da na`);

/**
 * Words that name no subject: pronouns, auxiliaries, question words, and general words for the coaches'
 * subjects. A message of these words and one kind of condition depends on the conversation.
 */
const GENERAL =
  set(`i im ive id me my you your youre it its that thats this these those they them there here one ones we he she the a an
  is isnt are arent was were be been being am do does dont doesnt did didnt have has havent hasnt had get gets got getting will
  wont would wouldnt can cant cannot could couldnt should shouldnt shall may might must need
  to of on in at for from with by as up out into than about after before during while until over under
  what why how when where which who if whether even unless only really very too quite still again always never not no none any
  some more less much many bit little lot so then and or but too also maybe perhaps actually just now today tomorrow tonight
  later anyway else instead all every each other another happens happen go going goes make makes take takes keep start starts
  begin begins come comes say says said tell think mean means want wants like try feel feels feeling seems look looks
  run runs running ran session sessions workout exercise exercises training train plan day days week weeks morning afternoon evening night
  way time thing things part
  jeg eg meg min mitt mine du deg din ditt det den de dem dette disse der her en et ei man vi han hun
  er var vaere blir ble bli har hadde ha far fikk kan kunne skal skulle vil ville ma matte bor burde tor
  a i pa for fra med ved av til om over under etter for enn som nar hvis dersom selv bare veldig ganske litt mye mer mindre
  hva hvorfor hvordan hvor hvilken hvilke hvem hvilket ikke aldri alltid noe noen ingen alt alle hver annen annet andre
  sa da og eller men ogsa kanskje egentlig na i dag idag morgen imorgen kveld senere likevel heller stedet isteden fortsatt
  igjen skjer ga gar gjor gjore tar ta begynner starter kommer sier sa synes tror mener vil lyst foler kjenner kjennes virker ser ut
  lop lope loper loping lopetur okt okta okten ovelse ovelsen ovelser ovelsene trening trene trener plan planen dagen dager uke uka
  uker morgenen kvelden ettermiddag ettermiddagen formiddag formiddagen natta tur turen mate tid ting`);

/** The folded words of a message without the words that link it to the one before. */
export const coreOf = (message: string): string[] => {
  const words = wordsOf(message);
  const start = words.findIndex((word) => !LEADS.has(word));
  return start < 0 ? [] : words.slice(start);
};

/** True when a message begins with a word that links it to the one before. */
export const hasLead = (message: string): boolean => LEADS.has(wordsOf(message)[0] ?? '');

/** The number of words of a message that name a subject, apart from those that a pattern finds. */
export const ownWords = (words: readonly string[], known: RegExp): number =>
  words.filter((word) => !GENERAL.has(word) && !LEADS.has(word) && !/^\d+$/.test(word) && !known.test(word)).length;
