/** Templates of a new domain for phrases in both languages and for requirements. */
import type { DomainName } from './domain-name.ts';

const phrases = ({ many, Many, one, One }: DomainName): string => `/** English phrases of ${many}. */
export const ${many} = {
  section: '${Many}',
  title: '${Many}',
  menuText: '${Many} by day',
  add: 'Add ${one}',
  empty: 'No ${many} yet. Add the first one.',
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
}: DomainName): string => `/** Arabic phrases of ${many}. The name of the domain needs a translation. */
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
| ${area}-R1 | A person with settings.cong.edit adds a ${one} with a name and a day, and sees all ${many} by day. |
| ${area}-R2 | A nightly job deletes ${many} more than 30 days after their day. |
| ${area}-R3 | A calendar feed shows all ${many} within its days. |
`;

export const wordFiles = (name: DomainName): [path: string, text: string][] => [
  [`packages/phrases/src/en/${name.many}.ts`, phrases(name)],
  [`packages/phrases/src/ar/${name.many}.ts`, arabicPhrases(name)],
  [`docs/requirements/${name.many}.md`, requirements(name)],
];
