import { Page } from '@stridewell/app/core';
import { Button, Card, Row, Stack, TextLink } from '@stridewell/ui/core';
import { useState } from 'react';
import { languageWithoutSession } from '../words/stored-language.ts';
import { PRIVACY, type PrivacyLanguage } from './privacy-texts.ts';

const LANGUAGES: readonly PrivacyLanguage[] = ['en', 'nb'];

/**
 * Screen at /privacy in English and Norwegian. It explains which data is stored, why and for how long, and the runner's
 * rights.
 */
export default function Privacy() {
  const [shown, setShown] = useState<PrivacyLanguage>(languageWithoutSession);
  const { title, intro, sections } = PRIVACY[shown];
  return (
    <Page title={title} note={intro} narrow alone>
      <Row $wrap role="group" aria-label="Language / Språk">
        {LANGUAGES.map((language) => (
          <Button
            key={language}
            variant="secondary"
            small
            lang={language}
            aria-pressed={language === shown}
            onClick={() => setShown(language)}
          >
            {PRIVACY[language].language}
          </Button>
        ))}
      </Row>
      <Stack $gap={4} lang={shown}>
        {sections.map((section) => (
          <Card key={section.title} title={section.title}>
            <Stack $gap={3}>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Stack>
          </Card>
        ))}
      </Stack>
      <TextLink href="/" direction="back">
        Stridewell
      </TextLink>
    </Page>
  );
}
