import { useUser } from '@stridewell/app/core';
import { iconNamed, List, ListRow } from '@stridewell/ui/core';
import { SideSheet } from '@stridewell/ui/overlays';
import { useLocation } from 'wouter';
import { prefixOf, useNav } from '../remotes/descriptors.ts';
import { useLogout } from '../session/use-logout.ts';
import { useWords } from '../words/words.ts';

export interface SideMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Side menu for phones, with every destination of the top bar. */
export default function SideMenu({ open, onOpenChange }: SideMenuProps) {
  const words = useWords();
  const { email } = useUser();
  const { handleLogout } = useLogout();
  const [path] = useLocation();
  const close = (): void => onOpenChange(false);
  const current = prefixOf(path);
  const nav = useNav();
  return (
    <SideSheet title={words.menu} open={open} onOpenChange={onOpenChange}>
      <nav aria-label={words.menu}>
        <List>
          <ListRow icon="home" href="/" onClick={close} current={current === '/'}>
            {words.today}
          </ListRow>
          {nav.map(({ href, icon, label }) => (
            <ListRow key={href} icon={iconNamed(icon)} href={href} onClick={close} current={current === href}>
              {label}
            </ListRow>
          ))}
          <ListRow icon="help" href="/running/topics" note={words.helpNote} onClick={close}>
            {words.help}
          </ListRow>
          <ListRow icon="user" href="/profile" note={email} onClick={close} current={current === '/profile'}>
            {words.profile}
          </ListRow>
          <ListRow icon="logout" onClick={handleLogout}>
            {words.logout}
          </ListRow>
        </List>
      </nav>
    </SideSheet>
  );
}
