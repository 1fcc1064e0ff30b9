/**
 * Parses a workbook page to headings and paragraphs in a worker process; closes unclosed tags like a browser.
 */

import type { WorkbookBlock, WorkbookSection } from '@sheaf/rules/meetings/meetings/workbook-sections';
import { plainText } from '@sheaf/rules/meetings/meetings/workbook-text';
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const longestText = 2000;
const mostBlocks = 3000;
const deepest = 60;

/** Current colour classes, and class names of older workbooks. */
const sectionClasses = new Map<string, WorkbookSection>(
  Object.entries({
    'du-color--teal-700': 'treasures',
    'du-color--gold-700': 'ministry',
    'du-color--maroon-600': 'living',
    treasures: 'treasures',
    ministry: 'ministry',
    christianLiving: 'living',
  }),
);
const songClass = 'dc-icon--music';
const boxClass = 'boxContent';

/** Ruby, scripts and styles are not part of the text. */
const silent = new Set(['rt', 'rp', 'script', 'style', 'title', 'head']);
const tags = new Set<string>(['h1', 'h2', 'h3', 'p']);

const isElement = (node: Node): node is Element => 'tagName' in node;

const classesOf = (element: Element): string[] =>
  element.attrs.find(({ name }) => name === 'class')?.value.split(/\s+/) ?? [];

interface Words {
  text: string;
  classes: string[];
}

/** Collects the text, and the classes of the element and its descendants. */
function gather(node: Node, words: Words, depth: number): void {
  if (depth > deepest) throw new Error('nested too deeply');
  if ('value' in node) {
    if (words.text.length < longestText) words.text += node.value;
    return;
  }
  if (!isElement(node) || silent.has(node.tagName)) return;
  words.classes.push(...classesOf(node));
  if (node.tagName === 'br') words.text += ' ';
  for (const child of node.childNodes) gather(child, words, depth + 1);
}

function blockOf(element: Element, isBoxed: boolean, depth: number): WorkbookBlock {
  const words: Words = { text: '', classes: [] };
  gather(element, words, depth);
  const section = words.classes.map((name) => sectionClasses.get(name)).find((found) => found !== undefined);
  return {
    tag: element.tagName as WorkbookBlock['tag'],
    text: plainText(words.text.slice(0, longestText)),
    section: section ?? null,
    isSong: element.tagName !== 'p' && words.classes.includes(songClass),
    isBoxed,
  };
}

function collect(node: Node, blocks: WorkbookBlock[], isBoxed: boolean, depth: number): void {
  if (depth > deepest) throw new Error('nested too deeply');
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if (!isElement(child) || silent.has(child.tagName)) continue;
    if (blocks.length > mostBlocks) throw new Error('more than a page holds');
    const boxed = isBoxed || classesOf(child).includes(boxClass);
    if (tags.has(child.tagName)) blocks.push(blockOf(child, boxed, depth + 1));
    else collect(child, blocks, boxed, depth + 1);
  }
}

const left: ReadonlySet<string> = new Set([
  'script',
  'title',
  'style',
  'a',
  'span',
  'div',
  'p',
  'i',
  'b',
  'em',
  'strong',
]);

/** Expands self-closing XHTML tags, which HTML would leave open to the end. */
const opened = (xhtml: string): string =>
  xhtml.replaceAll(/<([a-z]+)(\s[^<>]*)?\/>/gi, (tag, name: string, attributes = '') =>
    left.has(name.toLowerCase()) ? `<${name}${attributes}></${name}>` : tag,
  );

/** Throws for a page that declares entities or is nested too deeply. */
export function readDocument(xhtml: string): WorkbookBlock[] {
  if (/<!ENTITY/i.test(xhtml)) throw new Error('entities are not accepted');
  const blocks: WorkbookBlock[] = [];
  collect(parse(opened(xhtml), { scriptingEnabled: false }), blocks, false, 0);
  return blocks;
}
