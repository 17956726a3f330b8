import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Bubble } from './bubble.tsx';

const FILM = 'https://media.example.com/heel-raise.mp4';
const open = (content: string) => {
  const message = { role: 'assistant' as const, content, createdAt: null, metadata: null };
  render(<Bubble coachType="physio" message={message} timezone="Europe/Oslo" />);
  return { actor: userEvent.setup() };
};
const player = (): HTMLVideoElement | null => document.querySelector('video');

describe('video in a chat message', () => {
  test('CHAT-41 shows a Play button for a link to an https .mp4 file and loads nothing before a click', async () => {
    open(`Slow on the way down. [Heel raise](${FILM})`);
    expect(screen.getByText('Play video')).toBeInTheDocument();
    expect(screen.getByText('Heel raise')).toBeInTheDocument();
    expect(document.querySelector(`[src="${FILM}"]`)).toBeNull();
  });

  test('CHAT-42 CONST-34 plays inside the message with a height of at most 300 px', async () => {
    const { actor } = open(`[Heel raise](${FILM})`);
    await actor.click(screen.getByText('Play video'));
    expect(player()).toHaveAttribute('src', FILM);
    expect(player()).toHaveAttribute('controls');
    expect(player() && getComputedStyle(player() as HTMLVideoElement).maxHeight).toBe('300px');
  });

  test('CHAT-43 removes the player when Hide is clicked', async () => {
    const { actor } = open(`[Heel raise](${FILM})`);
    await actor.click(screen.getByText('Play video'));
    await actor.click(screen.getByText('Hide video'));
    expect(player()).toBeNull();
    expect(screen.getByRole('button', { name: 'Play video' })).toHaveFocus();
  });

  test('CHAT-44 is accompanied by a link that opens the video in a new tab', async () => {
    const { actor } = open(`[Heel raise](${FILM})`);
    await actor.click(screen.getByText('Play video'));
    const links = screen.getAllByRole('link', { name: 'Open the video in a new tab', hidden: true });
    for (const link of links) {
      expect(link).toHaveAttribute('href', FILM);
      expect(link).toHaveAttribute('rel', 'noreferrer');
    }
    expect(links.some((link) => !player()?.contains(link))).toBe(true);
  });

  test('shows an error and the link when the video cannot be played', async () => {
    const { actor } = open(`[Heel raise](${FILM})`);
    await actor.click(screen.getByText('Play video'));
    player()?.dispatchEvent(new Event('error'));
    expect(await screen.findByText('The video could not be shown here.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the video in a new tab' })).toHaveAttribute('href', FILM);
  });

  test.each([`${FILM}?from=chat#t=3`, 'https://media.example.com/A.MP4'])(
    'CHAT-41 shows a Play button for %s',
    async (href) => {
      open(`[Film](${href})`);
      expect(screen.getByText('Play video')).toBeInTheDocument();
    },
  );

  test.each([
    'http://media.example.com/a.mp4',
    'https://media.example.com/a.mp4.exe',
    'https://media.example.com/film?name=a.mp4',
    'https://media.example.com/a.webm',
    'https://runner:secret@media.example.com/a.mp4',
    'javascript:play("https://media.example.com/a.mp4")',
    'data:video/mp4;base64,AAAA.mp4',
    '//media.example.com/a.mp4',
    'a.mp4',
  ])('CHAT-45 shows no player for %s', async (href) => {
    open(`[Film](<${href}>)`);
    expect(screen.getByText('Film')).toBeInTheDocument();
    expect(screen.queryByText('Play video')).toBeNull();
  });
});
