/** How everything printed looks: white, black, hairlines, no fills; a head with congregation, title and date (look, print). */

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/** Source before every body. `data` is what the domain gave; `heading` and `cell` are for all to use. */
export function paper(lang: string): string {
  const language = /^[a-z]{2,3}/.exec(lang)?.[0] ?? 'en';
  const direction = rightToLeft.has(language) ? 'rtl' : 'ltr';
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
`;
}
