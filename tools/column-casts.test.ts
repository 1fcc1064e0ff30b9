/**
 * Counts casts of columns that `database/tables.ts` types as unions. `npx vitest run --project rules
 * tools/column-casts.test.ts` lists casts without a reason here.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

const tables = readFileSync(join(root, 'database/tables.ts'), 'utf8');
const enumerated = new Set(
  [...tables.matchAll(/^ {2}(\w+): .*(?:'|\b\d+ \| \d).*;$/gm)].map((match) => match[1]!),
);

/** File and text of a cast, with the reason why the generated union does not suffice. */
const reasons: Readonly<Record<string, string>> = {
  'apps/server/src/contexts/meetings/meetings/describe-meeting-duty.ts: duty.kind as MeetingDutyKind':
    'the caller is called for the duties of every context and has returned before for the others',
  'apps/server/src/contexts/people/roles/present-role.ts: key as PermissionKey':
    'a key of a role, not an enumerated column',
  'apps/server/src/contexts/territory/borders/read-map-plan.ts: area as WireBorder':
    'a border, not the area of a limit',
  'apps/server/src/platform/database/backup.store.ts: mark as Ending': 'a line of a backup, not a column',
};

const nameOf = (node: ts.Expression): string | undefined => {
  if (ts.isParenthesizedExpression(node)) return nameOf(node.expression);
  if (ts.isBinaryExpression(node)) return nameOf(node.left);
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : undefined;
};

function castsOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  if (!text.includes(' as ')) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isAsExpression(node) &&
      !ts.isConstTypeReference(node.type) &&
      enumerated.has(nameOf(node.expression) ?? '')
    )
      found.push(`${path}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

it('no enumerated column of the database is cast without a reason', () => {
  expect(enumerated.size).toBeGreaterThan(25);
  const files = sourceFiles('apps/server/src').filter(
    (path) => path.endsWith('.ts') && !/\.test\.ts$|\/(testing|suites)\//.test(path),
  );
  expect(files.flatMap(castsOf).toSorted()).toEqual(Object.keys(reasons).toSorted());
});
