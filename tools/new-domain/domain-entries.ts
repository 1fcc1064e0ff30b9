/** Entries of a new domain in the four lists, the help pages, the news and the table of docs/guides/domains.md. */
import type { DomainName } from './domain-name.ts';

export interface Entry {
  path: string;
  /** The line is inserted after this text. */
  behind: RegExp;
  line: string;
}

const top = /^(?:\/\*\*[\s\S]*?\*\/\n)?/;

export const domainEntries = ({ many, Many }: DomainName): Entry[] => [
  {
    path: 'packages/contract/src/operations.ts',
    behind: top,
    line: `import { ${many} } from './${many}/${many}.ts';\n`,
  },
  {
    path: 'packages/contract/src/operations.ts',
    behind: /operationsByDomain = \{/,
    line: `\n  ${many},`,
  },
  {
    path: 'packages/contract/src/operations.ts',
    behind: /domainTexts: [^{]*\{/,
    line: `\n  ${many}: '${Many} of the congregation, by day.',`,
  },
  {
    path: 'packages/phrases/src/languages.ts',
    behind: top,
    line: `import { ${many} } from './en/${many}.ts';\n`,
  },
  {
    path: 'packages/phrases/src/languages.ts',
    behind: /const english = \{[^}]*\n {2}events,/,
    line: `\n  ${many},`,
  },
  {
    path: 'apps/server/src/app/contexts.ts',
    behind: top,
    line: `import { ${many}Context } from '#contexts/${many}/${many}.context';\n`,
  },
  {
    path: 'apps/server/src/app/contexts.ts',
    behind: /const contexts: readonly Context\[\] = \[/,
    line: `\n  ${many}Context,`,
  },
  {
    path: 'apps/web/src/app/contexts.ts',
    behind: top,
    line: `import { ${many}Context } from '#contexts/${many}/${many}.context.ts';\n`,
  },
  {
    path: 'apps/web/src/app/contexts.ts',
    behind: /const contexts: readonly WebContext\[\] = \[/,
    line: `\n  ${many}Context,`,
  },
  {
    path: 'packages/rules/src/dashboard/dashboard/help-topics.ts',
    behind: /menuTopics = \{/,
    line: `\n  ${many}: '/settings/${many}/',`,
  },
  {
    path: 'packages/phrases/src/en/help.ts',
    behind: /\n {2}page: \{/,
    line: `\n    ${many}: '${Many} by day.',`,
  },
  {
    path: 'packages/phrases/src/ar/help.ts',
    behind: /\n {2}page: \{/,
    line: `\n    ${many}: 'قسم ${Many}',`,
  },
  {
    path: 'packages/rules/src/dashboard/dashboard/news.ts',
    behind: /entries: \[/,
    line: `'/settings/${many}/', `,
  },
  {
    path: 'docs/guides/domains.md',
    behind: /\n\| domain \|[^\n]*(?:\n\|[^\n]*)+/,
    line: `\n| \`${many}\` | ${many} | ${Many.toLowerCase()} by day |`,
  },
];
