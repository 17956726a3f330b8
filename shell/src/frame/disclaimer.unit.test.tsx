import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Disclaimer } from './disclaimer.tsx';

test('SAFE-48 Disclaimer states that the product is educational and does not diagnose, cure or replace a clinician', () => {
  render(<Disclaimer />);
  const text = screen.getByText(/^Stridewell is self-management education and training load guidance\./).textContent;
  expect(text).toContain('does not diagnose');
  expect(text).toContain('claims no cure');
  expect(text).toContain('does not replace a clinician');
});
