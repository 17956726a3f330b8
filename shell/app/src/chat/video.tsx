import { Button, text, token } from '@stridewell/ui/core';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import styled from 'styled-components';
import { chatWords } from './chat-words.ts';

/** Uses a span, because links in a message are inside paragraphs, which cannot contain a div. */
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

const NewTabLink = styled.a`
  ${text('14')}
  display: inline-flex;
  align-items: center;
  min-height: ${token('touch')};
`;

const Failed = styled.span`
  ${text('14')}
`;

/** Video in a message. Loads nothing until Play is clicked. */
export const Video = ({ href, children }: { href: string; children: ReactNode }) => {
  const words = chatWords().video;
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [scrolled, setScrolled] = useState(false);
  const handleToggle = (): void => {
    setOpen(!open);
    setFailed(false);
    setScrolled(false);
  };
  /**
   * Scrolls the video into view once, because the list may have scrolled to its end and so moved the top of the video
   * out of view.
   */
  const handlePlaying = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>): void => {
    if (!scrolled) currentTarget.scrollIntoView({ block: 'nearest' });
    setScrolled(true);
  };
  const link = (
    <NewTabLink href={href} target="_blank" rel="noreferrer">
      {words.newTab}
    </NewTabLink>
  );
  return (
    <Box>
      <span>{children}</span>
      <Button variant="secondary" small icon={open ? 'x' : 'play'} aria-expanded={open} onClick={handleToggle}>
        {open ? words.hide : words.play}
      </Button>
      {open && failed && <Failed role="status">{words.failed}</Failed>}
      {open && !failed && (
        // The video has no captions, because exercise videos are silent and the message describes them.
        <Player src={href} controls autoPlay playsInline onPlaying={handlePlaying} onError={() => setFailed(true)}>
          {link}
        </Player>
      )}
      {open && link}
    </Box>
  );
};
