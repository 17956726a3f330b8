import { ButtonLink, CardBox, Row, Stack, Text } from '@stridewell/ui/core';
import { pageLanguage } from '../screens/page-language.ts';
import { Page } from './page.tsx';

/** The English hint has two sentences that the specification fixes word for word. */
const WORDS = {
  en: {
    title: 'This page is not here',
    text: 'The address may be old or mistyped. Your training is where you left it:',
    back: 'Back to Home',
    ways: 'Ways on',
    today: 'Today',
    plan: 'Plan',
    checkIn: 'Check in',
    code: '404 Page Not Found',
    hint: 'Did you forget to add the page to the router?',
  },
  nb: {
    title: 'Denne siden finnes ikke',
    text: 'Adressen kan være gammel eller feilskrevet. Treningen din er der du forlot den:',
    back: 'Tilbake til I dag',
    ways: 'Veier videre',
    today: 'I dag',
    plan: 'Plan',
    checkIn: 'Sjekk inn',
    code: '404 Siden finnes ikke',
    hint: 'Glemte du å legge siden til i ruteren?',
  },
};

/** The content of the 404 screen: a message, links to three screens, and a hint for developers. */
export default function NotFoundScreen() {
  const words = WORDS[pageLanguage()];
  return (
    <Page title={words.title} back={{ href: '/', label: words.back }} narrow>
      <CardBox as="div">
        <Stack $gap={4}>
          <Text $quiet={2}>{words.text}</Text>
          <Row as="nav" $wrap aria-label={words.ways}>
            <ButtonLink href="/" small>
              {words.today}
            </ButtonLink>
            <ButtonLink href="/running" variant="secondary" small>
              {words.plan}
            </ButtonLink>
            <ButtonLink href="/check-in" variant="secondary" small>
              {words.checkIn}
            </ButtonLink>
          </Row>
          <div>
            <Text as="h2" $size="12" $quiet={3}>
              {words.code}
            </Text>
            <Text $size="12" $quiet={3}>
              {words.hint}
            </Text>
          </div>
        </Stack>
      </CardBox>
    </Page>
  );
}
