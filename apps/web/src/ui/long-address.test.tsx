import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LongAddress } from './long-address.tsx';

afterEach(cleanup);

it('an address may wrap after each punctuation mark, and its text content is unchanged', () => {
  const { container } = render(<LongAddress>{'ruth@sheaf.example.org'}</LongAddress>);
  expect(container.textContent).toBe('ruth@sheaf.example.org');
  expect(container.innerHTML).toBe('<bdi>ruth@<wbr>sheaf.<wbr>example.<wbr>org<wbr></bdi>');
});
