/** XML of strangers, piece by piece: no document type, so no entities but the five of XML, and nothing deeper than it can be meant. */
import { SaxesParser } from 'saxes';

const deepest = 40;

export interface XmlListener {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  /** `text` is what stood in the element itself, also in pieces between its children. */
  close(name: string, text: string): void;
}

/** Elements by their local names. Throws on anything that is not well-formed. */
export function readXml(xml: string, listener: XmlListener): void {
  const texts: string[] = [];
  const parser = new SaxesParser();
  const local = (name: string): string => name.slice(name.indexOf(':') + 1);
  const add = (text: string): void => {
    if (texts.length > 0) texts[texts.length - 1] += text;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('a document type is not accepted');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (texts.length >= deepest) throw new Error('nested too deeply');
    texts.push('');
    listener.open(local(name), attributes);
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => listener.close(local(name), texts.pop() ?? ''));
  parser.write(xml).close();
}
