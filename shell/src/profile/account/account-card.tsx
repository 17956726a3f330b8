import type { Profile } from '@stridewell/contracts/web';
import { Avatar, CardBox, longDateTime, media, Row, Text, TextButton, text, token } from '@stridewell/ui/core';
import { useRef, useState } from 'react';
import styled from 'styled-components';
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

const Zone = styled.div`
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

/** Card with the runner's name, email, date of registration and time zone. The time zone can be changed. */
export const AccountCard = ({ profile }: { profile: Profile }) => {
  const [changing, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const handleClose = (): void => {
    setChanging(false);
    change.current?.focus();
  };
  return (
    <CardBox aria-label="Your account">
      <Row $gap={4}>
        <Avatar of={profile.name ?? profile.email} large />
        <Name as="h2" $size="20">
          {profile.name ?? 'Your account'}
        </Name>
      </Row>
      <Rows>
        <div>
          <dt>Email</dt>
          <dd>{profile.email}</dd>
        </div>
        {profile.emailVerifiedAt !== undefined && (
          <div>
            <dt>Address</dt>
            <dd>{profile.emailVerifiedAt ? 'Verified' : 'Not verified yet'}</dd>
          </div>
        )}
        <div>
          <dt>Member since</dt>
          <dd>{longDateTime(profile.createdAt, profile.timezone)}</dd>
        </div>
        <Zone>
          <dt>Timezone</dt>
          <dd>
            {profile.timezone}
            <TextButton
              ref={change}
              aria-label="Change timezone"
              aria-expanded={changing}
              onClick={() => setChanging(!changing)}
            >
              Change
            </TextButton>
          </dd>
        </Zone>
      </Rows>
      {changing && (
        <Below>
          <TimezoneForm timezone={profile.timezone} onClose={handleClose} />
        </Below>
      )}
    </CardBox>
  );
};
