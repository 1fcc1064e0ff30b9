/**
 * Finds the tables that the statements of a source file use, from its syntax tree: Kysely calls and SQL
 * strings.
 */
import ts from 'typescript';

export interface TableUse {
  table: string;
  writes: boolean;
}

const readingCalls = /^(selectFrom|from|using|\w+Join)$/;
const writingCalls = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);

/** Tables after a keyword; `from` and `using` may list several. A hole is an interpolated value. */
const writtenIn = /\b(?:insert\s+into|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(\w+)/gi;
/**
 * A table may be a value: in the file's own statements, or in platform functions that import and delete rows.
 */
const takesValues = /\bsql\.table\(|#platform\/(imports\/|database\/forget-rows)/;
/** Excludes `for update` and `on conflict do update`. */
const updatedIn = /(?<!\b(?:for|key|do|after|before)\s+)\bupdate\s+(?:only\s+)?(\w+)\b(?!\s*=)/gi;
const readIn =
  /(?<!\bdelete\s+)\b(?:from|join|using)\s+(?:only\s+)?(\w+(?:\s+(?:as\s+)?(?!where\b|on\b|join\b)\w+)?(?:\s*,\s*\w+(?:\s+(?:as\s+)?\w+)?)*)/gi;
/** A fragment that begins with its first table. */
const begunWith = /^\s*(\w+)\s+(?:as\s+)?\w+\s+(?:(?:left|inner|cross)\s+)?join\b/i;
const hole = '__hole__';
const writesHole = new RegExp(
  `\\b(?:insert\\s+into|(?<!delete\\s)update|delete\\s+from|truncate)\\s+${hole}`,
  'i',
);

/** Text of a string with `__hole__` for each interpolated value. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => hole + literal.text).join('');
  return undefined;
}

function usesInSql(text: string): TableUse[] {
  const uses: TableUse[] = [];
  const add = (table: string, writes: boolean) => uses.push({ table: table.toLowerCase(), writes });
  for (const [, table] of text.matchAll(writtenIn)) add(table!, true);
  for (const [, table] of text.matchAll(updatedIn)) add(table!, true);
  const first = begunWith.exec(text)?.[1];
  if (first) add(first, false);
  for (const [, list] of text.matchAll(readIn))
    for (const part of list!.split(',')) add(part.trim().split(/\s+/)[0]!, false);
  return uses;
}

/** The method that takes this string as its first argument. */
function calledWith(node: ts.Node): string | undefined {
  let given = node;
  while (ts.isArrayLiteralExpression(given.parent)) given = given.parent;
  const call = given.parent;
  return ts.isCallExpression(call) &&
    call.arguments[0] === given &&
    ts.isPropertyAccessExpression(call.expression)
    ? call.expression.name.text
    : undefined;
}

function usesInString(node: ts.Node, text: string, values: boolean): TableUse[] {
  const named = /^(\w+)(?:\s+as\s+\w+)?$/.exec(text)?.[1];
  if (!named) return usesInSql(text);
  const method = calledWith(node);
  if (method && writingCalls.has(method)) return [{ table: named, writes: true }];
  if (method && readingCalls.test(method)) return [{ table: named, writes: false }];
  return named === text && values ? [{ table: named, writes: false }] : [];
}

/**
 * Every use of one of `tables`; a table that is a value counts as written if a statement writes to such a
 * value.
 */
export function tableUses(source: string, tables: ReadonlySet<string>): TableUse[] {
  const tree = ts.createSourceFile('store.ts', source, ts.ScriptTarget.Latest, true);
  const texts: { node: ts.Node; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined && !ts.isImportDeclaration(node.parent) && !ts.isLiteralTypeNode(node.parent))
      texts.push({ node, text });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  const values = takesValues.test(source);
  const writesValue = texts.some(({ text }) => writesHole.test(text));
  return texts
    .flatMap(({ node, text }) => {
      const uses = usesInString(node, text, values);
      const isValue = uses.length === 1 && uses[0]!.table === text && calledWith(node) === undefined;
      return isValue && writesValue ? uses.map(({ table }) => ({ table, writes: true })) : uses;
    })
    .filter(({ table }) => tables.has(table));
}
