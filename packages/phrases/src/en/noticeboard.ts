/** Files that the congregation is to read. */
import type { NoticeKind } from '@sheaf/rules/noticeboard/notice-file';

export const noticeboard = {
  section: 'Noticeboard',
  title: 'Noticeboard',
  menuText: 'Letters, lists and pictures to read',
  empty: 'Nothing hangs here yet.',
  emptyKeeper: 'Nothing hangs here yet. Put up a Word document, a PDF or a picture.',
  line: '{kind}, {size}, {date}',
  kind: { picture: 'Picture', pdf: 'PDF', docx: 'Word document' } satisfies Record<NoticeKind, string>,
  putUp: 'Put up files',
  accepted: 'Word documents, PDFs and pictures of up to 20 MB each.',
  uploading: 'Sending {name}: {percent} %',
  checking: 'Checking {name} …',
  left_one: '{count} more file waits.',
  left_other: '{count} more files wait.',
  tooLarge: '{name} is larger than 20 MB.',
  failed: '{name} was not put up.',
  skip: 'Leave it out',
  delete: 'Take down {name}',
  deleteTitle: 'Take down a file',
  deleteText: 'Are you sure you wish to delete this file?',
  open: 'Open',
  save: 'Save to this device',
  wordText: 'Word documents are read in an app for them: save it, then open it there.',
  enlarge: 'Enlarge',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  gone: 'This file was taken down.',
  refusals: {
    'noticeboard-full': 'The noticeboard is full. Take down what nobody needs any more.',
  },
  journal: {
    kind: {
      noticeboard: 'Noticeboard',
    },
    entity: {
      notice: 'Notice',
    },
    field: {
      filename: 'File',
    },
  },
} as const;
