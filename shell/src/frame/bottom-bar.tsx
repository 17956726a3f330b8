import { useCheckinToday, useHold } from '@stridewell/app/core';
import type { RemoteBarItem } from '@stridewell/contracts/web';
import { BottomBarCircle, BottomBarFrame, BottomBarLink, Hidden, Icon, iconNamed } from '@stridewell/ui/core';
import { useEffect } from 'react';
import { createGlobalStyle } from 'styled-components';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { allowOffer } from '../install/offer.ts';
import { prefixOf, useBar } from '../remotes/descriptors.ts';
import { useWords } from '../words/words.ts';

/**
 * Adds room for the bar at the end of each screen, and sets the distance that sticky form bars keep from the bottom of
 * the screen.
 */
const Room = createGlobalStyle`
  @media (max-width: 719px) {
    :root { --tabbar: var(--tabbar-height); }
    body { padding-bottom: calc(var(--tabbar-height) + env(safe-area-inset-bottom)); }
  }
`;

/** Item to mark for screens to which no item of the bar links. */
const PLACES: Record<string, string> = {
  '/coach': 'coach',
  '/physio': 'coach',
  '/running': 'plan',
  '/physio-coach': 'body',
  '/stats': 'body',
  '/history': 'body',
  '/month': 'body',
  // The help pages belong to both coaches.
  '/running/topics': '',
};

const tabIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'tab' in state ? state.tab : null;

/** Returns the item to mark for the current screen: a chat tab belongs to Coach, every other tab to its dashboard. */
const usePlace = (): string => {
  const [path] = useLocation();
  const prefix = path.startsWith('/running/topics') ? '/running/topics' : prefixOf(path);
  const chat = tabIn(useHistoryState()) === 'chat';
  return chat ? 'coach' : (PLACES[prefix] ?? prefix);
};

const Item = ({ item, place }: { item: RemoteBarItem | undefined; place: string }) => {
  const { bar } = useWords();
  return (
    item && (
      <BottomBarLink href={item.href} aria-current={item.place === place ? 'page' : undefined}>
        <Icon name={iconNamed(item.icon)} />
        {bar[item.place] ?? item.label}
      </BottomBarLink>
    )
  );
};

/**
 * The middle item, which links to the check-in. Shows today's score after the check-in, unless there is a safety hold.
 */
const CheckinItem = ({ place }: { place: string }) => {
  const words = useWords();
  const today = useCheckinToday();
  const { loading, closed } = useHold('running');
  const isDone = today.state === 'there';
  useEffect(() => {
    if (isDone) allowOffer();
  }, [isDone]);
  const score = today.state === 'there' && !loading && !closed ? words.decimal(today.value.score) : null;
  return (
    <BottomBarLink href="/check-in" aria-current={place === '/check-in' ? 'page' : undefined}>
      <BottomBarCircle>
        {score === null ? (
          <Icon name="plus" />
        ) : (
          <>
            <Hidden>{`${words.scoreToday} `}</Hidden>
            {score}
          </>
        )}
      </BottomBarCircle>
      {isDone ? words.checkin : words.checkIn}
    </BottomBarLink>
  );
};

/** Bottom bar of phones with the five places of the app. Shown in normal mode but not in embedded mode. */
export const BottomBar = () => {
  const words = useWords();
  const place = usePlace();
  const bar = useBar();
  return (
    <BottomBarFrame aria-label={words.main} data-action-bar>
      <Room />
      <BottomBarLink href="/" aria-current={place === '/' ? 'page' : undefined}>
        <Icon name="home" />
        {words.today}
      </BottomBarLink>
      <Item item={bar.get('plan')} place={place} />
      <CheckinItem place={place} />
      <Item item={bar.get('coach')} place={place} />
      <Item item={bar.get('body')} place={place} />
    </BottomBarFrame>
  );
};
