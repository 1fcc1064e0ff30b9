/** A PDF of plain lines without a library, for the demo's noticeboard. */

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);

/** Lines of Latin letters; the first is the title. */
export function plainPdf(lines: readonly string[]): Buffer {
  const shown = lines.map(
    (line, index) => `/F${index === 0 ? 2 : 1} ${index === 0 ? 20 : 12} Tf (${escaped(line)}) Tj 0 -24 Td`,
  );
  const content = `BT 64 770 Td ${shown.join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
