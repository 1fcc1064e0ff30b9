/** An invented workbook for one week as an EPUB file, without text of any publication. */
import { crc32 } from 'node:zlib';
import { dayAfter } from './days.ts';

/** A ZIP archive of uncompressed files. */
function archiveOf(files: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, bytes] = [Buffer.from(name), Buffer.from(text)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(path.length, 22);
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, path, bytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    list.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), common, rest, path);
    bodies.push(body);
    offset += body.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(bodies.length, 8);
  end.writeUInt16LE(bodies.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...list, end]);
}

const part = (number: number, title: string, minutes: number, manner = ''): string =>
  `<h3>${number}. ${title}</h3><p>(${minutes} min.) ${manner}</p>`;
const song = (words: string): string => `<h3 class="dc-icon--music">${words}</h3>`;

/** @param living the first part of Living, in which one workbook differs from the next */
export function workbookFile(monday: string, living: string) {
  const [from, to] = [monday, dayAfter(monday, 6)].map((date) => Number(date.slice(8)));
  const page = [
    `<html><body><h1>WEEK ${from}-${to}</h1><h2>CHRONICLE 1, 2</h2>`,
    song('Song 105 and Prayer | Welcome (1 min.)'),
    part(1, 'A Lamp for the Path', 10),
    part(2, 'Digging Deeper', 10),
    part(3, 'Reading Aloud', 4, 'Ch 1:1-12 (lesson 5)'),
    part(4, 'Starting a Conversation', 3, 'AT THE GATE. (lesson 1 point 3)'),
    part(5, 'Following Up', 4, 'AT THE MARKET. (lesson 9 point 4)'),
    part(6, 'Explaining Your Beliefs', 5, 'Talk. (lesson 14)'),
    song('Song 77'),
    part(7, living, 15),
    part(8, 'Our Common Study', 30),
    song('Farewell (3 min.) | Song 12 and Prayer'),
    '</body></html>',
  ].join('');
  return {
    name: `mwb_E_${monday.slice(0, 7).replace('-', '')}.epub`,
    mimeType: 'application/epub+zip',
    buffer: archiveOf({ mimetype: 'application/epub+zip', 'OEBPS/1.xhtml': page }),
  };
}
