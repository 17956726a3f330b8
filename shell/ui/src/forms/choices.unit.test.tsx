import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { violations } from '../testing/axe.tsx';
import { renderApp } from '../testing/render.tsx';
import { BadgeToggle, Chips, MultiChips } from './chips.tsx';
import { ScalePicker } from './scale-picker.tsx';
import { YesNo } from './segmented.tsx';
import { ToggleGroup } from './toggle-group.tsx';

const SLEEP = ['very poor', 'poor', 'fair', 'good', 'very good'];

const Sleep = ({ initial }: { initial: number | null }) => {
  const [value, setValue] = useState(initial);
  return (
    <ScalePicker
      label="Sleep"
      min={1}
      max={5}
      value={value}
      onChange={setValue}
      describe={(step) => SLEEP[step - 1] ?? ''}
    />
  );
};

describe('ScalePicker', () => {
  test('CHKF-40 has columns of equal width, which are closer together when the buttons show words', () => {
    renderApp(<ScalePicker label="Fatigue" min={1} max={5} value={3} onChange={() => {}} describe={String} hasWords />);
    const style = getComputedStyle(screen.getByRole('radiogroup'));
    expect(style.getPropertyValue('grid-auto-columns')).toBe('minmax(0px, 1fr)');
    expect(screen.getByRole('radiogroup')).toHaveAttribute('data-worded', 'true');
  });

  test('shows its value in words and a label at both ends of the scale', async () => {
    const { actor } = renderApp(<Sleep initial={3} />);
    expect(screen.getByText('3 · fair')).toBeInTheDocument();
    expect(screen.getByRole('radiogroup', { name: 'Sleep' })).toHaveAccessibleDescription('1 very poor 5 very good');
    await actor.click(screen.getByRole('radio', { name: '5 very good' }));
    expect(screen.getByText('5 · very good')).toBeInTheDocument();
  });

  test('has a single tab stop and selects values with the arrow keys', async () => {
    const { actor } = renderApp(<Sleep initial={3} />);
    await actor.tab();
    expect(screen.getByRole('radio', { name: '3 fair' })).toHaveFocus();
    await actor.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '4 good' })).toBeChecked();
    await actor.keyboard('{ArrowLeft}');
    await actor.keyboard('{ArrowLeft}');
    expect(screen.getByRole('radio', { name: '2 poor' })).toBeChecked();
    await actor.tab();
    expect(screen.getByRole('radio', { name: '2 poor' })).not.toHaveFocus();
  });

  test('does not select a value when it receives the focus through Tab', async () => {
    const { actor } = renderApp(<Sleep initial={null} />);
    await actor.tab();
    expect(screen.getByRole('radio', { name: '1 very poor' })).toHaveFocus();
    expect(screen.getByText('Not answered')).toBeInTheDocument();
  });

  test('shows "Not answered" when it has no value', () => {
    renderApp(<Sleep initial={null} />);
    expect(screen.getByText('Not answered')).toBeInTheDocument();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });
});

const Fatigue = ({ earlier = null }: { earlier?: number | null }) => {
  const [value, setValue] = useState({ value: 3, isGiven: false });
  return (
    <ScalePicker
      label="Fatigue"
      min={1}
      max={5}
      {...value}
      earlier={earlier}
      better="low"
      hasWords
      onChange={(next) => setValue({ value: next, isGiven: true })}
      describe={(step) => ['fresh', 'a little', 'some', 'tired', 'exhausted'][step - 1] ?? ''}
    />
  );
};

describe('ScalePicker with a default that was not chosen', () => {
  const usual = () => screen.getByRole('radio', { name: '3 some' });

  test('CHKF-01 describes the default as the usual answer until a value is selected', async () => {
    const { actor } = renderApp(<Fatigue />);
    expect(usual()).toBeChecked();
    expect(usual()).toHaveAttribute('data-usual');
    expect(screen.getByText('3 · some · usual')).toBeInTheDocument();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
      '1 fresh 5 exhausted Usual answer, not chosen yet',
    );
    expect(await violations()).toEqual([]);
    await actor.click(screen.getByRole('radio', { name: '4 tired' }));
    expect(screen.getByText('4 · tired')).toBeInTheDocument();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('1 fresh 5 exhausted');
  });

  test('CHKF-01 confirms the default when its button is clicked or Space is pressed on it', async () => {
    const { actor, unmount } = renderApp(<Fatigue />);
    await actor.click(usual());
    expect(usual()).toBeChecked();
    expect(usual()).not.toHaveAttribute('data-usual');
    unmount();
    const { actor: typist } = renderApp(<Fatigue />);
    await typist.tab();
    await typist.keyboard(' ');
    expect(usual()).not.toHaveAttribute('data-usual');
  });

  test('CHKF-02 marks the earlier answer and describes it for screen readers', () => {
    renderApp(<Fatigue earlier={2} />);
    expect(screen.getByRole('radio', { name: '2 a little, yesterday' })).not.toBeChecked();
    expect(screen.getAllByRole('radio', { name: /yesterday/ })).toHaveLength(1);
  });

  test('CHKF-04 shows the word of each value on its button and marks the better end', () => {
    renderApp(<Fatigue />);
    expect(screen.getAllByRole('radio').map((radio) => radio.textContent)).toEqual([
      '1fresh',
      '2a little',
      '3some',
      '4tired',
      '5exhausted',
    ]);
    expect(screen.getByText('← better')).toBeInTheDocument();
  });
});

