/** Every phrase is used: by its key, by a template that matches its key, or by the group of its key. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '../packages/phrases/src/languages.ts';
import { root, sourceFiles } from './source-files.ts';

type Phrases = { readonly [name: string]: string | Phrases };

const keysIn = (phrases: Phrases, path: string, separator: string): string[] =>
  Object.entries(phrases).flatMap(([name, phrase]) =>
    typeof phrase === 'string'
      ? [`${path}${separator}${name}`]
      : keysIn(phrase, `${path}${separator}${name}`, '.'),
  );

/** The count selects the plural form of a phrase. */
const withoutForm = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

/**
 * Refusals, sections and journal entries: other tests compare these phrases with the contract and the
 * manifests.
 */
const comparedElsewhere = /^problems:|:section$|:refusals\.|:journal\./;

const product = ['apps/server/src', 'apps/web/src', 'packages/rules/src', 'packages/contract/src', 'database']
  .flatMap((folder) => sourceFiles(folder))
  .filter((path) => /\.(tsx?|sql)$/.test(path) && !/\.test\.|\/testing\/|\/suites\//.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

const literals = new Set([...product.matchAll(/['"]([a-z][\w-]*:[^'"\n]*)['"]/gi)].map(([, text]) => text!));
const templates = [...product.matchAll(/`([a-z][\w-]*:[^`\n]*)`/gi)].map(([, text]) => text!);
const groups = [
  ...[...product.matchAll(/\bphraseIn\(\s*'([^']+)'/g)].map(([, group]) => `${group}.`),
  ...[...literals].filter((text) => text.endsWith('.')),
];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
const shapes = templates.map(
  (text) =>
    new RegExp(
      `^${text
        .split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
        .map(escaped)
        .join('.+')}$`,
    ),
);

const isUsed = (key: string): boolean =>
  literals.has(key) ||
  groups.some((group) => key.startsWith(group)) ||
  shapes.some((shape) => shape.test(key));

it('every phrase is used', () => {
  const keys = Object.entries(languages.en).flatMap(([section, phrases]) =>
    keysIn(phrases as unknown as Phrases, section, ':'),
  );
  expect(keys.length).toBeGreaterThan(5000);
  const left = keys.filter((key) => !comparedElsewhere.test(key));
  expect(left.filter((key) => !isUsed(key) && !isUsed(withoutForm(key)))).toEqual([]);
});
