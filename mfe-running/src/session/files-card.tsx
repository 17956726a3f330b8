import { api, messageOf, saveFile } from '@stridewell/app/core';
import { PATHS } from '@stridewell/contracts/web';
import { Card, Icon, type IconName, Stack, showFailure, text, token } from '@stridewell/ui/core';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { sessionWords } from './session-words.ts';

type Format = 'fit' | 'zwo';

const FILES: readonly { format: Format; icon: IconName }[] = [
  { format: 'fit', icon: 'watch' },
  { format: 'zwo', icon: 'treadmill' },
];

const FileLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-height: 56px;
  padding: ${token('space-2')} ${token('space-4')};
  border: 1px solid ${token('color-border-control')};
  border-radius: ${token('radius-md')};
  color: inherit;
  text-decoration: none;
  &:hover {
    background: ${token('color-surface-hover')};
  }
  > span {
    flex: 1;
  }
  b {
    display: block;
    font-weight: ${token('weight-medium')};
  }
  small {
    ${text('14')}
    display: block;
    color: ${token('color-text-3')};
  }
  svg {
    color: ${token('color-text-3')};
  }
`;

/** Saves a workout file. Uses fetch, because inside a frame the browser sends no cookie with a plain link. */
const save = async (path: string, name: string): Promise<void> => {
  try {
    saveFile(name, await api.blob(path));
  } catch (error) {
    const { files } = sessionWords();
    showFailure(messageOf(error, files.failed));
  }
};

/** Card with links to the files of a session, for watches and treadmill apps. */
export const FilesCard = ({ date }: { date: string }) => {
  const { files } = sessionWords();
  return (
    <Card title={files.title}>
      <Stack $gap={2}>
        {FILES.map(({ format, icon }) => {
          const { name, note } = files[format];
          const file = `${date}.${format}`;
          const path = `${PATHS.sessionFile}/${file}`;
          const handleClick = (event: MouseEvent): void => {
            event.preventDefault();
            void save(path, file);
          };
          return (
            <FileLink key={format} href={path} download={file} onClick={handleClick}>
              <Icon name={icon} size={20} />
              <span>
                <b>{name}</b>
                <small>{note}</small>
              </span>
              <Icon name="download" size={20} />
            </FileLink>
          );
        })}
      </Stack>
    </Card>
  );
};
