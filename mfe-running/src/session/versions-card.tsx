import type { PlannedSession } from '@stridewell/contracts/web';
import { Card, Icon, type IconName, text, token } from '@stridewell/ui/core';
import styled from 'styled-components';
import { sessionWords } from './session-words.ts';

type Version = keyof PlannedSession['versions'];

const VERSIONS: readonly { version: Version; icon: IconName }[] = [
  { version: 'noWatch', icon: 'eye' },
  { version: 'treadmill', icon: 'treadmill' },
  { version: 'shortened', icon: 'timer' },
  { version: 'noRun', icon: 'bike' },
];

const Row = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${token('space-3')};
  align-items: center;
  min-height: 72px;
  padding: ${token('space-3')} ${token('card-pad')};
  border-top: 1px solid ${token('color-border')};
  b {
    display: block;
    font-weight: ${token('weight-medium')};
  }
  small {
    ${text('14')}
    display: block;
    color: ${token('color-text-3')};
    text-wrap: pretty;
  }
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${token('radius-md')};
  background: ${token('color-surface-sunken')};
  color: ${token('color-text-2')};
`;

/** Card with other ways to do a session for the same purpose. */
export const VersionsCard = ({ versions }: Pick<PlannedSession, 'versions'>) => {
  const { title, names } = sessionWords().versions;
  return (
    <Card title={title} flush>
      <ul>
        {VERSIONS.map(({ version, icon }) => (
          <Row key={version}>
            <Tile>
              <Icon name={icon} size={20} />
            </Tile>
            <span>
              <b>{names[version]}</b>
              <small>{versions[version]}</small>
            </span>
          </Row>
        ))}
      </ul>
    </Card>
  );
};
