import { cutText } from '#lib/cut-text.ts';
import { printableLine } from '#lib/win-ansi.ts';
import type { Parte } from '#server/nfe/port.ts';
import type { LinhaDoPapel, PapelDaDevolucao } from './data/papel.ts';

/** More than a name or an observation may have, and little enough for a cell of a page. */
const MAXIMO = 250;
const MAXIMO_CODIGO = 60;

const texto = (value: string, max = MAXIMO): string => cutText(printableLine(value), max);

const parteImprimivel = (parte: Parte): Parte => ({
  nome: texto(parte.nome),
  nomeFantasia: texto(parte.nomeFantasia),
  cpfCnpj: texto(parte.cpfCnpj),
  inscricaoEstadual: texto(parte.inscricaoEstadual),
  logradouro: texto(parte.logradouro),
  numero: texto(parte.numero),
  bairro: texto(parte.bairro),
  cidade: texto(parte.cidade),
  estado: texto(parte.estado),
  cep: texto(parte.cep),
  telefone: texto(parte.telefone),
});

const linhaImprimivel = (linha: LinhaDoPapel): LinhaDoPapel => ({
  ...linha,
  codigo: texto(linha.codigo, MAXIMO_CODIGO),
  descricao: texto(linha.descricao),
  lote: texto(linha.lote, MAXIMO_CODIGO),
  motivo: texto(linha.motivo),
});

/** A return whose texts a PDF's fonts can print, each on one line and no longer than a cell can hold. */
export const papelImprimivel = (papel: PapelDaDevolucao): PapelDaDevolucao => ({
  ...papel,
  observacoes: texto(papel.observacoes),
  cliente: parteImprimivel(papel.cliente),
  filial: parteImprimivel(papel.filial),
  linhas: papel.linhas.map(linhaImprimivel),
});
