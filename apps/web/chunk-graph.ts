/** Finds the files of a build that modules need. */
import type { Rolldown } from 'vite';

export class ChunkGraph {
  readonly #bundle: Rolldown.OutputBundle;
  readonly #byModule = new Map<string, Rolldown.OutputChunk>();

  constructor(bundle: Rolldown.OutputBundle) {
    this.#bundle = bundle;
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') for (const id of file.moduleIds) this.#byModule.set(id, file);
  }

  /** The chunks of these modules and everything that they import, imported ones first, and their styles. */
  filesOf(modules: readonly string[]): string[] {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const add = (name: string): void => {
      const file = this.#bundle[name];
      if (file?.type !== 'chunk' || scripts.has(name)) return;
      scripts.add(name);
      for (const imported of file.imports) add(imported);
      for (const style of file.viteMetadata?.importedCss ?? []) styles.add(style);
    };
    for (const module of modules) {
      const chunk = this.#byModule.get(module);
      if (!chunk) throw new Error(`the build has no file with ${module}`);
      add(chunk.fileName);
    }
    return [...scripts, ...styles];
  }
}
