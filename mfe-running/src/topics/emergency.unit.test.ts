import { describe, expect, it } from 'vitest';
import { isEmergencySearch } from './emergency.ts';

describe('HOME-66 isEmergencySearch', () => {
  it.each(['emergency', 'Emerg', 'chest pain', 'I have chest pain', '113', 'nødnummer', 'nodnummer', 'brystsmerter'])(
    'finds the emergency numbers for "%s"',
    (search) => {
      expect(isEmergencySearch(search)).toBe(true);
    },
  );

  it.each(['', 'a', 'gels', 'heart rate', 'easy pace', 'leg day', 'sko'])('finds nothing for "%s"', (search) => {
    expect(isEmergencySearch(search)).toBe(false);
  });
});
