import { LeavingLink, Text } from '@stridewell/ui/core';
import { type ShellLanguage, useShellLanguage } from '../words/words.ts';

const WORDS: Record<ShellLanguage, { text: string; link: string }> = {
  en: {
    text: 'Stridewell is self-management education and training load guidance. It does not diagnose, claims no cure and does not replace a clinician.',
    link: 'Your privacy: what is kept, and for how long',
  },
  nb: {
    text: 'Stridewell gir kunnskap om egenmestring og veiledning om treningsbelastning. Det stiller ingen diagnose, lover ingen helbredelse og erstatter ikke helsepersonell.',
    link: 'Ditt personvern: hva vi lagrer, og hvor lenge',
  },
};

/** Product disclaimer, shown on the welcome screen and the profile. */
export const Disclaimer = () => {
  const { text, link } = WORDS[useShellLanguage()];
  return (
    <Text $size="12" $quiet={3}>
      {text} <LeavingLink href="/privacy">{link}</LeavingLink>
    </Text>
  );
};
