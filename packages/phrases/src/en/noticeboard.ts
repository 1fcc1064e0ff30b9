import type { NoticeKind } from '@sheaf/rules/noticeboard/notice-file';

export const noticeboard = {
  section: 'Noticeboard',
  title: 'Noticeboard',
  menuText: 'Letters, lists and pictures to read',
  empty: 'There are no files yet.',
  emptyKeeper: 'There are no files yet. Add a Word document, a PDF or a picture.',
  line: '{kind}, {size}, {date}',
  kind: { picture: 'Picture', pdf: 'PDF', docx: 'Word document' } satisfies Record<NoticeKind, string>,
  putUp: 'Add files',
  accepted: 'Word documents, PDFs and pictures of up to 20 MB each.',
  uploading: 'Sending {name}: {percent}%',
  checking: 'Checking {name}…',
  left_one: '{count} more file waits.',
  left_other: '{count} more files wait.',
  tooLarge: '{name} is larger than 20 MB.',
  failed: '{name} was not added.',
  skip: 'Skip this file',
  delete: 'Remove {name}',
  deleteTitle: 'Remove a file',
  deleteText: 'Are you sure you wish to delete this file?',
  open: 'Open',
  save: 'Save to this device',
  wordText: 'Word documents open in another app: save the file, then open it there.',
  enlarge: 'Enlarge',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  gone: 'This file was removed.',
  refusals: {
    'noticeboard-full': 'The noticeboard is full. Remove files that are no longer needed.',
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
