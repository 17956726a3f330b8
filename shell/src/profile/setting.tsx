import { Button, Icon, type IconName, media, Row, text, token } from '@stridewell/ui/core';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconTile } from '../frame/icon-tile.ts';
import { profileWords } from './profile-words.ts';

const Box = styled.div`
  display: grid;
  gap: ${token('space-3')};
  padding: ${token('space-4')} ${token('card-pad')};
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space-3')};
  ${media.phone} {
    > :nth-child(3) {
      grid-column: 2 / -1;
      justify-self: start;
    }
  }
`;

const Words = styled.div`
  overflow-wrap: anywhere;
  h3 {
    font-weight: ${token('weight-medium')};
  }
  p {
    ${text('14')}
    color: ${token('color-text-2')};
    text-wrap: pretty;
  }
`;

const More = styled.div`
  ${media.wide} {
    margin-left: calc(40px + ${token('space-3')});
  }
`;

export interface FormButtonsProps {
  /** Text of the submit button. */
  save: string;
  busy: boolean;
  onCancel: () => void;
}

/** Submit and Cancel buttons of a form on the profile. */
export const FormButtons = ({ save, busy, onCancel }: FormButtonsProps) => {
  const words = profileWords();
  return (
    <Row $wrap>
      <Button type="submit" small busy={busy && words.saving}>
        {save}
      </Button>
      <Button variant="secondary" small onClick={onCancel}>
        {words.cancel}
      </Button>
    </Row>
  );
};

/** List of settings with dividing lines, for a flush card. */
export const Settings = styled.div`
  > * + * {
    border-top: 1px solid ${token('color-border')};
  }
`;

export interface SettingProps {
  icon: IconName;
  title: ReactNode;
  /** Current state of the setting, as one sentence. */
  note: ReactNode;
  /** Small button on the right of the row. */
  action?: ReactNode;
  /** Content below the row, such as a form. */
  children?: ReactNode;
}

/** Row of a setting with its name, state and action. */
export const Setting = ({ icon, title, note, action, children }: SettingProps) => (
  <Box>
    <Head>
      <IconTile>
        <Icon name={icon} size={20} />
      </IconTile>
      <Words>
        <h3>{title}</h3>
        <p>{note}</p>
      </Words>
      {action}
    </Head>
    {children && <More>{children}</More>}
  </Box>
);
