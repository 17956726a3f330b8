import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/shapes.ts';
import { media, token } from '../theme/token.ts';

/**
 * Tab bar. It is below the header on screens at least 720 px wide, and at the bottom of the screen on phones, within
 * reach of the thumb.
 */
const Bar = styled(Radix.List)<{ $wideOnly: boolean }>`
  display: flex;
  ${media.phone} {
    ${({ $wideOnly }) => $wideOnly && 'display: none;'}
    position: fixed;
    inset: auto 0 0;
    z-index: ${token('z-tabbar')};
    padding: 0 ${token('space-1')} env(safe-area-inset-bottom);
    background: ${token('color-surface')};
    border-top: 1px solid ${token('color-border')};
  }
  ${media.wide} {
    gap: ${token('space-6')};
    border-bottom: 1px solid ${token('color-border')};
  }
`;

const Tab = styled(Radix.Trigger)`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 2px;
  flex: 1;
  min-width: 0;
  height: calc(${token('tabbar-height')} - 1px);
  padding: 0;
  border: 0;
  background: none;
  color: ${token('color-text-3')};
  font-size: ${token('text-12')};
  line-height: ${token('leading-12')};
  font-weight: ${token('weight-medium')};
  white-space: nowrap;
  cursor: pointer;
  &[data-state='active'] {
    color: ${token('color-accent')};
  }
  &[data-state='active']::before {
    content: '';
    position: absolute;
    top: -1px;
    left: calc(50% - 16px);
    width: 32px;
    height: 2px;
    border-radius: 0 0 2px 2px;
    background: ${token('color-accent')};
  }
  ${media.wide} {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    flex: none;
    height: 48px;
    font-size: ${token('text-14')};
    color: ${token('color-text-2')};
    &[data-state='active'] {
      color: ${token('color-text')};
    }
    &[data-state='active']::before {
      top: auto;
      bottom: -1px;
      left: 0;
      width: 100%;
      border-radius: 2px 2px 0 0;
    }
  }
`;

export interface TabsProps<T extends string> {
  label: string;
  tabs: readonly { value: T; label: string; icon: IconName; content: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  /** True if phones have another navigation at the bottom of the screen, which replaces the tab bar. */
  wideOnly?: boolean;
}

/** Tabs of one screen. Renders only the content of the selected tab. Arrow keys move between the tabs. */
export const Tabs = <T extends string>({ label, tabs, value, onChange, wideOnly = false }: TabsProps<T>) => (
  <Radix.Root value={value} onValueChange={(next) => onChange(next as T)}>
    <Bar aria-label={label} $wideOnly={wideOnly}>
      {tabs.map((tab) => (
        <Tab key={tab.value} value={tab.value}>
          <Icon name={tab.icon} size={20} />
          {tab.label}
        </Tab>
      ))}
    </Bar>
    {tabs.map((tab) => (
      <Radix.Content key={tab.value} value={tab.value}>
        {tab.content}
      </Radix.Content>
    ))}
  </Radix.Root>
);
