/** Checks names, places and sizes of files against docs/architecture.md. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { allOperations, operationsByDomain } from '../packages/contract/src/operations.ts';
import { problemCodes } from '../packages/contract/src/problem.ts';
import { problems } from '../packages/phrases/src/en/problems.ts';
import { languages } from '../packages/phrases/src/languages.ts';
import { root, sourceFiles } from './source-files.ts';

const files = sourceFiles();
const code = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
const generated = /^database\/(tables|table-columns)\.ts$/;
const configs =
  /(^|\/)(vite|vitest|playwright)\.config\.ts$|^\.dependency-cruiser\.mjs$|\/(start-server|page-environment)\.ts$/;
const tests = /\.(test|journey)\.tsx?$/;
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const domains = Object.keys(operationsByDomain).map(kebab);
/** Domains of the web app alone: tabs, menus, queue. They call only operations of other domains. */
const screenDomains = ['printing', 'schedules', 'settings', 'sync'];
const manifestOf = (side: 'server' | 'web', domain: string): string | undefined =>
  code.find(
    (path) =>
      path.startsWith(`apps/${side}/src/contexts/`) && new RegExp(`/${domain}\\.domain\\.tsx?$`).test(path),
  );
const serverFolderOf = (domain: string): string => dirname(manifestOf('server', domain) ?? domain);
/** This file contains the forbidden words. */
const itself = 'tools/house.test.ts';

const linesMatching = (pattern: RegExp, among: readonly string[]): string[] =>
  among
    .filter((path) => path !== itself)
    .flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, index) =>
          pattern.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 80)}`] : [],
        ),
    );

it('the walk finds more than a minimum of files', () => {
  expect(code.length).toBeGreaterThan(220);
  expect(domains.length).toBeGreaterThanOrEqual(6);
  expect(allOperations.length).toBeGreaterThan(30);
});

it('files are named in kebab-case after their content', () => {
  const shape = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
  expect(code.filter((path) => !shape.test(basename(path)))).toEqual([]);
});

it('no file name is a riddle or uses a word that the glossary excludes', () => {
  const excluded =
    /(^|[-/])(way-to|now-or-later|put-up|turn-over|hold-back|long-day|asked-already|what-hinders|who-goes|our-place|lost-files|gave-up|told-payment|prove-pool|open-beside|platform-over|forget-rows|take-back|deed|early)[-./]|-(words|desk|office|way)\.|(^|\/)(given|later|act)\./;
  expect(code.filter((path) => excluded.test(path))).toEqual([]);
});

it('there are no catch-all folders and no barrels', () => {
  const drawer = /(^|\/)(index|utils?|helpers?|common|lib|misc|shared)(\.(ts|tsx|mjs)$|\/)/;
  expect(code.filter((path) => drawer.test(path))).toEqual([]);
});

/** Data, tests and declarations may be as long as their subject. */
const unbounded = /^packages\/(contract|phrases)\/|\/testing\/|\/suites\/|\.test\.tsx?$|\.journey\.ts$/;

it('a file of code stays under 400 lines', () => {
  const long = code
    .filter((path) => !generated.test(path) && !unbounded.test(path))
    .map((path) => ({ path, lines: read(path).split('\n').length - 1 }))
    .filter(({ lines }) => lines >= 400);
  expect(long).toEqual([]);
});

it('every export is named', () => {
  const candidates = code.filter((path) => !configs.test(path));
  expect(linesMatching(/^export default\b/, candidates)).toEqual([]);
});

/** Nouns with the ending of a participle. */
const nounsLikeParticiples = new Set(
  'Bearing Booking Drawing Ending Finding Heading Holding Mailing Meeting Numbering Pioneering Planning Ranking Reading Sorting Spelling Wording'.split(
    ' ',
  ),
);
const participle =
  /^(?:[A-Z][a-z]+(?:ed|ing)|Held|Kept|Told|Seen|Drawn|Given|Said|Made|Found|Sent|Taken|Written|Shown|Begun|Led|Heard|Chosen|Hidden|Known|Standing|Placing|Around|Along|Ahead|Beside|Anew|Here|Where|Above|About|Earlier|Latest)$/;

it('types are nouns', () => {
  const declared = code.flatMap((path) =>
    [...read(path).matchAll(/^(?:export )?(?:declare )?(?:type|interface|class) (\w+)/gm)].map(
      ([, name]) => name!,
    ),
  );
  expect(declared.length).toBeGreaterThan(1500);
  expect(declared.filter((name) => participle.test(name) && !nounsLikeParticiples.has(name))).toEqual([]);
});

it('no test is skipped, singled out or left for later', () => {
  const pattern = /\b(it|test|describe)\.(skip|only|todo|fixme|fails)\b|\.(skipIf|runIf)\(/;
  expect(
    linesMatching(
      pattern,
      code.filter((path) => tests.test(path)),
    ),
  ).toEqual([]);
});

it('no comment postpones work, and no type error is suppressed', () => {
  expect(linesMatching(/\b(TODO|FIXME|XXX)\b|@ts-ignore|@ts-nocheck/, code)).toEqual([]);
});

it('a suppression has a reason', () => {
  const suppressions = linesMatching(/biome-ignore|@ts-expect-error|Stryker disable/, code);
  expect(
    suppressions.filter(
      (line) =>
        !/biome-ignore [\w/]+: \w{2,}|@ts-expect-error \w{2,}|Stryker disable [\w ,-]+: \w{2,}/.test(line),
    ),
  ).toEqual([]);
});

it('no file contains a path of a developer machine', () => {
  const texts = files.filter((path) =>
    /\.(ts|tsx|mjs|json|md|sql|html|css|sh|yml)$|Dockerfile|\.ci\/run$/.test(path),
  );
  const elsewhere = /\.\.\/shared\b|(^|[^\w.])\/(work|home|root|Users)\//;
  expect(
    linesMatching(
      elsewhere,
      texts.filter((path) => path !== 'package-lock.json'),
    ),
  ).toEqual([]);
});

it('USERS-R31 one function for each order composes names of people', () => {
  const composers = /\/(people\/people\/names|platform\/database\/full-name)\.ts$/;
  const others = code.filter((path) => !tests.test(path) && !composers.test(path));
  const composed =
    /first_name\} ?\$\{[^}]*last_name\}|last_name\}, ?\$\{[^}]*first_name\}|first_name ?\|\| ?' ' ?\|\||first_name \+ ' '/;
  expect(linesMatching(composed, others)).toEqual([]);
});

it('USERS-R31 a choice of people shows the family name first', () => {
  const screens = code.filter((path) => path.startsWith('apps/web/src/') && !tests.test(path));
  expect(
    linesMatching(
      /full_name: label\b|label: (?:\w+\.)?full_name\b|last_first: (?:\w+\.)?full_name\b/,
      screens,
    ),
  ).toEqual([]);
});

it('SQL occurs only in stores', () => {
  const candidates = code.filter(
    (path) =>
      /^(apps|packages)\//.test(path) &&
      !tests.test(path) &&
      !/\.store\.ts$|^apps\/server\/src\/platform\/(database|testing)\//.test(path),
  );
  expect(
    linesMatching(
      /\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`|\.query\(\s*['"`]\s*(select|insert|update|delete)\b/i,
      candidates,
    ),
  ).toEqual([]);
});

