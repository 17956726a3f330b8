import { useUser } from '@stridewell/app/core';
import { iconNamed, List, ListRow } from '@stridewell/ui/core';
import { SideSheet } from '@stridewell/ui/overlays';
import { useLocation } from 'wouter';
import { prefixOf, useNav } from '../remotes/descriptors.ts';
import { useLogout } from '../session/use-logout.ts';

export interface SideMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Side menu for phones, with every destination of the top bar. */
export default function SideMenu({ open, onOpenChange }: SideMenuProps) {
  const { email } = useUser();
  const { handleLogout } = useLogout();
  const [path] = useLocation();
  const close = (): void => onOpenChange(false);
  const current = prefixOf(path);
  const nav = useNav();
  return (
    <SideSheet title="Menu" open={open} onOpenChange={onOpenChange}>
      <nav aria-label="Menu">
        <List>
          <ListRow icon="home" href="/" onClick={close} current={current === '/'}>
            Today
          </ListRow>
          {nav.map(({ href, icon, label }) => (
            <ListRow key={href} icon={iconNamed(icon)} href={href} onClick={close} current={current === href}>
              {label}
            </ListRow>
          ))}
          <ListRow icon="user" href="/profile" note={email} onClick={close} current={current === '/profile'}>
            Profile
          </ListRow>
          <ListRow icon="logout" onClick={handleLogout}>
            Logout
          </ListRow>
        </List>
      </nav>
    </SideSheet>
  );
}
