import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { violations } from '../testing/axe.tsx';
import { renderApp } from '../testing/render.tsx';
import { BodyMap, type BodyMapValue } from './body-map.tsx';
import { type Box, NARROWEST_PX, PICTURE, SPOTS, sidesOf, targetsOf } from './zones.ts';

const WORDS = {
  front: 'Front',
  back: 'Back',
  left: 'your left',
  right: 'your right',
  spot: ({ zone, side }: { zone: string; side: string }) => (side === 'middle' ? zone : `${side} ${zone}`),
};

const Chooser = ({ initial = null }: { initial?: BodyMapValue | null }) => {
  const [value, setValue] = useState<BodyMapValue | null>(initial);
  return <BodyMap label="Where does it hurt?" words={WORDS} value={value} onChange={setValue} />;
};

const radio = (name: string) => screen.getByRole('radio', { name });

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe('body map', () => {
  test('BODY-02 gives every zone and side a target of at least 44 px, none of which overlap', () => {
    const scale = NARROWEST_PX / PICTURE.width;
    const targets = SPOTS.flatMap((spot) => targetsOf(spot).map((box) => ({ spot, box })));
    expect(SPOTS).toHaveLength(23);
    for (const { spot, box } of targets) {
      expect(Math.min(box.width, box.height) * scale, JSON.stringify(spot)).toBeGreaterThanOrEqual(44);
      expect(box.x >= 0 && box.x + box.width <= PICTURE.width && box.y + box.height <= PICTURE.height).toBe(true);
      for (const other of targets)
        expect(other.spot !== spot && overlap(box, other.box), `${JSON.stringify([spot, other.spot])}`).toBe(false);
    }
  });

  test('BODY-01 selects a place and a side with a click, and has a name for every place', async () => {
    const { actor } = renderApp(<Chooser />);
    expect(screen.getAllByRole('radio')).toHaveLength(23);
    await actor.click(radio('left knee'));
    expect(radio('left knee')).toBeChecked();
    await actor.click(radio('back'));
    expect(radio('back')).toBeChecked();
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
  });

  test('BODY-03 has one tab stop, moves between places and sides with the arrow keys and reaches every place', async () => {
    const { actor } = renderApp(<Chooser />);
    await actor.tab();
    expect(radio('back')).toHaveFocus();
    await actor.keyboard('{ArrowDown}');
    expect(radio('right hip')).toHaveFocus();
    expect(radio('right hip')).toBeChecked();
    await actor.keyboard('{ArrowRight}');
    expect(radio('left hip')).toBeChecked();
    await actor.keyboard('{ArrowUp}{ArrowUp}');
    expect(radio('right heel')).toBeChecked();
    const reached = new Set<string | null>();
    for (let step = 0; step < SPOTS.length; step += 1) {
      for (const key of ['{ArrowLeft}', '{ArrowDown}']) {
        reached.add(document.activeElement?.getAttribute('aria-label') ?? null);
        await actor.keyboard(key);
      }
    }
    expect(reached).toEqual(new Set(SPOTS.map(WORDS.spot)));
    await actor.tab();
    expect(document.activeElement).toBe(document.body);
  });

  test('BODY-03 selects the focused place with the space key', async () => {
    const { actor } = renderApp(<Chooser />);
    await actor.tab();
    await actor.keyboard(' ');
    expect(radio('back')).toBeChecked();
  });

  test('marks both sides but checks only one radio button when the side is "both"', () => {
    renderApp(<Chooser initial={{ zone: 'knee', side: 'both' }} />);
    expect(document.querySelectorAll('[data-on]')).toHaveLength(2);
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
  });

  test('BODY-113 outlines both sides and checks neither while no side is selected', () => {
    renderApp(<Chooser initial={{ zone: 'knee', side: null }} />);
    expect(document.querySelectorAll('[data-on="maybe"]')).toHaveLength(2);
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    expect(radio('right knee')).toHaveAttribute('tabindex', '0');
  });

  test('has no accessibility violations', async () => {
    const { container } = renderApp(<Chooser initial={{ zone: 'calf', side: 'left' }} />);
    expect(await violations(container)).toEqual([]);
  });

  test('has two sides for every zone except the back', () => {
    expect(sidesOf('back')).toEqual(['middle']);
    expect(sidesOf('knee')).toEqual(['right', 'left']);
  });
});
