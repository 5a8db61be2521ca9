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

/** Returns the start of a file of invoices. */
export const notasHead = (): string => csvHead(HEADINGS);

/**
 * Returns an invoice's row: the columns of the screen, and its value. The key is in groups: a spreadsheet
 * would round it.
 */
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

/**
 * Returns the name of a file, `NotasFiscais-20261121101530.csv`, from an instant as ISO text with its offset.
 */
export const notasNome = (instant: string): string =>
  `NotasFiscais-${instant.slice(0, 19).replace(/\D/g, '')}.csv`;
