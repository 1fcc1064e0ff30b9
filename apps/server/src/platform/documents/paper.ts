/**
 * Common layout of printed documents: white, black, hairlines, no fills; a header with congregation, title
 * and date (look, print).
 */
import { isRightToLeft } from '@sheaf/phrases/spoken-languages';

/**
 * Source before every body. `data` is the domain's data. Shared functions: `heading-of` prints the title and
 * its scope, `section-of` a named section without a page break after its name, `table-of` a table with a
 * repeated header or a sentence if it is empty, `side-by-side` columns. All follow the text direction.
 */
export function paper(lang: string): string {
  const language = /^[a-z]{2,3}/.exec(lang)?.[0] ?? 'en';
  const direction = isRightToLeft(language) ? 'rtl' : 'ltr';
  return `
#let data = json("/data.json")
#set document(title: data.title, date: none)
#set text(font: ("Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew"), size: 10.5pt, lang: "${language}", dir: ${direction}, fallback: false)
#set page(paper: "a4", margin: (x: 14mm, top: 16mm, bottom: 16mm), footer: context [
  #set text(size: 8pt)
  #data.congregation #h(1fr) #counter(page).display("1 / 1", both: true)
])
#set table(stroke: (x, y) => (bottom: 0.4pt), inset: (x: 3pt, y: 4pt), column-gutter: 4pt)
#show table.cell.where(y: 0): strong
#let heading-of(title, line) = block(below: 5mm)[
  #text(size: 16pt, weight: "bold", title) #h(1fr) #text(size: 9pt, line)
]
#let section-of(name, line: none, breakable: true, body) = block(breakable: breakable, width: 100%, below: 6mm)[
  #block(sticky: true, below: 2mm)[#text(size: 12pt, weight: "bold", name) #if line != none [#h(3mm) #text(size: 9pt, line)]]
  #body
]
#let table-of(columns, head, rows, none-said) = if rows.len() == 0 [#none-said] else {
  table(columns: columns, table.header(..head), ..rows.flatten())
}
#let side-by-side(count, body) = columns(count, gutter: 6mm, body)
`;
}
