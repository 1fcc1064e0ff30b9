/** How everything printed looks: white, black, hairlines, no fills; a head with congregation, title and date (look, print). */
import { isRightToLeft } from '@sheaf/phrases/spoken-languages';

/**
 * Source before every body. `data` is what the domain gave; the parts are for all papers: `heading-of` the title with what it covers,
 * `section-of` a part with a name that stays with its content, `table-of` a table whose head repeats on each page or a sentence where
 * there is nothing, `side-by-side` columns. All of them follow the direction of the text.
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
