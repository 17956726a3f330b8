import { areaName } from '@stridewell/language/areas';
import { dayAndMonth } from '@stridewell/language/days';
import { type Language, listed, sentences } from '@stridewell/language/language';
import type { Followed } from '../state.ts';
import { signNames } from './signs.ts';

/**
 * What to tell a doctor about a warning sign: where, since when, the recorded pain and signs, and details that only the
 * runner knows.
 */
export const tellDoctorOf = ({ course, checkins, injury }: Followed, language: Language): string => {
  const nb = language === 'nb';
  const { newest } = course;
  const first = checkins.at(-1);
  const area = areaName(injury.area, language);
  const signs = signNames(course, language);
  const pain =
    newest && first && first.date !== newest.date
      ? nb
        ? `smerten er ${newest.pain} nå og var ${first.pain} den ${dayAndMonth(first.date, 'nb')}`
        : `pain is ${newest.pain} now and was ${first.pain} on ${dayAndMonth(first.date, 'en')}`
      : newest && (nb ? `smerten er ${newest.pain} av 10` : `pain is ${newest.pain} of 10`);
  const told = [area, ...signs, pain].filter((part): part is string => typeof part === 'string' && part !== '');
  return nb
    ? sentences(
        `Si dette: ${listed(told, 'nb')}.`,
        'Fortell også når det begynte og hva du løp før det, hvordan det er i ro, for hvert skritt og om natta, og hvilke medisiner du tar. Spør om du kan sees i dag.',
      )
    : sentences(
        `Say this: ${listed(told, 'en')}.`,
        'Tell as well when it began and what you ran before that, how it is at rest, on each step and at night, and which medicines you take. Ask to be seen today.',
      );
};
