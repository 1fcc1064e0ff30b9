/** The words of a new domain in both languages, and what it promises. */
import type { DomainName } from './domain-name.ts';

const phrases = ({ many, Many, one, One }: DomainName): string => `/** ${Many}. */
export const ${many} = {
  section: '${Many}',
  title: '${Many}',
  menuText: 'What is planned, by day',
  add: 'Add ${one}',
  empty: 'There are no ${many} yet. Add the first one.',
  form: { name: 'Name', day: 'Day' },
  journal: {
    kind: { ${many}: '${Many}' },
    entity: { ${one}: '${One}' },
    field: { name: 'Name', day: 'Day' },
  },
};
`;

const arabicPhrases = ({
  many,
  Many,
  one,
  One,
}: DomainName): string => `/** ${Many}. Its own name is to be translated still. */
import type { Arabic } from '../arabic-forms.ts';
import type { ${many} as english } from '../en/${many}.ts';

export const ${many}: Arabic<typeof english> = {
  section: 'قسم ${Many}',
  title: 'قسم ${Many}',
  menuText: 'ما هو مخطّط له يومًا بيوم',
  add: 'إضافة',
  empty: 'لا شيء هنا بعد. أضف الأول.',
  form: { name: 'الاسم', day: 'اليوم' },
  journal: {
    kind: { ${many}: 'قسم ${Many}' },
    entity: { ${one}: 'سجلّ ${One}' },
    field: { name: 'الاسم', day: 'اليوم' },
  },
};
`;

const requirements = ({ many, Many, one, area }: DomainName): string => `# ${Many}

| id | promise |
|---|---|
| ${area}-R1 | Who keeps the settings of the congregation adds a ${one} with a name and a day, and sees all ${many} by day. |
| ${area}-R2 | Every night those go whose day is over for more than 30 days. |
| ${area}-R3 | A calendar feed shows all ${many} within its days. |
`;

export const wordFiles = (name: DomainName): [path: string, text: string][] => [
  [`packages/phrases/src/en/${name.many}.ts`, phrases(name)],
  [`packages/phrases/src/ar/${name.many}.ts`, arabicPhrases(name)],
  [`docs/requirements/${name.many}.md`, requirements(name)],
];
