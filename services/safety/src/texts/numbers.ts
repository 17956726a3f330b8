/**
 * Telephone numbers that safety texts may contain, with their source and the date on which the source was read (null
 * when it has not been read yet). The tests of the texts accept no other telephone numbers.
 */
export const NUMBERS = {
  ambulance: { number: '113', name: 'Medical emergency (Norway)', source: 'helsenorge.no', read: '2026-11-20' },
  urgentCare: { number: '116 117', name: 'Urgent care (Norway)', source: 'helsenorge.no', read: '2026-11-20' },
  mentalHealth: { number: '116 123', name: 'Mental Helse, day and night', source: 'general knowledge', read: null },
  children: {
    number: '116 111',
    name: 'Alarm line for children and young people',
    source: 'general knowledge',
    read: null,
  },
  police: { number: '112', name: 'Police (Norway)', source: 'general knowledge', read: null },
} as const;

/** The number to call first for each tier. It is shown as a `tel:` link above the STOP text. */
export const FIRST_NUMBER = {
  emergency: 'ambulance',
  same_day: 'urgentCare',
  refer: 'urgentCare',
} as const;

/** The words of the fixed texts that name the number to call, in an emergency or on the same day. */
export const EN_113 = 'in Norway call 113, elsewhere your local emergency number';
export const NB_113 = 'ring 113 i Norge, ellers ditt lokale nødnummer';
export const EN_TODAY = 'in Norway call 116 117, elsewhere your local urgent care';
export const NB_TODAY = 'ring 116 117 i Norge, ellers din lokale legevakt';
