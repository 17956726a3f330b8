import { CARD_NUMBERS, CallButtons } from '@stridewell/app/safety';
import { Card, Stack, Text } from '@stridewell/ui/core';
import { TOPIC_WORDS, type TopicLanguage } from './topic-words.ts';

/** Card with the emergency numbers, the first entry of the help. */
export const EmergencyCard = ({ language }: { language: TopicLanguage }) => {
  const { title, text } = TOPIC_WORDS[language].emergency;
  return (
    <div lang={language}>
      <Card title={title}>
        <Stack $gap={3}>
          <Text>{text}</Text>
          <CallButtons numbers={CARD_NUMBERS} language={language} />
        </Stack>
      </Card>
    </div>
  );
};
