import type { Profile } from '@stridewell/contracts/web';
import { Avatar, CardBox, longDateTime, media, Row, Text, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';

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

/** Name, e-mail, member since and time zone. */
export const AccountCard = ({ profile }: { profile: Profile }) => (
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
      <div>
        <dt>Member since</dt>
        <dd>{longDateTime(profile.createdAt, profile.timezone)}</dd>
      </div>
      <div>
        <dt>Timezone</dt>
        <dd>{profile.timezone}</dd>
      </div>
    </Rows>
  </CardBox>
);
