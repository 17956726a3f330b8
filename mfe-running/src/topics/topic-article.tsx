import type { KnowledgeCard } from '@stridewell/contracts/web';
import { CardBox, Icon, LeavingLink, media, PhoneOnly, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { TOPIC_WORDS, type TopicLanguage } from './topic-words.ts';

const Article = styled(CardBox)`
  overflow-wrap: anywhere;
`;

const Top = styled.div`
  display: grid;
  gap: ${token('space-3')};
  padding: ${token('card-pad')};
  background: ${token('color-surface-sunken')};
`;

const Group = styled.p`
  ${text('14')}
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  color: ${token('color-text-3')};
  font-weight: ${token('weight-medium')};
`;

/** Title of the card on phones, whose top bar has the heading and may shorten it. */
const Title = styled.p`
  ${text('20')}
`;

const Lead = styled.p`
  font-weight: ${token('weight-medium')};
  text-wrap: pretty;
  ${media.wide} {
    ${text('20')}
    text-wrap: pretty;
  }
`;

const Parts = styled.div`
  display: grid;
  gap: ${token('space-6')};
  padding: ${token('card-pad')};
`;

const Part = styled.section`
  display: grid;
  gap: ${token('space-2')};
  h2 {
    ${text('16')}
    font-weight: ${token('weight-semibold')};
  }
  p,
  li {
    color: ${token('color-text-2')};
    text-wrap: pretty;
  }
  ul {
    display: grid;
    gap: ${token('space-2')};
    padding-left: 20px;
    list-style: disc;
  }
`;

const Sources = styled(Part)`
  ${text('14')}
  /* The links stay at least 24 px high (WCAG 2.5.8). */
  li {
    line-height: 24px;
    color: ${token('color-text-3')};
  }
`;

const Small = styled.p`
  ${text('14')}
  color: ${token('color-text-3')};
  text-wrap: pretty;
`;

type Source = KnowledgeCard['sources'][number];

/** Author and year of a source, as a link if it has a URL. */
const Reference = ({ author, year, url }: Source) => {
  const name = `${author} (${year})`;
  return url === null ? name : <LeavingLink href={url}>{name}</LeavingLink>;
};

const SourcesPart = ({ card, language }: { card: KnowledgeCard; language: TopicLanguage }) => {
  const { sources: title, tags, ofApp } = TOPIC_WORDS[language];
  return (
    <Sources aria-labelledby="topic-sources">
      <h2 id="topic-sources">{title}</h2>
      <ul>
        {card.sources.map((source) => (
          <li key={`${source.author} ${source.year}`}>
            {source.tag === 'D' ? (
              card.group === 'app' ? (
                ofApp
              ) : (
                tags.D
              )
            ) : (
              <>
                <Reference {...source} />. {tags[source.tag]}
              </>
            )}
          </li>
        ))}
      </ul>
    </Sources>
  );
};

/** A knowledge card: its facts, what to keep in mind, its sources and whether a clinician has reviewed it. */
export const TopicArticle = ({ card }: { card: KnowledgeCard }) => {
  const { language, group, title, facts, limit, reviewed } = card;
  const words = TOPIC_WORDS[language];
  const [first, ...others] = facts;
  return (
    <Article as="article" $flush lang={language}>
      <Top>
        <Group>
          <Icon name="book" size={16} />
          {words.groups[group]}
        </Group>
        <PhoneOnly aria-hidden="true">
          <Title>{title}</Title>
        </PhoneOnly>
        <Lead>{first}</Lead>
      </Top>
      <Parts>
        {others.length > 0 && (
          <Part aria-labelledby="topic-facts">
            <h2 id="topic-facts">{words.goodToKnow}</h2>
            <ul>
              {others.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </Part>
        )}
        {limit && (
          <Part aria-labelledby="topic-limit">
            <h2 id="topic-limit">{words.keepInMind}</h2>
            <p>{limit}</p>
          </Part>
        )}
        <SourcesPart card={card} language={language} />
        <Small>
          {words.general} {reviewed ? words.reviewed(reviewed.by, reviewed.date) : words.notReviewed}
        </Small>
      </Parts>
    </Article>
  );
};
