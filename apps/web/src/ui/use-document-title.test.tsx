import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import '#platform/texts.ts';
import { useDocumentTitle } from './use-document-title.ts';

function Titled({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}

beforeEach(() => {
  document.head.innerHTML = '<title>Sheaf</title>';
});
afterEach(cleanup);

it('X-NAMED-2 a detail next to its list replaces the title of the list in the one title element', () => {
  const beside = (detail: string | null) => (
    <>
      <Titled title="Maps" />
      {detail !== null && <Titled key={detail} title={detail} />}
    </>
  );
  const { rerender } = render(beside(null));
  const titles = [document.title];
  for (const detail of ['Map 12', 'Map 13', ' ', null]) {
    rerender(beside(detail));
    titles.push(document.title);
  }
  expect(titles).toEqual(['Maps · Sheaf', 'Map 12 · Sheaf', 'Map 13 · Sheaf', 'Sheaf', 'Maps · Sheaf']);
  expect(document.querySelectorAll('title')).toHaveLength(1);
});
