import { isNorwegian, kitWords } from '../kit-words.ts';
import { Row, Text } from '../layout/box.tsx';
import { Button } from '../primitives/button.tsx';
import { Card } from '../primitives/card.tsx';

const WORDS = {
  en: {
    title: 'Some of this did not load',
    text: 'Your data is safe.',
    offline: 'Shown when you are back online.',
  },
  nb: {
    title: 'Noe lot seg ikke hente',
    text: 'Dataene dine er trygge.',
    offline: 'Vises når du er på nett igjen.',
  },
} as const;

/** An error card on the screen. */
export interface FailedCard {
  id: string;
  retry: () => void;
  busy: boolean;
}

export interface CombinedErrorCardProps {
  /** Title of the part that could not be loaded. */
  title: string;
  /** All error cards that this card replaces. Null while the device is offline. */
  cards: readonly FailedCard[] | null;
}

/**
 * One card with one button that replaces all error cards. While offline it has no button, and the offline banner
 * explains the reason.
 */
export default function CombinedErrorCard({ title, cards }: CombinedErrorCardProps) {
  const words = WORDS[isNorwegian() ? 'nb' : 'en'];
  if (!cards)
    return (
      <Card title={title}>
        <Text $size="14" $quiet={2}>
          {words.offline}
        </Text>
      </Card>
    );
  const handleRetry = (): void => {
    for (const card of cards) card.retry();
  };
  return (
    <Card title={words.title}>
      <Row $wrap role="alert">
        <Text>{words.text}</Text>
        <Button
          variant="secondary"
          small
          icon="refresh"
          busy={cards.some(({ busy }) => busy) && kitWords().retrying}
          onClick={handleRetry}
        >
          {kitWords().retry}
        </Button>
      </Row>
    </Card>
  );
}
