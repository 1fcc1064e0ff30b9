import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Figures } from './figures.tsx';

it('parts the thousands of large figures', () => {
  render(<Figures figures={[{ label: 'Addresses', count: 13600 }]} />);
  expect(screen.getByText('Addresses').nextElementSibling?.textContent).toBe('13,600');
});
