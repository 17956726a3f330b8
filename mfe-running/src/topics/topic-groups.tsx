import { CARD_GROUPS, type CardGroup, type CardListItem } from '@stridewell/contracts/web';
import { CardBox, figures, Icon, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { TopicLinks } from './topic-links.tsx';
import { TOPIC_WORDS } from './topic-words.ts';
import type { TopicAddress } from './use-topic-address.ts';

const Group = styled.div`
  & + & {
    border-top: 1px solid ${token('color-border')};
  }
`;

const Head = styled.h2`
  ${text('16')}
`;

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  width: 100%;
  min-height: 56px;
  padding: ${token('space-3')} ${token('card-pad')};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: ${token('weight-semibold')};
  text-align: left;
  cursor: pointer;
  &:hover {
    background: ${token('color-surface-hover')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  span:first-child {
    flex: 1;
    min-width: 0;
  }
`;

const Count = styled.span`
  ${text('14')}
  ${figures}
  color: ${token('color-text-3')};
  font-weight: ${token('weight-regular')};
`;

const Content = styled.div`
  border-top: 1px solid ${token('color-border')};
  background: ${token('color-surface-sunken')};
`;

interface TopicGroupsProps {
  topics: readonly CardListItem[];
  address: TopicAddress;
}

/** All topics by group. One group is open at a time. */
export const TopicGroups = ({ topics, address: { language, group: open, setGroup, pathOf } }: TopicGroupsProps) => {
  const { groups, count } = TOPIC_WORDS[language];
  const topicsOf = (group: CardGroup): CardListItem[] =>
    topics.filter((topic) => topic.group === group).sort((a, b) => a.title.localeCompare(b.title, language));
  const filled = CARD_GROUPS.map((group) => ({ group, topics: topicsOf(group) })).filter(
    (each) => each.topics.length > 0,
  );
  return (
    <CardBox as="div" $flush>
      {filled.map(({ group, topics: inGroup }) => {
        const isOpen = group === open;
        const id = `topics-${group}`;
        return (
          <Group key={group}>
            <Head>
              <Opener
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onClick={() => setGroup(isOpen ? null : group)}
              >
                <span>{groups[group]}</span>
                <Count>{count(inGroup.length)}</Count>
                <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
              </Opener>
            </Head>
            {isOpen && (
              <Content id={id}>
                <TopicLinks label={groups[group]} topics={inGroup} pathOf={({ id: topic }) => pathOf(topic)} />
              </Content>
            )}
          </Group>
        );
      })}
    </CardBox>
  );
};
