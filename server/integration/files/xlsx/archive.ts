import yauzl from 'yauzl';
import { UnreadableFile } from '#server/integration/files/line.ts';

/** Bounds of a workbook: its parts, the bytes of all that are read, and of each the ratio of unpacked to packed. */
export type ArchiveLimits = {
  readonly partes: number;
  readonly bytes: number;
  readonly proporcao: number;
};

/** A full sheet of Excel is about 1 GB of XML and at most 30 times its packed size. */
export const LIMITS: ArchiveLimits = { partes: 2000, bytes: 2 * 1024 ** 3, proporcao: 300 };

/** A small part may be very regular. */
const RATIO_FROM = 1024 * 1024;

const DAMAGED =
  'A planilha está cortada, danificada ou não é .xlsx. Abra-a e salve de novo como .xlsx ou CSV.';
const HUGE = 'A planilha descompactada é grande demais. Salve-a como CSV.';

/** Turns an error of the archive or its compression into one of the file; one of the system stays as it is. */
function asUnreadable(error: unknown): unknown {
  return error instanceof UnreadableFile || (error instanceof Error && 'syscall' in error)
    ? error
    : new UnreadableFile(1, DAMAGED);
}

/** The parts of a workbook by name, unpacked while they are read, within limits. */
export class Archive {
  readonly #zip: yauzl.ZipFile;
  readonly #entries = new Map<string, yauzl.Entry>();
  readonly #limits: ArchiveLimits;
  #unpacked = 0;

  private constructor(zip: yauzl.ZipFile, limits: ArchiveLimits) {
    this.#zip = zip;
    this.#limits = limits;
  }

  /** @throws UnreadableFile for something else than an archive, or one with too many parts. */
  static async open(source: string | Buffer, limits: ArchiveLimits): Promise<Archive> {
    try {
      const options = { lazyEntries: true, autoClose: false };
      const zip = await (typeof source === 'string'
        ? yauzl.openPromise(source, options)
        : yauzl.fromBufferPromise(source, options));
      const archive = new Archive(zip, limits);
      await archive.#list();
      return archive;
    } catch (error) {
      throw asUnreadable(error);
    }
  }

  async #list(): Promise<void> {
    try {
      if (this.#zip.entryCount > this.#limits.partes)
        throw new UnreadableFile(1, `A planilha tem ${this.#zip.entryCount} partes: não é um .xlsx comum.`);
      for await (const entry of this.#zip.eachEntry()) this.#entries.set(entry.fileName, entry);
    } catch (error) {
      this.#zip.close();
      throw error;
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** Unpacks a part; nothing for an absent one. @throws UnreadableFile beyond the limits. */
  async *read(name: string): AsyncGenerator<Uint8Array> {
    const entry = this.#entries.get(name);
    if (entry === undefined) return;
    if (entry.uncompressedSize > this.#limits.bytes) throw new UnreadableFile(1, HUGE);
    try {
      let bytes = 0;
      for await (const chunk of (await this.#zip.openReadStreamPromise(entry)) as AsyncIterable<Uint8Array>) {
        bytes += chunk.length;
        this.#unpacked += chunk.length;
        if (this.#unpacked > this.#limits.bytes) throw new UnreadableFile(1, HUGE);
        if (bytes > RATIO_FROM && bytes > entry.compressedSize * this.#limits.proporcao)
          throw new UnreadableFile(
            1,
            'A planilha se descompacta em um tamanho fora do comum e foi recusada.',
          );
        yield chunk;
      }
    } catch (error) {
      throw asUnreadable(error);
    }
  }

  close(): void {
    this.#zip.close();
  }
}
