import type { ChatSource, ChatSourceKind, CoachType } from '@stridewell/contracts/web';
import { Icon, type IconName, media, text, token } from '@stridewell/ui/core';
import { useId } from 'react';
import styled from 'styled-components';
import { Link } from 'wouter';
import { topicPath } from '../screens/topic-path.ts';

const Sources = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* The links are 32 px high, with a touch target of 44 px. */
  gap: 12px 6px;
  padding: 6px 0;
`;

const From = styled.span`
  ${text('12')}
  color: ${token('color-text-3')};
  ${media.phone} {
    flex-basis: 100%;
    margin-bottom: -6px;
  }
`;

const SourceLink = styled(Link)`
  ${text('12')}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: 32px;
  padding: 4px 10px 4px 8px;
  border: 1px solid ${token('color-border-control')};
  border-radius: ${token('radius-sm')};
  background: ${token('color-surface')};
  color: ${token('color-text-2')};
  font-weight: ${token('weight-medium')};
  text-decoration: none;
  &:hover {
    background: ${token('color-surface-hover')};
  }
  &::after {
    content: '';
    position: absolute;
    inset: -6px 0;
  }
`;

const ICONS: Record<ChatSourceKind, IconName> = {
  plan: 'calendar',
  checkin: 'ready',
  log: 'week',
  rehab: 'physio',
  profile: 'user',
  card: 'book',
};

/** Screens that show the data of a source. */
const SCREENS: Record<CoachType, Record<Exclude<ChatSourceKind, 'card'>, string>> = {
  running: {
    plan: '/running',
    checkin: '/history',
    log: '/running?tab=tracker',
    rehab: '/physio-coach',
    profile: '/running?tab=profile',
  },
  physio: {
    plan: '/running',
    checkin: '/physio-coach?tab=checkins',
    log: '/running?tab=tracker',
    rehab: '/physio-coach',
    profile: '/physio-coach?tab=profile',
  },
};

const FROM = { en: 'From', nb: 'Fra' };

export interface ReplySourcesProps {
  coachType: CoachType;
  sources: readonly ChatSource[];
  /** Language of the reply. */
  language: 'en' | 'nb' | undefined;
}

/** Links to the data that a reply is based on. */
export const ReplySources = ({ coachType, sources, language }: ReplySourcesProps) => {
  const id = useId();
  if (sources.length === 0) return null;
  const pathOf = ({ kind, id: card }: ChatSource): string =>
    kind === 'card'
      ? topicPath(card ?? null, { coach: coachType, language, isFromChat: true })
      : SCREENS[coachType][kind];
  return (
    <Sources role="group" aria-labelledby={id} lang={language}>
      <From id={id}>{FROM[language ?? 'en']}</From>
      {sources.map((source) => (
        <SourceLink key={`${source.kind} ${source.id ?? ''} ${source.label}`} href={pathOf(source)}>
          <Icon name={ICONS[source.kind]} size={16} />
          {source.label}
        </SourceLink>
      ))}
    </Sources>
  );
};
