/** Collects the regular expressions of a source file with the TypeScript parser. */
import ts from 'typescript';

export interface CollectedPattern {
  line: number;
  source: string;
  flags: string;
}

/** A `new RegExp(...)` whose text is not constant. */
export interface DynamicPattern {
  line: number;
  /** The call as in the source. */
  call: string;
}

export interface CollectedPatterns {
  fixed: CollectedPattern[];
  dynamic: DynamicPattern[];
}

/** Constants of the file by name; null if a name is declared twice. */
type Constants = ReadonlyMap<string, ts.Expression | null>;

function constantsOf(file: ts.SourceFile): Constants {
  const constants = new Map<string, ts.Expression | null>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const isConstant = ts.isVariableDeclarationList(node.parent) && node.parent.flags & ts.NodeFlags.Const;
      const name = node.name.text;
      constants.set(name, isConstant && !constants.has(name) ? (node.initializer ?? null) : null);
    } else if (ts.isParameter(node) && ts.isIdentifier(node.name)) constants.set(node.name.text, null);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return constants;
}

const isRaw = (tag: ts.Expression): boolean => tag.getText() === 'String.raw';

/** Constant text of literals, templates and their sums; null for anything else. */
function textOf(node: ts.Expression, constants: Constants): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression, constants);
  if (ts.isIdentifier(node)) {
    const value = constants.get(node.text);
    return value ? textOf(value, constants) : null;
  }
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source')
    return patternOf(node.expression, constants)?.source ?? null;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left, constants), textOf(node.right, constants)];
    return left === null || right === null ? null : left + right;
  }
  if (ts.isTaggedTemplateExpression(node))
    return isRaw(node.tag) ? templateOf(node.template, constants, true) : null;
  return ts.isTemplateExpression(node) ? templateOf(node, constants, false) : null;
}

function templateOf(template: ts.TemplateLiteral, constants: Constants, raw: boolean): string | null {
  const written = (part: ts.TemplateLiteralLikeNode): string => (raw ? (part.rawText ?? '') : part.text);
  if (!ts.isTemplateExpression(template)) return written(template);
  let text = written(template.head);
  for (const { expression, literal } of template.templateSpans) {
    const inner = textOf(expression, constants);
    if (inner === null) return null;
    text += inner + written(literal);
  }
  return text;
}

function patternOf(node: ts.Expression, constants: Constants): Omit<CollectedPattern, 'line'> | null {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (ts.isIdentifier(node)) {
    const value = constants.get(node.text);
    return value ? patternOf(value, constants) : null;
  }
  if (!isConstruction(node)) return null;
  const [source, flags] = node.arguments ?? [];
  const copied = source && !flags ? patternOf(source, constants) : null;
  if (copied) return copied;
  const text = source ? textOf(source, constants) : '';
  const flagText = flags ? textOf(flags, constants) : '';
  return text === null || flagText === null ? null : { source: text, flags: flagText };
}

const isConstruction = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp';

export function collectPatterns(path: string, text: string): CollectedPatterns {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const constants = constantsOf(file);
  const collected: CollectedPatterns = { fixed: [], dynamic: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) || isConstruction(node)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const pattern = patternOf(node, constants);
      if (pattern) collected.fixed.push({ line, ...pattern });
      else collected.dynamic.push({ line, call: node.getText() });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return collected;
}
