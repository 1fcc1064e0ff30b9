/**
 * Title of the document. A list and its detail both name one; the last that was mounted counts, and the page
 * has one `title` element (X-NAMED-2).
 */
import { useEffect, useState } from 'react';
import { useTexts } from '#platform/texts.ts';

interface Entry {
  text: string;
}

const entries: Entry[] = [];

const show = (): void => {
  const last = entries.at(-1);
  if (last && document.title !== last.text) document.title = last.text;
};

export function useDocumentTitle(title: string): void {
  const { t } = useTexts();
  const [entry] = useState<Entry>(() => ({ text: '' }));
  const app = t('shell:name');
  const text = title.trim() === '' ? app : `${title} · ${app}`;
  useEffect(() => {
    entries.push(entry);
    return () => {
      entries.splice(entries.indexOf(entry), 1);
      show();
    };
  }, [entry]);
  useEffect(() => {
    entry.text = text;
    show();
  }, [entry, text]);
}
