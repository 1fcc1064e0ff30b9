/**
 * File types of the noticeboard, detected from content, not from the name (NOTICE-R1, NOTICE-R4, NOTICE-R5).
 */
import { zipNames } from './zip-names.ts';

export const noticeKinds = ['picture', 'pdf', 'docx'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const mostNoticeBytes = 20_971_520;
/** Most files on the whole board, and of one notice. */
export const mostFiles = 100;
export const mostFilesOfNotice = 10;
export const mostNotices = 300;
export const mostFolders = 30;

export const noticeMediaTypes: Record<NoticeKind, string> = {
  picture: 'image/webp',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const endings: Record<NoticeKind, string> = { picture: '.webp', pdf: '.pdf', docx: '.docx' };

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((letter, at) => bytes[at] === letter.charCodeAt(0));

/** A Word document without macros: a zip that contains a document part. */
function isDocument(bytes: Uint8Array): boolean {
  const names = startsWith(bytes, 'PK\x03\x04') ? zipNames(bytes) : null;
  if (names === null) return false;
  return (
    names.includes('[Content_Types].xml') &&
    names.includes('word/document.xml') &&
    !names.some((name) => /vbaproject\.bin$/i.test(name))
  );
}

/** Detects PDF and Word; null for other content, which may still be a picture. */
export function documentKind(bytes: Uint8Array): 'pdf' | 'docx' | null {
  if (startsWith(bytes, '%PDF-')) return 'pdf';
  return isDocument(bytes) ? 'docx' : null;
}

const longestName = 120;
const unfit = /[\p{Cc}\p{Cf}\p{Cs}"*/:<>?\\|]/gu;

/**
 * Sanitises the display and download name: removes paths, invisible and direction characters, and wrong
 * extensions.
 */
export function noticeName(filename: string, kind: NoticeKind): string {
  const last = filename.split(/[/\\]/).at(-1)!;
  const stem = last
    .replaceAll(unfit, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/^\.+/, '')
    .trim();
  return `${[...stem].slice(0, longestName).join('') || 'file'}${endings[kind]}`;
}

export const noticeTitle = (filename: string): string => filename.replace(/\.[a-z]+$/, '');
