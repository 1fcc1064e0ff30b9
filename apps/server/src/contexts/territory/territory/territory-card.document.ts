/** Document of a map card in A6: its picture or border, its streets, and a QR code of its page. */
import { renderSVG } from 'uqr';
import type { CardRow } from '#contexts/territory/maps/maps.api';
import type { Paper } from '#platform/documents/documents';
import { say } from '#platform/texts';

const body = `
#set page(width: 148mm, height: 105mm, margin: 7mm, footer: none)
#set text(size: 9pt)
#grid(columns: (1fr, 34mm), column-gutter: 5mm, rows: (auto, 1fr), row-gutter: 3mm,
  grid.cell(colspan: 2)[
    #text(size: 17pt, weight: "bold", data.title) #h(3mm) #text(size: 12pt, data.place) #h(1fr) #text(size: 8pt, data.congregation)
  ],
  if data.picture != none {
    align(center + horizon, image(data.picture, width: 100%, height: 100%, fit: "contain"))
  } else {
    box(stroke: 0.4pt, width: 100%, height: 100%, align(center + horizon, text(size: 40pt, weight: "bold", data.number)))
  },
  [
    #image("/code.svg", width: 34mm, alt: data.labels.open)
    #text(size: 7.5pt, data.labels.open)
    #v(2mm)
    #strong(data.labels.streets) \\
    #text(size: 7.5pt, data.streets.join(data.labels.comma, default: ""))
  ],
)
`;

const extensions: Record<string, string> = { 'image/webp': 'webp', 'image/png': 'png', 'image/jpeg': 'jpg' };

/** Maximum streets on a card; further ones are counted. */
const mostStreets = 24;

interface Card {
  row: CardRow;
  streets: readonly string[];
  /** SVG of the border, if there is no picture. */
  outline: string | null;
  congregation: string;
  lang: string;
  /** Address of the map's page. */
  link: string;
}

export function territoryCardPaper({ row, streets, outline, congregation, lang, link }: Card): Paper {
  const phrase = (key: string, values?: Record<string, string | number>): string =>
    say(lang, `printing:card.${key}`, values);
  const more = streets.length - mostStreets;
  const shown = streets.slice(0, mostStreets);
  const code = Buffer.from(renderSVG(link, { border: 0 }));
  const file = row.picture ? `picture.${extensions[row.media_type!]}` : outline ? 'outline.svg' : null;
  const shape = row.picture ?? (outline ? Buffer.from(outline) : null);
  return {
    body,
    lang,
    pictures: { 'code.svg': code, ...(file && shape && { [file]: shape }) },
    data: {
      congregation,
      title: phrase('title', { number: row.number }),
      number: row.number,
      place: row.place ?? '',
      picture: file && `/${file}`,
      streets: more > 0 ? [...shown, phrase('more', { count: more })] : shown,
      labels: {
        open: phrase('open'),
        streets: streets.length > 0 ? phrase('streets') : '',
        comma: say(lang, 'shell:comma'),
      },
    },
  };
}
