import { zipSync } from 'fflate';
import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import { arquivoKey, readArquivo } from '#mirror/arquivos.ts';
import type { Arquivo } from '#parts/share/um-pdf.ts';
import type { ArquivoRow, NotaArquivoTipo } from '#vault/arquivo-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** A kind of document, with the word that the questions use. */
export const TIPO_NOME: Readonly<Record<NotaArquivoTipo, string>> = {
  xml: 'XML',
  danfe: 'Danfe',
  boleto: 'Boleto',
};

const ZIP = 'application/zip';

const temBoleto = ({ boletos }: NotaFiscal): boolean => boletos.length > 0;

/** The invoices that have a document of a kind: all but for boletos. */
export const comArquivo = (notas: readonly NotaFiscal[], tipo: NotaArquivoTipo): NotaFiscal[] =>
  tipo === 'boleto' ? notas.filter(temBoleto) : [...notas];

/** The ids for the request: an invoice's own, or those of its boletos. */
export const idsOf = (notas: readonly NotaFiscal[], tipo: NotaArquivoTipo): number[] =>
  tipo === 'boleto'
    ? notas.flatMap(({ boletos }) => boletos.map(({ idBoleto }) => idBoleto))
    : notas.map(({ titulo }) => titulo.idTitulo);

/** `20261122093015` of an instant in the business time zone. */
const stamp = (instant: string): string => instant.slice(0, 19).replaceAll(/\D/g, '');

/** The name of one document's file: the XML by its access key, as tax programs do. */
export function arquivoNome(tipo: NotaArquivoTipo, { chaveAcesso, numDocumento }: NotaFiscal): string {
  if (tipo === 'xml') return `${chaveAcesso}-procNFe.xml`;
  return tipo === 'danfe' ? `Danfe-${numDocumento}.pdf` : `Boletos-${numDocumento}.zip`;
}

/** The name of a ZIP of several documents. */
const zipNome = (tipo: NotaArquivoTipo, instant: string): string =>
  `${tipo === 'boleto' ? 'Boletos' : TIPO_NOME[tipo]}-${stamp(instant)}.zip`;

/** The server's file under its name and kind. `instant`: ISO text in the business time zone. */
export function toArquivo(
  blob: Blob,
  tipo: NotaArquivoTipo,
  notas: readonly NotaFiscal[],
  instant: string,
): Arquivo {
  const [first, ...others] = notas;
  if (first && others.length === 0) return { nome: arquivoNome(tipo, first), blob };
  return { nome: zipNome(tipo, instant), blob: new Blob([blob], { type: ZIP }) };
}

/** Whether all of them are kept on this device. */
export const isGuardado = (
  notas: readonly NotaFiscal[],
  tipo: NotaArquivoTipo,
  guardados: ReadonlySet<string>,
): boolean =>
  notas.length > 0 && notas.every((nota) => guardados.has(arquivoKey(tipo, nota.titulo.idTitulo)));

async function zipOf(rows: readonly ArquivoRow[]): Promise<Blob> {
  const entries = await Promise.all(
    rows.map(async ({ nome, blob }) => [nome, new Uint8Array(await blob.arrayBuffer())] as const),
  );
  const bytes = zipSync(Object.fromEntries(entries));
  return new Blob([bytes.slice()], { type: ZIP });
}

/** Documents as this device keeps them, several as a ZIP; null where one is gone. */
export async function readGuardados(
  vault: Vault,
  tipo: NotaArquivoTipo,
  notas: readonly NotaFiscal[],
  instant: string,
): Promise<Arquivo | null> {
  const rows = await Promise.all(notas.map(({ titulo }) => readArquivo(vault, tipo, titulo.idTitulo)));
  const kept = rows.filter((row) => row !== undefined);
  if (kept.length < rows.length) return null;
  const [first, ...others] = kept;
  if (first && others.length === 0) return first;
  return { nome: zipNome(tipo, instant), blob: await zipOf(kept) };
}
