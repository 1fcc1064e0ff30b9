/** Finds code that compares or writes a wire code by its number instead of the name in its codec. */
import ts from 'typescript';

/** Field names of wire codes on the wire, in rows and in forms. */
export const codeFields: ReadonlySet<string> = new Set([
  'type_id',
  'typeId',
  'campaign',
  'gender',
  'hope',
  'expired_addresses',
  'cart_booking',
  'reminder_timing',
  'part',
  'qualified_parts',
]);

const comparing = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

/** Queries name columns in strings, SQL without quotes. */
const inSql = new RegExp(
  `\\b(?:${[...codeFields].join('|')})"?(?:::\\w+)?\\s*(?:=|<>|!=|<=?|>=?|(?:not\\s+)?in\\s*\\()\\s*(?:any\\s*\\(\\s*'\\{)?-?\\d`,
  'i',
);

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node;

const isNumber = (node: ts.Expression): boolean => {
  const inner = bare(node);
  if (ts.isPrefixUnaryExpression(inner)) return isNumber(inner.operand);
  if (ts.isArrayLiteralExpression(inner)) return inner.elements.some(isNumber);
  if (ts.isConditionalExpression(inner)) return isNumber(inner.whenTrue) || isNumber(inner.whenFalse);
  return ts.isNumericLiteral(inner);
};

/**
 * Field read by an expression: `map.type_id`, `row['campaign']`, `values?.gender`, or a variable with such a
 * name.
 */
const fieldOf = (node: ts.Expression): string | undefined => {
  const inner = bare(node);
  if (ts.isPropertyAccessExpression(inner)) return inner.name.text;
  if (ts.isElementAccessExpression(inner) && ts.isStringLiteral(inner.argumentExpression))
    return inner.argumentExpression.text;
  return ts.isIdentifier(inner) ? inner.text : undefined;
};

const isCode = (node: ts.Expression): boolean => codeFields.has(fieldOf(node) ?? '');
const isColumn = (node: ts.Expression): boolean =>
  ts.isStringLiteral(node) && codeFields.has(node.text.split('.').at(-1)!);

/** `list.includes(map.type_id)`, `person.qualified_parts.includes(7)`, `query.where('type_id', '=', 5)`. */
function isCallWithCode({ expression, arguments: given }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const among = [expression.expression, ...given];
  if (/^(includes|indexOf|has)$/.test(expression.name.text))
    return among.some(isCode) && among.some(isNumber);
  return given.some(isColumn) && given.some(isNumber);
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateExpression(node)
    ? node.head.text + node.templateSpans.map(({ literal }) => `?${literal.text}`).join('')
    : undefined;
}

function usesCode(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node) && comparing.has(node.operatorToken.kind))
    return (isCode(node.left) && isNumber(node.right)) || (isNumber(node.left) && isCode(node.right));
  if (ts.isSwitchStatement(node))
    return (
      isCode(node.expression) &&
      node.caseBlock.clauses.some((clause) => ts.isCaseClause(clause) && isNumber(clause.expression))
    );
  if (ts.isCallExpression(node)) return isCallWithCode(node);
  if (ts.isPropertyAssignment(node))
    return (
      (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) &&
      codeFields.has(node.name.text) &&
      isNumber(node.initializer)
    );
  return inSql.test(textOf(node) ?? '');
}

/** Files without any of the fields are not parsed. */
const anyField = new RegExp(`\\b(?:${[...codeFields].join('|')})\\b`, 'i');

/** Uses with their line: `12: map.type_id === 5`. */
export function codeUses(path: string, source: string): string[] {
  if (!anyField.test(source)) return [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (usesCode(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push(`${line + 1}: ${node.getText(file).split('\n')[0]}`);
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return found;
}
