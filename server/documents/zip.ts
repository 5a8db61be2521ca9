import { Zip, ZipPassThrough } from 'fflate';

/** One file of an archive; its name becomes a safe one. */
export type ZipFile = { readonly name: string; readonly content: AsyncIterable<Uint8Array> };

/** Letters, digits, dots and dashes, so that no system takes it for a folder, a drive or a command. */
const safeName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(-100) || 'arquivo';

/** A name that is new to the archive, ignoring case: a-2.pdf after a.pdf. */
function freeName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem}-${count}${end}`;
  taken.add(free.toLowerCase());
  return free;
}

/** Files as a ZIP, one part at a time, stored without compression: the contents are compressed already. */
export async function* zip(files: readonly ZipFile[], now: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const taken = new Set<string>();
  for (const { name, content } of files) {
    const entry = new ZipPassThrough(freeName(safeName(name), taken));
    entry.mtime = now;
    archive.add(entry);
    for await (const chunk of content) {
      entry.push(chunk);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}
