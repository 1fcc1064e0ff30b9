import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Figures } from './figures.tsx';

it('formats large figures with thousands separators', () => {
  render(<Figures figures={[{ label: 'Addresses', count: 13600 }]} />);
  expect(screen.getByText('Addresses').nextElementSibling?.textContent).toBe('13,600');
});
