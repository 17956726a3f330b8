import { type BackLink, keyOf, Page, useOptional, useToday } from '@stridewell/app/core';
import type { KnowledgeCard } from '@stridewell/contracts/web';
import { ButtonLink, Card, EmptyState, ErrorCard, Stack, TabSkeleton, TextLink } from '@stridewell/ui/core';
import { Segmented } from '@stridewell/ui/forms';
import type { ReactNode } from 'react';
import { useTrainingGate } from '../session/use-training-gate.ts';
import { ClosedNote } from './closed-note.tsx';
import { TopicArticle } from './topic-article.tsx';
import { LANGUAGES, TOPIC_WORDS, topicPageWords } from './topic-words.ts';
import { type TopicAddress, useTopicAddress } from './use-topic-address.ts';

const Missing = ({ address }: { address: TopicAddress }) => {
  const words = TOPIC_WORDS[address.language];
  return (
    <Card>
      <EmptyState
        icon="book"
        title={words.missingTitle}
        action={
          <ButtonLink href={address.pathOf(null)} small>
            {words.all}
          </ButtonLink>
        }
      >
        {words.missing}
      </EmptyState>
    </Card>
  );
};

/** /running/topics/:id: a knowledge card. */
const TopicScreen = ({ id }: { id: string }) => {
  const address = useTopicAddress();
  const { coach, language, isFromChat, chat, pathOf, setLanguage } = address;
  const words = TOPIC_WORDS[language];
  const pageWords = topicPageWords();
  const topic = useOptional<KnowledgeCard>(keyOf('readCard', { language }, { id }));
  const gate = useTrainingGate(useToday());
  const card = topic.state === 'there' ? topic.value : null;
  const content = (): ReactNode => {
    if (topic.state === 'loading' || gate.loading) return <TabSkeleton label={words.loading} />;
    if (topic.state === 'none') return <Missing address={address} />;
    if (topic.state === 'failed')
      return (
        <ErrorCard title={pageWords.topic} onRetry={topic.retry} busy={topic.retrying}>
          {pageWords.topicFailed}
        </ErrorCard>
      );
    if (topic.value.isAboutTraining && gate.closed)
      return (
        <ClosedNote coach={coach} referral={gate.referral} language={language}>
          {words.hiddenOne}
        </ClosedNote>
      );
    return <TopicArticle card={topic.value} />;
  };
  const title = card?.title ?? (topic.state === 'none' ? words.missingTitle : words.title);
  const topics: BackLink = { href: pathOf(null, card?.group), label: pageWords.toTopics };
  return (
    <Page title={title} heading={<span lang={language}>{title}</span>} back={isFromChat ? chat : topics} narrow>
      {content()}
      <Stack $gap={4} lang={language}>
        <Segmented label={words.language} options={LANGUAGES} value={language} onChange={setLanguage} />
        {card && (
          <TextLink href={pathOf(null, card.group)} direction="forward">
            {words.more(words.groups[card.group])}
          </TextLink>
        )}
      </Stack>
    </Page>
  );
};

export default TopicScreen;