const Planned = () => {
  const [value, setValue] = useState<boolean | null>(null);
  return (
    <YesNo
      label="Have you planned a session today?"
      value={value}
      onChange={setValue}
      error={value === null ? 'Required' : null}
    />
  );
};

describe('YesNo', () => {
  test('lets the runner select an answer with Space and change it with the arrow keys, and uses its error as its description', async () => {
    const { actor } = renderApp(<Planned />);
    const group = screen.getByRole('radiogroup', { name: 'Have you planned a session today?' });
    expect(group).toHaveAccessibleDescription('Required');
    await actor.tab();
    await actor.keyboard(' ');
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
    expect(screen.queryByText('Required')).toBeNull();
    await actor.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  });
});

const KINDS = [
  { value: 'long', label: 'Long' },
  { value: 'tempo', label: 'Tempo' },
] as const;

const Kind = () => {
  const [value, setValue] = useState<'long' | 'tempo' | null>(null);
  return (
    <>
      <Chips label="Which kind?" options={KINDS} value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </>
  );
};

describe('Chips', () => {
  test('selects a chip on Enter or Space, moves the focus with the arrow keys and clears the selection on a second press', async () => {
    const { actor } = renderApp(<Kind />);
    await actor.tab();
    await actor.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('long');
    await actor.keyboard('{ArrowRight} ');
    expect(screen.getByRole('status')).toHaveTextContent('tempo');
    await actor.keyboard(' ');
    expect(screen.getByRole('status')).toHaveTextContent('none');
    expect(screen.getByRole('radiogroup', { name: 'Which kind?' })).toBeInTheDocument();
  });
});

const Lines = () => {
  const [values, setValues] = useState<('sleep' | 'pain')[]>(['sleep']);
  const options = [
    { value: 'sleep', label: 'Sleep', colour: 'var(--chart-sleep)', note: '1–5' },
    { value: 'pain', label: 'Pain', colour: 'var(--chart-pain)', note: '0–10' },
  ] as const;
  return <BadgeToggle label="Metrics" options={options} values={values} onChange={setValues} />;
};

describe('BadgeToggle', () => {
  test('allows several badges to be selected with the keyboard and marks each as pressed', async () => {
    const { actor } = renderApp(<Lines />);
    expect(screen.getByRole('button', { name: 'Sleep', pressed: true })).toBeInTheDocument();
    await actor.tab();
    await actor.keyboard('{ArrowRight} ');
    expect(screen.getByRole('button', { name: 'Pain', pressed: true })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sleep', pressed: true })).toBeInTheDocument();
  });
});

const Range = () => {
  const [value, setValue] = useState<'7' | '30'>('7');
  const options = [
    { value: '7', label: '7 Days' },
    { value: '30', label: '30 Days' },
  ] as const;
  return <ToggleGroup label="Range" options={options} value={value} onChange={setValue} />;
};

describe('ToggleGroup', () => {
  test('keeps the selected option when it is pressed again with the keyboard', async () => {
    const { actor } = renderApp(<Range />);
    expect(screen.getByRole('radiogroup', { name: 'Range' })).toBeInTheDocument();
    await actor.tab();
    await actor.keyboard(' ');
    expect(screen.getByRole('radio', { name: '7 Days' })).toBeChecked();
    await actor.keyboard('{ArrowRight} ');
    expect(screen.getByRole('radio', { name: '30 Days' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '7 Days' })).not.toBeChecked();
  });
});

test('choice controls have no axe violations', async () => {
  renderApp(
    <>
      <Sleep initial={3} />
      <Planned />
      <Kind />
      <Lines />
      <Range />
    </>,
  );
  expect(await violations()).toEqual([]);
});

const LIMITS = [
  { value: 'stairs', label: 'Stairs' },
  { value: 'walk', label: 'Walk' },
] as const;

const Limits = () => {
  const [values, setValues] = useState<('stairs' | 'walk')[]>([]);
  return (
    <MultiChips label="What does it limit?" help="Tick all." options={LIMITS} values={values} onChange={setValues} />
  );
};

test('MultiChips lets the runner select several chips and deselects a chip when it is pressed again', async () => {
  const { actor } = renderApp(<Limits />);
  const stairs = screen.getByRole('button', { name: 'Stairs' });
  await actor.click(stairs);
  await actor.click(screen.getByRole('button', { name: 'Walk' }));
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);
  await actor.click(stairs);
  expect(stairs).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByLabelText('What does it limit?')).toHaveAccessibleDescription('Tick all.');
  expect(await violations()).toEqual([]);
});

const Required = () => {
  const [value, setValue] = useState<boolean | null>(null);
  return <YesNo label="Tests fine?" help="10 step-downs." required value={value} onChange={setValue} />;
};

test('YesNo shows "Required" until it is answered and uses its help text as its description', async () => {
  const { actor } = renderApp(<Required />);
  const group = screen.getByRole('radiogroup', { name: 'Tests fine?' });
  expect(group).toBeRequired();
  expect(group).toHaveAccessibleDescription('10 step-downs.');
  expect(screen.getByText('Required')).toBeInTheDocument();
  await actor.click(screen.getByRole('radio', { name: 'No' }));
  expect(screen.queryByText('Required')).toBeNull();
});
