import type { IntentId } from '@stridewell/understanding';
import type { Question } from '../intents/read.ts';
import type { Topic } from '../intents/rules.ts';
import { type PlainAnswer, plain } from './answer.ts';

/** Answers about the app and about what was missed. They contain nothing of the plan and no advice to run. */
const BY_INTENT: Partial<Record<IntentId, PlainAnswer>> = {
  missed: plain({
    en: 'No, what was missed stays missed: it is not added to another day, and the plan moves on.',
    nb: 'Nei, det som falt ut, blir ute: det skal ikke tas igjen på en annen dag, og planen går videre.',
  }),
  markDone: plain({
    en: 'Log it on the Tracker tab: done, partly done or skipped for the day, with the minutes you ran.',
    nb: 'Før det under Tracker: gjort, delvis gjort eller hoppet over for dagen, med minuttene du løp.',
  }),
  markSkipped: plain({
    en: 'That is fine: mark the day as skipped on the Tracker tab, with the reason, and the plan moves on.',
    nb: 'Det går fint: merk dagen som hoppet over under Tracker, med grunnen, så går planen videre.',
  }),
  logHow: plain({
    en: 'Log it on the Tracker tab: tap the day, and choose done, partly done or skipped.',
    nb: 'Før det under Tracker: trykk på dagen, og velg gjort, delvis gjort eller hoppet over.',
  }),
  raceSet: plain({
    en: 'Enter the race with its distance and date on the Profile tab, and the season is built towards that day.',
    nb: 'Legg inn løpet med distanse og dato under Profil, så bygges sesongen mot den datoen.',
  }),
  raceChange: plain({
    en: 'Change its date or distance on the Profile tab, and the phases of the plan move with it.',
    nb: 'Du endrer dato og distanse på løpet under Profil, og fasene i planen flytter seg med det.',
  }),
  raceDelete: plain({
    en: 'You remove the race on the Profile tab: clear its date and save.',
    nb: 'Du sletter løpet under Profil: ta bort datoen og lagre.',
  }),
  availableDays: plain({
    en: 'Tick the days that suit you on the Profile tab, and the week is planned around them.',
    nb: 'Kryss av dagene som passer under Profil, så lages uka rundt dem.',
  }),
};

/** Topics that answer one of these intents with other words of the message, such as a symptom, are left to a permit. */
const OTHER_SUBJECT: ReadonlySet<Topic> = new Set<Topic>(['pain', 'illness', 'ladder', 'tired', 'clarify', 'unknown']);

/** Returns the answer to a question that allows no training advice but needs none; null when there is none. */
export const withoutPermit = ({ intent, topic, isTypical, followUp }: Question): PlainAnswer | null =>
  intent !== null && isTypical && followUp === null && !OTHER_SUBJECT.has(topic) ? (BY_INTENT[intent] ?? null) : null;