it('screens call read operations through useRead', () => {
  const screens = code.filter((path) => path.startsWith('apps/web/src/contexts/') && !tests.test(path));
  expect(linesMatching(/queryFn: (async )?\(\) => (await )?call\('/, screens)).toEqual([]);
});

it('a domain has one name in every folder', () => {
  const absent = domains.filter(
    (domain) =>
      !code.some(
        (path) => path.startsWith('packages/contract/') && path.endsWith(`/${domain}/${domain}.ts`),
      ) ||
      !existsSync(join(root, `docs/requirements/${domain}.md`)) ||
      (manifestOf('web', domain) && !existsSync(join(root, `packages/phrases/src/en/${domain}.ts`))) ||
      !existsSync(join(root, serverFolderOf(domain), `${domain}.routes.ts`)),
  );
  expect(absent).toEqual([]);
  const page = read('docs/guides/domains.md');
  expect(domains.filter((domain) => !page.includes(`| \`${domain}\` |`))).toEqual([]);
  const manifests = code.filter((path) => /\/src\/contexts\/.*\.domain\.tsx?$/.test(path));
  const named = manifests.map((path) => basename(path).replace(/\.domain\.tsx?$/, ''));
  expect(named.filter((name) => !domains.includes(name) && !screenDomains.includes(name))).toEqual([]);
  expect(manifests.filter((path, at) => basename(dirname(path)) !== named[at])).toEqual([]);
});

it.each(allOperations.map(({ name }) => name))(
  '%s has a file of its own and a line in the routes, or a line in the records of its domain',
  (name) => {
    const [domain, operation] = name.split('.').map(kebab) as [string, string];
    const key = name.split('.')[1];
    const folder = serverFolderOf(domain);
    const records = `${folder}/${domain}.records.ts`;
    const isDeclared =
      existsSync(join(root, records)) &&
      new RegExp(`\\b(?:add|edit|delete): \\w+\\.${key},`).test(read(records));
    expect(existsSync(join(root, folder, `${operation}.ts`)), `${folder}/${operation}.ts`).toBe(!isDeclared);
    if (isDeclared) expect(read(`${folder}/${domain}.routes.ts`)).toContain(`/${domain}.records'`);
    else
      expect(read(`${folder}/${domain}.routes.ts`)).toMatch(
        new RegExp(`handle(?:Signed)?\\(\\s*\\w+\\.${key},`),
      );
  },
);

it('every refusal and every problem has a phrase', () => {
  const own = Object.values(languages.en).flatMap((phrases) =>
    'refusals' in phrases ? Object.keys(phrases.refusals) : [],
  );
  const said = [...Object.keys(problems.codes), ...own];
  expect(said.filter((name, index) => said.indexOf(name) !== index)).toEqual([]);
  const codes = [...problemCodes, ...allOperations.flatMap((operation) => operation.refusals)];
  expect([...new Set(codes)].filter((name) => !said.includes(name))).toEqual([]);
});

it('operations have unique names and paths', () => {
  const names = allOperations.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const addresses = allOperations.flatMap(({ method, path, legacy = [] }) =>
    [{ method, path }, ...legacy].map((call) => `${call.method} ${call.path.replaceAll(/\{\w+\}/g, '{}')}`),
  );
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

it('every command of package.json runs an existing file', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const absent = Object.entries(scripts).filter(
    ([, command]) =>
      !command.split(' ').every((word) => !/\.(ts|mjs)$/.test(word) || existsSync(join(root, word))),
  );
  expect(absent.map(([name]) => name)).toEqual([]);
});

it('every decision has a unique number', () => {
  const decisions = files
    .filter((path) => /^docs\/decisions\/(?!README).*\.md$/.test(path))
    .map((path) => basename(path));
  expect(decisions.length).toBeGreaterThan(10);
  const numbers = decisions.map((name) => name.slice(0, 4));
  expect(numbers.filter((number) => !/^\d{4}$/.test(number))).toEqual([]);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});
