/** Mail with the speakers of a congregation to the coordinator of another one (SPKR-O3). */
import { writeOutlines } from '@sheaf/rules/meetings/speakers/outline-text';
import type { presentSpeakers } from '#contexts/meetings/speakers/present-speaker';
import { type Mail, mail } from '#platform/mail/mail';
import { sayPlain } from '#platform/texts';

interface Letter {
  lang: string;
  congregation: string;
  name: string | null;
  message: string | null;
  speakers: Awaited<ReturnType<typeof presentSpeakers>>;
  coordinator: { full_name: string | null; email: string | null; phone: string | null } | null;
}

type Row = Letter['speakers'][number];

/** One line for each titled talk; numbers without titles share a line. */
const talksOf = ({ outlines }: Row): string[] =>
  outlines.every(({ title }) => title === null)
    ? [writeOutlines(outlines.map(({ number }) => number))]
    : outlines.map(({ number, title }) => (title === null ? `${number}` : `${number}. ${title}`));

export function speakersMail({ lang, congregation, name, message, speakers, coordinator }: Letter): Mail {
  const phrase = (key: string, values?: Record<string, string>): string =>
    sayPlain(lang, `speakers:list.${key}`, values);
  const reached = [coordinator?.full_name, coordinator?.phone, coordinator?.email].filter(
    (line) => typeof line === 'string',
  );
  return mail(phrase('subject', { congregation }), [
    name === null ? phrase('head', { congregation }) : phrase('headNamed', { name, congregation }),
    ...(message === null ? [] : [{ text: message }]),
    ...speakers.map((speaker) => ({
      lines: [
        phrase('line', {
          name: speaker.full_name,
          appointment: sayPlain(lang, `speakers:appointment.${speaker.appointment}`),
        }),
        ...talksOf(speaker).filter((line) => line !== ''),
      ],
    })),
    ...(reached.length === 0 ? [] : [{ lines: [phrase('answer'), ...reached] }]),
  ]);
}
