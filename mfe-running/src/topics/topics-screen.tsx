import { keyOf, Page, useOptional, useToday } from '@stridewell/app/core';
import type { CardList, CardListItem } from '@stridewell/contracts/web';
import {
  Button,
  ButtonLink,
  Card,
  CardBox,
  EmptyState,
  ErrorCard,
  media,
  Row,
  Stack,
  TabSkeleton,
  Text,
  token,
} from '@stridewell/ui/core';
import { Segmented, TextField } from '@stridewell/ui/forms';
import { useDeferredValue, useMemo, useState } from 'react';
import styled from 'styled-components';
import { useTrainingGate } from '../session/use-training-gate.ts';
import { ClosedNote } from './closed-note.tsx';
import { isEmergencySearch } from './emergency.ts';
import { EmergencyCard } from './emergency-card.tsx';
import { createTopicSearch } from './search-topics.ts';
import { TopicGroups } from './topic-groups.tsx';
import { TopicLinks } from './topic-links.tsx';
import { LANGUAGES, TOPIC_WORDS, topicPageWords } from './topic-words.ts';
import { type TopicAddress, useTopicAddress } from './use-topic-address.ts';

const Controls = styled.div`
  display: grid;
  gap: ${token('space-4')};
  align-items: end;
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 240px;
  }
`;

const Count = styled(Text)`
  padding: 0 4px;
`;

interface ResultsProps {
  topics: readonly CardListItem[];
  search: string;
  address: TopicAddress;
  onClear: () => void;
}

const Results = ({ topics, search, address, onClear }: ResultsProps) => {
  const words = TOPIC_WORDS[address.language];
  const find = useMemo(() => createTopicSearch(topics), [topics]);
  const found = find(search);
  // The emergency numbers are the result of the search, so no other result is needed.
  if (found.length === 0 && isEmergencySearch(search)) return null;
  return (
    <Stack $gap={2}>
      <Count $size="14" $quiet={3} role="status">
        {words.count(found.length)}
      </Count>
      {found.length === 0 ? (
        <Card>
          <EmptyState
            icon="book"
            title={words.emptyTitle(search)}
            action={
              <Row $wrap>
                <Button variant="secondary" small onClick={onClear}>
                  {words.clear}
                </Button>
                <ButtonLink href={address.chat.href} variant="secondary" small>
                  {words.ask}
                </ButtonLink>
              </Row>
            }
          >
            {words.empty}
          </EmptyState>
        </Card>
      ) : (
        <CardBox as="div" $flush>
          <TopicLinks
            label={words.title}
            topics={found}
            pathOf={({ id }) => address.pathOf(id)}
            noteOf={({ group }) => words.groups[group]}
          />
        </CardBox>
      )}
    </Stack>
  );
};

const withoutTraining = ({ cards }: CardList): CardListItem[] =>
  cards.filter(({ isAboutTraining }) => !isAboutTraining);

interface TopicListProps {
  address: TopicAddress;
  search: string;
  /** True if no topic about training may be shown. */
  closed: boolean;
  onClear: () => void;
}

/** The topics found by the search, or all of them by group. */
const TopicList = ({ address, search, closed, onClear }: TopicListProps) => {
  const { language } = address;
  const pageWords = topicPageWords();
  const list = useOptional<CardList>(keyOf('readCards', { language }));
  if (list.state === 'loading') return <TabSkeleton label={TOPIC_WORDS[language].loading} />;
  if (list.state !== 'there')
    return (
      <ErrorCard
        title={pageWords.topics}
        onRetry={list.state === 'failed' ? list.retry : () => undefined}
        busy={list.state === 'failed' && list.retrying}
      >
        {pageWords.topicsFailed}
      </ErrorCard>
    );
  const topics = closed ? withoutTraining(list.value) : list.value.cards;
  return (
    <div lang={language}>
      {search === '' ? (
        <TopicGroups topics={topics} address={address} />
      ) : (
        <Results topics={topics} search={search} address={address} onClear={onClear} />
      )}
    </div>
  );
};

/** /running/topics: all knowledge cards by group, with a search. */
const TopicsScreen = () => {
  const address = useTopicAddress();
  const { coach, language, setLanguage, setSearch } = address;
  const gate = useTrainingGate(useToday());
  const words = TOPIC_WORDS[language];
  const [typed, setTyped] = useState(address.search);
  const search = useDeferredValue(typed.trim());
  const handleClear = (): void => {
    setTyped('');
    setSearch('');
  };
  const isEmergency = isEmergencySearch(search);
  const emergency = <EmergencyCard language={language} />;
  const inLanguage = (text: string) => <span lang={language}>{text}</span>;
  return (
    <Page
      title={words.title}
      heading={inLanguage(words.title)}
      note={inLanguage(words.note)}
      back={address.chat}
      narrow
    >
      {gate.closed && (
        <ClosedNote coach={coach} referral={gate.referral} language={language}>
          {words.hidden}
        </ClosedNote>
      )}
      {!isEmergency && emergency}
      <Card>
        <Controls lang={language}>
          <TextField
            label={words.search}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={words.placeholder}
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            // The URL changes when the field loses the focus, because browsers limit how often it may change.
            onBlur={() => setSearch(typed)}
          />
          <Segmented label={words.language} options={LANGUAGES} value={language} onChange={setLanguage} />
        </Controls>
      </Card>
      {isEmergency && <div role="status">{emergency}</div>}
      {gate.loading ? (
        <TabSkeleton label={words.loading} />
      ) : (
        <TopicList address={address} search={search} closed={gate.closed} onClear={handleClear} />
      )}
    </Page>
  );
};

export default TopicsScreen;
