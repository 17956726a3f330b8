import type { RedFlag } from '@stridewell/contracts/web';

/** Headings of the red-flag boxes in the check-in. */
export const FLAG_WORDS: Record<'en' | 'nb', Record<RedFlag, string>> = {
  en: { night_pain: 'Night pain', swelling: 'Swelling', numbness: 'Numbness', strength_loss: 'Loss of strength' },
  nb: { night_pain: 'Smerter om natta', swelling: 'Hevelse', numbness: 'Nummenhet', strength_loss: 'Tap av styrke' },
};
