import { UnreadableFile } from './line.ts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];

const SIGNATURES: readonly (readonly [number[], string])[] = [
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'O arquivo é uma planilha antiga (.xls) ou tem senha. Salve-o sem senha como .xlsx ou CSV.',
  ],
  [[0x1f, 0x8b], 'O arquivo está compactado (gzip). Descompacte-o antes.'],
  [[0x25, 0x50, 0x44, 0x46], 'O arquivo é um PDF. Exporte os dados como CSV ou .xlsx.'],
];

const begins = (head: Uint8Array, bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => head[at] === byte);

/** A sentence if the first bytes are those of neither a text nor an archive. */
export const whyOtherKind = (head: Uint8Array): string | undefined =>
  SIGNATURES.find(([bytes]) => begins(head, bytes))?.[1];

/** @throws UnreadableFile if the first bytes are those of neither a text nor an archive. */
export function refuseOtherKinds(head: Uint8Array): void {
  const sentence = whyOtherKind(head);
  if (sentence !== undefined) throw new UnreadableFile(1, sentence);
}

/** @throws UnreadableFile if the first bytes are those of a known kind of file that is no text. */
export function refuseNonText(head: Uint8Array): void {
  refuseOtherKinds(head);
  if (begins(head, ZIP))
    throw new UnreadableFile(
      1,
      'O arquivo é uma planilha .xlsx ou um .zip, não um texto. Dê a ele o nome certo ou salve-o como CSV.',
    );
}
