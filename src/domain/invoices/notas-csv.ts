import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import { csvHead, csvRow } from '#lib/csv.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatDocument } from '#lib/format-document.ts';
import { formatChaveAcesso } from './chave-acesso.ts';

const HEADINGS = [
  'CPF/CNPJ',
  'Destinatário',
  'Operação',
  'Chave NF-e',
  'Data de emissão',
  'Número',
  'Série',
  'Tipo de emissão',
  'Possui boleto',
  'Valor (R$)',
];

/** The start of a file of invoices. */
export const notasHead = (): string => csvHead(HEADINGS);

/** An invoice's row: the columns of the screen, and its value. A spreadsheet would round a key, so it is in groups. */
export const notasRow = ({ titulo, ...nota }: NotaFiscal): string =>
  csvRow([
    formatDocument(titulo.pessoaDestinatario.cpfCnpj),
    titulo.pessoaDestinatario.nome,
    titulo.operacao.descOperacao,
    formatChaveAcesso(nota.chaveAcesso),
    formatDate(nota.dataDocumento.slice(0, 10)),
    nota.numDocumento,
    titulo.serieDocumento,
    nota.nfeTipoEmissao.descTipoEmissao,
    nota.boletos.length > 0 ? 'Sim' : 'Não',
    nota.valorTotalNota === undefined ? null : { value: nota.valorTotalNota, decimals: 2 },
  ]);

/** `NotasFiscais-20261121101530.csv` of an instant as ISO text with its offset. */
export const notasNome = (instant: string): string =>
  `NotasFiscais-${instant.slice(0, 19).replace(/\D/g, '')}.csv`;
