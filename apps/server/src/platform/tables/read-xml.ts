/** Streams untrusted XML: no DOCTYPE, so only the five predefined entities, and a limited depth. */
import { tableLimits } from '@sheaf/rules/files/table-limits';
import { SaxesParser } from 'saxes';
import { TableTooLarge } from '#platform/tables/table-meter';

/** Read in chunks, so that a limit stops the parser early. */
const pieceLength = 65_536;

export interface XmlListener {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  /** `text` is the element's own text, including text between its children. */
  close(name: string, text: string): void;
}

/** Emits elements by local name. Throws for malformed XML and at the first exceeded limit. */
export function readXml(xml: string, listener: XmlListener): void {
  const texts: string[] = [];
  let elements = 0;
  let attributes = 0;
  const parser = new SaxesParser();
  const local = (name: string): string => name.slice(name.indexOf(':') + 1);
  const add = (text: string): void => {
    if (texts.length === 0) return;
    const whole = texts[texts.length - 1] + text;
    if (whole.length > tableLimits.border) throw new TableTooLarge('import-cell-too-long');
    texts[texts.length - 1] = whole;
  };
  // Throws its errors itself. With more than these six handlers the engine stores the parser as a dictionary
  // and is four times slower.
  parser.on('doctype', () => {
    throw new Error('a document type is not accepted');
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > tableLimits.attributes) throw new TableTooLarge('import-too-wide');
  });
  parser.on('opentag', ({ name, attributes: given }) => {
    attributes = 0;
    elements += 1;
    if (elements > tableLimits.elements) throw new TableTooLarge('import-too-many-cells');
    if (texts.length >= tableLimits.depth) throw new TableTooLarge('import-too-deep');
    texts.push('');
    listener.open(local(name), given);
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => listener.close(local(name), texts.pop() ?? ''));
  for (let at = 0; at < xml.length; at += pieceLength) parser.write(xml.slice(at, at + pieceLength));
  parser.close();
}
