import { usePage, useUser } from '@stridewell/app/core';
import {
  Avatar,
  Brand,
  ButtonLink,
  Hidden,
  Icon,
  IconButton,
  TopBarEmail,
  TopBarExtra,
  TopBarFrame,
  TopBarIconLink,
  TopBarLink,
  TopBarNav,
  TopBarRow,
  TopBarTitle,
} from '@stridewell/ui/core';
import { useLocation } from 'wouter';
import { prefixOf, useBar, useNav } from '../remotes/descriptors.ts';
import { useLogout } from '../session/use-logout.ts';
import { useWords } from '../words/words.ts';
import { MenuButton } from './menu-button.tsx';

const currentIf = (matches: boolean): 'page' | undefined => (matches ? 'page' : undefined);

/** Row of the top bar on phones: menu and brand on the home screen, back link and title on all other screens. */
const PhoneRow = () => {
  const { name, email } = useUser();
  const { title, back } = usePage();
  const words = useWords();
  return title === null ? (
    <TopBarRow $on="phone">
      <MenuButton />
      <TopBarTitle>
        <Brand />
      </TopBarTitle>
      <TopBarIconLink href="/profile" aria-label={words.yourProfile}>
        <Avatar of={name ?? email} />
      </TopBarIconLink>
    </TopBarRow>
  ) : (
    <TopBarRow $on="phone">
      <TopBarIconLink href={back?.href ?? '/'} aria-label={back?.label ?? words.backHome}>
        <Icon name="arrow-left" />
      </TopBarIconLink>
      {/* Hidden from screen readers, because the screen has its own heading. */}
      <TopBarTitle aria-hidden="true">
        <span>{title}</span>
      </TopBarTitle>
      <MenuButton />
    </TopBarRow>
  );
};

const WideRow = () => {
  const words = useWords();
  const { email } = useUser();
  const { handleLogout, busy } = useLogout();
  const current = prefixOf(useLocation()[0]);
  const nav = useNav();
  const plan = useBar().get('plan');
  return (
    <TopBarRow $on="wide">
      <Brand />
      <TopBarExtra aria-label={words.main}>
        <TopBarLink href="/" aria-current={currentIf(current === '/')}>
          {words.today}
        </TopBarLink>
        {plan && (
          <TopBarLink href={plan.href} aria-current={currentIf(current === plan.href)}>
            {words.bar.plan}
          </TopBarLink>
        )}
      </TopBarExtra>
      <TopBarNav aria-label={words.coaches}>
        {nav.map(({ href, label }) => (
          <TopBarLink key={href} href={href} aria-current={currentIf(current === href)}>
            {label}
          </TopBarLink>
        ))}
      </TopBarNav>
      <ButtonLink href="/check-in" variant="secondary" small icon="plus">
        {words.checkIn}
      </ButtonLink>
      <TopBarLink href="/profile" aria-current={currentIf(current === '/profile')}>
        <Icon name="user" size={20} />
        <Hidden>{`${words.yourProfile}, `}</Hidden>
        <TopBarEmail>{email}</TopBarEmail>
      </TopBarLink>
      <IconButton icon="logout" size={20} label={words.logout} aria-disabled={busy} onClick={handleLogout} />
    </TopBarRow>
  );
};

/** Top bar, shown in normal mode but not in embedded mode. */
export const TopBar = () => (
  <TopBarFrame>
    <PhoneRow />
    <WideRow />
  </TopBarFrame>
);
