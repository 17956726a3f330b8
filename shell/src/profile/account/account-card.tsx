import type { Profile } from '@stridewell/contracts/web';
import { Avatar, CardBox, media, Row, Text, TextButton, text, token } from '@stridewell/ui/core';
import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { profileWords } from '../profile-words.ts';
import { accountWords } from './account-words.ts';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { TimezoneForm } from './timezone-form.tsx';

const Name = styled(Text)`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Rows = styled.dl`
  margin-top: ${token('space-4')};
  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token('space-4')};
    padding: ${token('space-3')} 0;
    border-top: 1px solid ${token('color-border')};
  }
  div:last-child {
    padding-bottom: 0;
  }
  dt {
    color: ${token('color-text-3')};
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: ${token('weight-medium')};
  }
  ${media.phone} {
    ${text('14')}
  }
`;

const Changeable = styled.div`
  && {
    align-items: center;
    padding-block: 2px;
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0 ${token('space-4')};
  }
`;

const Below = styled.div`
  margin-top: ${token('space-2')};
  padding-top: ${token('space-4')};
  border-top: 1px solid ${token('color-border')};
`;

interface ChangeableRowProps {
  term: string;
  value: string;
  /** Accessible name of the button. */
  label: string;
  changing: boolean;
  onToggle: () => void;
}

/** Row with a value and a button that opens the form for changing it. */
const ChangeableRow = ({ term, value, label, changing, onToggle }: ChangeableRowProps) => (
  <Changeable>
    <dt>{term}</dt>
    <dd>
      {value}
      <TextButton aria-label={label} aria-expanded={changing} onClick={onToggle}>
        {accountWords().change}
      </TextButton>
    </dd>
  </Changeable>
);

type Changing = 'name' | 'email' | 'timezone';

/** Card with the runner's name, email, date of registration and time zone. All but the date can be changed. */
export const AccountCard = ({ profile }: { profile: Profile }) => {
  const [changing, setChanging] = useState<Changing | null>(null);
  const card = useRef<HTMLDListElement>(null);
  const { name, email, timezone } = accountWords();
  const words = profileWords();
  const handleClose = (): void => {
    const opener = card.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    setChanging(null);
    opener?.focus();
  };
  const row = (which: Changing, { term, value, label }: Pick<ChangeableRowProps, 'term' | 'value' | 'label'>) => (
    <ChangeableRow
      term={term}
      value={value}
      label={label}
      changing={changing === which}
      onToggle={() => setChanging(changing === which ? null : which)}
    />
  );
  const forms: Record<Changing, ReactNode> = {
    name: <NameForm profile={profile} onClose={handleClose} />,
    email: <EmailForm profile={profile} onClose={handleClose} />,
    timezone: <TimezoneForm timezone={profile.timezone} onClose={handleClose} />,
  };
  return (
    <CardBox aria-label={words.account}>
      <Row $gap={4}>
        <Avatar of={profile.name ?? profile.email} large />
        <Name as="h2" $size="20">
          {profile.name ?? words.account}
        </Name>
      </Row>
      <Rows ref={card}>
        {row('name', { term: name.label, value: profile.name ?? name.none, label: name.change })}
        {row('email', { term: email.form, value: profile.email, label: email.change })}
        {profile.emailVerifiedAt !== undefined && (
          <div>
            <dt>{words.address}</dt>
            <dd>{profile.emailVerifiedAt ? words.verified : words.unverified}</dd>
          </div>
        )}
        <div>
          <dt>{words.memberSince}</dt>
          <dd>{words.dateTime(profile.createdAt, profile.timezone)}</dd>
        </div>
        {row('timezone', { term: timezone.label, value: profile.timezone, label: timezone.change })}
      </Rows>
      {changing !== null && <Below key={changing}>{forms[changing]}</Below>}
    </CardBox>
  );
};
