import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const contexts = join(import.meta.dirname, '../apps/web/src/contexts');

/** Fields into which words, numbers or dates are entered. */
const field =
  /<(Textarea|TextInput|PlainField|TextField|NumberField|NumberInput|DateField|MonthField|TimeField|ReportFields|Autocomplete)\b/;
/** The guard itself, the forms that contain it, a sheet with the question, and a draft that is stored while it is typed. */
const guard = /useUnsaved\(|<RecordForm\b|<RecordSheet\b|<SettingsForm\b|discard=\{|useDraft\(\)/;

/** Nothing typed is lost: a search, a filter, a choice of what is shown or imported, or the sign-in. */
const notForms = new Set([
  'dashboard/printing/meeting-papers.tsx',
  'journal/journal-filters.tsx',
  'meetings/talks/find-speaker.tsx',
  'messaging/messages/messages-screen.tsx',
  'messaging/messages/quiet-hours-card.tsx',
  'people/access/denied-screen.tsx',
  'reports/choose-month.tsx',
  'territory/addresses/import-options.tsx',
  'territory/maps/person-chooser.tsx',
]);

const sources = new Map(
  readdirSync(contexts, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => [name, readFileSync(join(contexts, name), 'utf8')]),
);

/** Whether a source renders a component of the file. */
function renders(source: string, name: string): boolean {
  const [, names = ''] = new RegExp(`import \\{([^}]*)\\} from '[^']*/${basename(name)}'`).exec(source) ?? [];
  return names.split(',').some((one) => one.trim() !== '' && new RegExp(`<${one.trim()}\\b`).test(source));
}

/** Files that render the file's components; without one, those that import a hook with them. */
function importersOf(name: string): string[] {
  const rendering = [...sources].filter(([, source]) => renders(source, name));
  const importing = [...sources].filter(([, source]) => source.includes(`/${basename(name)}'`));
  return (rendering.length > 0 ? rendering : importing).map(([other]) => other);
}

/** The file holds the guard, or each file that shows its fields does. */
function isGuarded(name: string): boolean {
  if (guard.test(sources.get(name)!)) return true;
  const importers = importersOf(name);
  return importers.length > 0 && importers.every(isGuarded);
}

const withFields = [...sources].filter(([, source]) => field.test(source)).map(([name]) => name);

it('SHELL-R30 every form registers its unsaved input', () => {
  expect(withFields.length).toBeGreaterThan(40);
  expect(withFields.filter((name) => !notForms.has(name) && !isGuarded(name))).toEqual([]);
});

it('SHELL-R30 every exception still has fields', () => {
  expect([...notForms].filter((name) => !withFields.includes(name))).toEqual([]);
});
