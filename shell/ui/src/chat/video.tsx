import { type ReactNode, type SyntheticEvent, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../primitives/button.tsx';
import { text } from '../theme/text.ts';
import { token } from '../theme/token.ts';

/** Spans, since a link stands inside a paragraph. */
const Box = styled.span`
  display: grid;
  gap: ${token('space-2')};
  justify-items: start;
  margin: ${token('space-1')} 0;
`;

const Player = styled.video`
  display: block;
  max-width: 100%;
  max-height: 300px;
  border-radius: ${token('radius-md')};
  background: #000;
`;

const Elsewhere = styled.a`
  ${text('14')}
  display: inline-flex;
  align-items: center;
  min-height: ${token('touch')};
`;

const Failed = styled.span`
  ${text('14')}
`;

/** A film in a message: nothing is fetched before Play; Hide takes it away again, and a link leads to it in any case. */
export const Video = ({ href, children }: { href: string; children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [seen, setSeen] = useState(false);
  const handleToggle = (): void => {
    setOpen(!open);
    setFailed(false);
    setSeen(false);
  };
  /** The list has settled at its end by then, which may hide the top of the film. */
  const handlePlaying = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>): void => {
    if (!seen) currentTarget.scrollIntoView({ block: 'nearest' });
    setSeen(true);
  };
  const link = (
    <Elsewhere href={href} target="_blank" rel="noreferrer">
      Open the video in a new tab
    </Elsewhere>
  );
  return (
    <Box>
      <span>{children}</span>
      <Button variant="secondary" small icon={open ? 'x' : 'play'} aria-expanded={open} onClick={handleToggle}>
        {open ? 'Hide video' : 'Play video'}
      </Button>
      {open && failed && <Failed role="status">The video could not be shown here.</Failed>}
      {open && !failed && (
        // Without captions: exercise films are silent, and the message around them says what they show.
        <Player src={href} controls autoPlay playsInline onPlaying={handlePlaying} onError={() => setFailed(true)}>
          {link}
        </Player>
      )}
      {open && link}
    </Box>
  );
};
