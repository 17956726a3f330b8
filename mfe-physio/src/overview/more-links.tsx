import { CardBox, Icon, type IconName, List, ListRow, PhoneOnly, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { ROUTES } from '../dashboard/routes.ts';

const Lines = styled(List)`
  && > * + * {
    border-top: 1px solid ${token('color-border')};
  }
`;

const Label = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  svg {
    color: ${token('color-text-3')};
  }
`;

const ROWS: readonly { href: string; icon: IconName; label: string }[] = [
  { href: ROUTES.exercises, icon: 'strength', label: 'Exercises and walk-run ladder' },
  { href: ROUTES.summary, icon: 'note', label: 'Summary for your physiotherapist' },
  { href: ROUTES.triage, icon: 'alert', label: 'Check for warning signs' },
];

const LinkRow = ({ href, icon, label }: (typeof ROWS)[number]) => (
  <ListRow href={href} icon={icon}>
    <Label>
      {label}
      <Icon name="chevron-right" size={20} />
    </Label>
  </ListRow>
);

/** Links from the dashboard to other screens. On wide screens the link to the running coach is in the page header. */
export const MoreLinks = () => (
  <CardBox as="nav" $flush aria-label="More">
    <Lines>
      {ROWS.map((row) => (
        <LinkRow key={row.href} {...row} />
      ))}
      <PhoneOnly>
        <LinkRow href={ROUTES.running} icon="swap" label="Switch to Running Coach" />
      </PhoneOnly>
    </Lines>
  </CardBox>
);
