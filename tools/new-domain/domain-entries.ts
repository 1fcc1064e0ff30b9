/** The four lists in which a new domain is entered, and the table of the architecture page. */
import type { DomainName } from './domain-name.ts';

export interface Entry {
  path: string;
  /** Where the line goes: right behind this text. */
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
    path: 'apps/server/src/app/domains.ts',
    behind: top,
    line: `import { ${many}Domain } from '#contexts/${many}/${many}.domain';\n`,
  },
  {
    path: 'apps/server/src/app/domains.ts',
    behind: /const domains: readonly Domain\[\] = \[/,
    line: `\n  ${many}Domain,`,
  },
  {
    path: 'apps/web/src/app/domains.ts',
    behind: top,
    line: `import { ${many}Domain } from '#contexts/${many}/${many}.domain.tsx';\n`,
  },
  {
    path: 'apps/web/src/app/domains.ts',
    behind: /const domains: readonly WebDomain\[\] = \[/,
    line: `\n  ${many}Domain,`,
  },
  {
    path: 'docs/architecture.md',
    behind: /\n\| domain \|[^\n]*(?:\n\|[^\n]*)+/,
    line: `\n| \`${many}\` | work | ${Many.toLowerCase()} by day |`,
  },
];
