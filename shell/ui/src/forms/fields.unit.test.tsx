import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { violations } from '../testing/axe.tsx';
import { renderApp } from '../testing/render.tsx';
import { Checkbox } from './checkbox.tsx';
import { focusFirstError } from './field.tsx';
import { SelectField, TextAreaField, TextField } from './input.tsx';
import { PasswordField } from './password-field.tsx';

describe('TextField', () => {
  test('uses its label as its accessible name and its error as its accessible description', () => {
    renderApp(<TextField label="Email" error="Please enter a valid email address" />);
    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Please enter a valid email address');
  });

  test('shows the error instead of the help text', () => {
    const { rerender } = renderApp(<TextField label="Hours" help="1 to 40" />);
    expect(screen.getByRole('textbox', { name: 'Hours' })).toHaveAccessibleDescription('1 to 40');
    rerender(<TextField label="Hours" help="1 to 40" error="Too many" />);
    expect(screen.queryByText('1 to 40')).toBeNull();
  });

  test('does not include "Optional" in its accessible name', () => {
    renderApp(<TextAreaField label="Notes" optional value="" limit={2_000} onChange={() => undefined} />);
    expect(screen.getByRole('textbox', { name: 'Notes' })).toBeInTheDocument();
  });

  test.each([
    [79, 'What hurts', undefined],
    [80, '80 of 100 characters', undefined],
    [100, '100 of 100 characters', undefined],
    [101, 'Too long: 101 of 100 characters', 'true'],
  ])('CHK-106 describes text with a length of %d characters as "%s"', (length, description, invalid) => {
    const value = 'x'.repeat(length);
    renderApp(<TextAreaField label="Notes" help="What hurts" value={value} limit={100} onChange={() => undefined} />);
    const field = screen.getByRole('textbox', { name: 'Notes' });
    expect(field).toHaveAccessibleDescription(description);
    expect(field.getAttribute('aria-invalid') ?? undefined).toBe(invalid);
  });
});

test('PasswordField lets the runner show and hide the password with the keyboard and keeps its value', async () => {
  const { actor } = renderApp(<PasswordField label="Password" />);
  const field = screen.getByLabelText('Password');
  await actor.tab();
  await actor.keyboard('Nordmarka2026');
  expect(field).toHaveAttribute('type', 'password');
  await actor.tab();
  expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
  await actor.keyboard('{Enter}');
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('Nordmarka2026');
  await actor.keyboard(' ');
  expect(field).toHaveAttribute('type', 'password');
});

test('SelectField is a combobox that has its label as accessible name and works with the keyboard', async () => {
  const options = [
    { value: '', label: 'All' },
    { value: 'Push', label: 'Push' },
  ];
  const { actor } = renderApp(<SelectField label="Recommendation" options={options} />);
  const select = screen.getByRole('combobox', { name: 'Recommendation' });
  await actor.tab();
  expect(select).toHaveFocus();
  await actor.selectOptions(select, 'Push');
  expect(select).toHaveValue('Push');
});

const Remember = ({ error }: { error?: string }) => {
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox checked={checked} onChange={setChecked} error={error}>
      Remember me for 90 days
    </Checkbox>
  );
};

describe('Checkbox', () => {
  test('toggles on Space and on a click on its label', async () => {
    const { actor } = renderApp(<Remember />);
    const box = screen.getByRole('checkbox', { name: 'Remember me for 90 days' });
    await actor.tab();
    await actor.keyboard(' ');
    expect(box).toBeChecked();
    await actor.click(screen.getByText('Remember me for 90 days'));
    expect(box).not.toBeChecked();
  });

  test('uses its error as its accessible description', () => {
    renderApp(<Remember error="Required" />);
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Required');
    expect(screen.getByRole('checkbox')).toBeInvalid();
  });
});

test('focusFirstError focuses the first invalid field', () => {
  const { container } = renderApp(
    <>
      <TextField label="Name" />
      <TextField label="Email" error="Wrong" />
      <TextField label="Phone" error="Wrong" />
    </>,
  );
  act(() => focusFirstError(container));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});

test('form fields have no axe violations', async () => {
  renderApp(
    <>
      <TextField label="Email" error="Wrong" />
      <TextAreaField label="Notes" optional value="" limit={2_000} onChange={() => undefined} />
      <PasswordField label="Password" help="Eight or more" />
      <SelectField label="Recommendation" options={[{ value: '', label: 'All' }]} />
      <Remember error="Required" />
    </>,
  );
  expect(await violations()).toEqual([]);
});
