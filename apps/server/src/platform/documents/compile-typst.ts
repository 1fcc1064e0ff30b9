/** The typst compiler with its fonts, loaded with this module. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

export interface Sources {
  source: string;
  /** Files that the source reads as `/name`. */
  files: Record<string, Uint8Array>;
  /** Tags headings and tables for screen readers. */
  tagged: boolean;
}

const fonts = [
  import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
];
const fontBlobs = fonts.map((font) => readFileSync(fileURLToPath(font)));
// Does not exist: a source cannot read files of the machine.
const workspace = '/sheaf-paper';
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });

/** A warning counts as a failure: usually a font is missing, and its text would not be printed. */
export function compileTypst({ source, files, tagged }: Sources): Uint8Array {
  for (const [name, bytes] of Object.entries(files))
    compiler.mapShadow(`${workspace}/${name}`, Buffer.from(bytes));
  try {
    const result = compiler.compile({ mainFileContent: source });
    const trouble = result.takeDiagnostics() ?? result.takeWarnings();
    if (!result.result || trouble) {
      const told = trouble ? JSON.stringify(compiler.fetchDiagnostics(trouble)) : 'no document';
      throw new Error(`typst: ${told}`);
    }
    return compiler.pdf(result.result, { pdfTags: tagged });
  } finally {
    compiler.resetShadow();
    compiler.evictCache(0);
  }
}
