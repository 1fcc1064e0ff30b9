/**
 * Styles use variables for colours, sizes and weights; a browser silently ignores a declaration with an
 * undefined variable.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

const sources = sourceFiles('apps/web/src').filter((path) => /\.(css|tsx?)$/.test(path));
const texts = new Map(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

/** Defined by the component library. */
const isOfLibrary = (name: string): boolean =>
  name.startsWith('--mantine-') || name === '--label-offset-start';

it('every variable of a style is defined', () => {
  const set = new Set(
    [...texts.values()].flatMap((text) =>
      [...text.matchAll(/(--[\w-]+)['"`]?\]?\s*[:,]/g)].map(([, name]) => name!),
    ),
  );
  const used = [...texts].flatMap(([path, text]) =>
    [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => ({ path, name: name! })),
  );
  expect(used.length).toBeGreaterThan(500);
  expect(used.filter(({ name }) => !set.has(name) && !isOfLibrary(name))).toEqual([]);
});

/** A page opened by a link cannot rely on styles that another screen has loaded. */
const fields =
  /import \{[^}]*\b(?:Textarea|TextInput|NativeSelect|NumberInput|PasswordInput)\b[^}]*\} from '@mantine\/core'/;

it('every component that shows a field of the component library imports its styles', () => {
  const shown = [...texts].filter(([path, text]) => /(?<!\.test)\.tsx$/.test(path) && fields.test(text));
  expect(shown.length).toBeGreaterThan(15);
  expect(
    shown.filter(([, text]) => !text.includes("'@mantine/core/styles/Input.css'")).map(([path]) => path),
  ).toEqual([]);
});

const importedStyles = /import (\w+) from '(#\w+\/|\.\/|\.\.\/)([^']+\.module\.css)'/g;
const places: Record<string, string> = { '#ui/': 'apps/web/src/ui/', '#contexts/': 'apps/web/src/contexts/' };
const classesIn = (css: string): string[] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z]\w*)(?![\w-])(?=[^;{}]*\{)/gi)].map(
    ([, name]) => name!,
  );

it('every class of a component has a style, and every style a component', () => {
  const named = new Map<string, Set<string>>();
  for (const [path, text] of texts)
    for (const [line, name, start, rest] of text.matchAll(importedStyles)) {
      const file = places[start!] ? places[start!]! + rest! : join(dirname(path), start! + rest!);
      const uses = text.replace(line, '');
      const found = [...uses.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one]) => one!);
      // A computed class may be any of the file.
      const computed = new RegExp(`\\b${name}(?!\\.)\\b`).test(uses) ? classesIn(texts.get(file)!) : [];
      named.set(file, (named.get(file) ?? new Set()).union(new Set([...found, ...computed])));
    }
  expect(named.size).toBeGreaterThan(80);
  const faults = [...named].flatMap(([file, names]) => {
    const styled = new Set(classesIn(texts.get(file)!));
    return [...names.symmetricDifference(styled)].map((name) => `${file} ${name}`);
  });
  expect(faults).toEqual([]);
});

const rulesOf = (css: string): [selector: string, body: string][] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector, body]) => [selector!.trim(), body!],
  );

it('SHELL-X3.3 an empty field with a placeholder has the direction of the page, because Firefox draws no placeholder otherwise', () => {
  const styles = [...texts].filter(([path]) => path.endsWith('.css'));
  const plain = styles
    .flatMap(([, text]) => rulesOf(text))
    .filter(
      ([selector, body]) =>
        /\b(?:input|textarea)\b/.test(selector) && body.includes('unicode-bidi: plaintext'),
    );
  expect(plain.length).toBeGreaterThan(0);
  expect(plain.filter(([selector]) => !selector.includes(':not(:placeholder-shown)'))).toEqual([]);
});

/** Icons that point along the line of text. */
const along = /icons\/Icon(\w*(?:Left|Right|BackUp|Forward|Send|Logout|ExternalLink))\.mjs/g;
const dashed = (name: string): string => name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase();

it('SHELL-R18 icons that point along the text are mirrored in text from the right, all by one rule', () => {
  const used = new Set(
    [...texts.values()].flatMap((text) => [...text.matchAll(along)].map(([, name]) => name!)),
  );
  expect(used.size).toBeGreaterThan(5);
  const flipped = [...texts].flatMap(([path, text]) =>
    path.endsWith('.css')
      ? rulesOf(text).flatMap(([selector, body]) =>
          body.includes('scaleX(-1)') && selector.includes('dir="rtl"') ? [{ path, selector }] : [],
        )
      : [],
  );
  const icons = flipped.filter(({ selector }) => selector.includes('.tabler-icon-'));
  expect(icons.map(({ path }) => path)).toEqual(['apps/web/src/app/base.css']);
  const mirrored = [...icons[0]!.selector.matchAll(/\.tabler-icon-([\w-]+)/g)].map(([, name]) => name!);
  expect(mirrored.toSorted()).toEqual([...used].map(dashed).toSorted());
});

it('SHELL-X3.3 no field is a month or week input, for which Firefox and Safari have no picker', () => {
  const native = /type=(?:"|\{')(?:month|week)\b/;
  expect([...texts].filter(([, text]) => native.test(text)).map(([path]) => path)).toEqual([]);
});

it('SHELL-X3.3 an empty date field shows a dash in WebKit, which otherwise shows the current date', () => {
  const base = rulesOf(texts.get('apps/web/src/app/base.css')!).filter(([selector]) =>
    selector.includes('input[type="date"][value=""]'),
  );
  expect(base.map(([selector]) => selector.split('::').at(-1))).toEqual(['-webkit-datetime-edit', 'before']);
});
