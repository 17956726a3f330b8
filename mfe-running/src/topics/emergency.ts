import { fold } from './search-topics.ts';

/** Words in both languages that make the search show the emergency numbers, regardless of the topics' language. */
const WORDS: readonly string[] = [
  ...['emergency', 'ambulance', 'chest pain', 'chest hurts', 'heart attack', 'stroke', 'fainted', 'collapse'],
  ...['cannot breathe', 'breathless', 'doctor', 'urgent', 'suicide', '112', '113', '116117', '116 117'],
  ...['nødnummer', 'nødsituasjon', 'nødhjelp', 'akutt', 'ambulanse', 'legevakt', 'lege', 'brystsmerter'],
  ...['vondt i brystet', 'hjerteinfarkt', 'hjerneslag', 'besvimte', 'får ikke puste', 'tungpust', 'selvmord'],
].map(fold);

/** Number of letters from which the beginning of a word is sufficient. */
const ENOUGH = 3;

/** True if a search is about an emergency, so the emergency numbers come first. */
export const isEmergencySearch = (search: string): boolean => {
  const text = fold(search.trim());
  if (text.length < ENOUGH) return false;
  return WORDS.some((word) => word.startsWith(text) || ` ${text} `.includes(` ${word} `));
};
