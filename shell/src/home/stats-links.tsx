import { CardFoot, Row, TextLink, WideOnly } from '@stridewell/ui/core';
import { useWords } from '../words/words.ts';

/**
 * Links to the statistics and the history below the week. Shown only on screens without the bottom bar, which has these
 * links on phones.
 */
export const StatsLinks = () => {
  const { statistics, history } = useWords();
  return (
    <WideOnly>
      <CardFoot>
        <Row $gap={6}>
          <TextLink href="/stats" direction="forward">
            {statistics}
          </TextLink>
          <TextLink href="/history" direction="forward">
            {history}
          </TextLink>
        </Row>
      </CardFoot>
    </WideOnly>
  );
};
