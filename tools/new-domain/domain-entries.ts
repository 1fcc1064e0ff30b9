/** The lists in which a new domain is entered. */

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export interface Entry {
  path: string;
  /** Where the line goes: right behind this text. */
  behind: RegExp;
  line: string;
}

/** The lists in which a domain is entered. */
export function domainEntries(name: string): Entry[] {
  const Name = capital(name);
  const top = /^(?:\/\*\*[\s\S]*?\*\/\n)?/;
  return [
    {
      path: 'packages/contract/src/operations.ts',
      behind: top,
      line: `import { ${name} } from './${name}/${name}.ts';\n`,
    },
    {
      path: 'packages/contract/src/operations.ts',
      behind: /operationsByDomain = \{/,
      line: ` ${name},`,
    },
    {
      path: 'packages/phrases/src/languages.ts',
      behind: top,
      line: `import { ${name} } from './en/${name}.ts';\n`,
    },
    { path: 'packages/phrases/src/languages.ts', behind: /const english = \{/, line: ` ${name},` },
    {
      path: 'packages/phrases/src/arabic.ts',
      behind: top,
      line: `import { ${name} } from './ar/${name}.ts';\n`,
    },
    { path: 'packages/phrases/src/arabic.ts', behind: /const arabic = \{/, line: ` ${name},` },
    {
      path: 'packages/rules/src/translations/section.ts',
      behind: /translationSections = \[/,
      line: `\n  '${name}',`,
    },
    {
      path: 'packages/phrases/src/en/translations.ts',
      behind: /\n {2}section: \{/,
      line: `\n    ${name}: '${Name}',`,
    },
    {
      path: 'packages/phrases/src/ar/translations.ts',
      behind: /\n {2}section: \{/,
      line: `\n    ${name}: '${Name}',`,
    },
    {
      path: 'apps/server/src/app/domains.ts',
      behind: top,
      line: `import { ${name}Domain } from '#domains/${name}/${name}.domain';\n`,
    },
    {
      path: 'apps/server/src/app/domains.ts',
      behind: /const domains: readonly Domain\[\] = \[/,
      line: `\n  ${name}Domain,`,
    },
    {
      path: 'apps/web/src/app/domains.ts',
      behind: top,
      line: `import { ${name}Domain } from '../domains/${name}/${name}.domain.tsx';\n`,
    },
    {
      path: 'apps/web/src/app/domains.ts',
      behind: /const domains: readonly WebDomain\[\] = \[/,
      line: `\n  ${name}Domain,`,
    },
  ];
}
