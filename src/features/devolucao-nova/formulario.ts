import {
  type ItemDaNotaDevolvivel,
  type NotaDevolvivel,
  OBSERVACOES_MAXIMO,
} from '#contract/returns/devolucao.ts';
import { podeVoltar } from '#domain/returns/prazo.ts';
import { type AAprovar, aceitaRefrigerado, SITUACOES_QUE_DEVOLVEM } from '#domain/returns/regras.ts';
import { businessDayOf } from '#lib/business-day.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { isFimAqui } from '#parts/returns/fim-aqui.ts';
import { isNotaForaPrazo } from '#parts/returns/nota-filtro.ts';
import type { NotaVista } from '#vault/devolucao-intents.ts';

export type DevolucaoTipo = 'total' | 'parcial';

/** The chosen invoice, and the server's word on its term. */
export type NotaEscolhida = NotaVista & { readonly foraPrazo: boolean };

/** The typed form of a new return. */
export type Formulario = {
  readonly nota: NotaEscolhida | null;
  readonly tipo: DevolucaoTipo | null;
  readonly idMotivo: number | null;
  readonly notaEletronica: boolean;
  readonly observacoes: string;
};

/** An invoice as the search found it, for the form. */
export const toEscolhida = (nota: NotaDevolvivel): NotaEscolhida => ({
  idTitulo: nota.idTitulo,
  numDocumento: nota.numDocumento,
  serieDocumento: nota.serieDocumento,
  dataDocumento: nota.dataDocumento,
  valorTotalNota: nota.valorTotalNota,
  idPessoaEmitente: nota.idPessoaEmitente,
  prazoAte: nota.prazoAte ?? null,
  foraPrazo: nota.foraPrazo ?? false,
});

export const FORMULARIO_VAZIO: Formulario = {
  nota: null,
  tipo: null,
  idMotivo: null,
  notaEletronica: true,
  observacoes: '',
};

export const REFRIGERADO_NAO_VOLTA =
  'Produtos refrigerados só são devolvidos por avaria no transporte ou falha na cadeia fria.';

export const NOTA_NAO_VOLTA = 'A nota fiscal não pode mais ser devolvida.';

/** True if goods of an invoice can go back on a day for a reason; `emitidaEm`: the moment of the invoice. */
export const notaVolta = (emitidaEm: string, dia: string, idMotivo: number): boolean =>
  podeVoltar(businessDayOf(new Date(emitidaEm)), dia, idMotivo);

/** True if something would be lost with the form. */
export const isTocado = ({ nota, tipo, idMotivo, observacoes }: Formulario): boolean =>
  nota !== null || tipo !== null || idMotivo !== null || observacoes !== '';

/** Changes the type: only a total return has a reason of its own and accepts a paper invoice. */
export const comTipo = (form: Formulario, tipo: DevolucaoTipo): Formulario => ({
  ...form,
  tipo,
  idMotivo: tipo === 'total' ? form.idMotivo : null,
  notaEletronica: true,
});

/** The length of a text as a person counts it. */
const contar = (text: string): number => Array.from(text).length;

/** The typed observations: the characters that fit, without the one that no database stores. */
export const toObservacoes = (text: string): string =>
  Array.from(text.replaceAll('\0', '')).slice(0, OBSERVACOES_MAXIMO).join('');

export const observacoesText = (text: string): string =>
  `Total de caracteres: ${contar(text)} de ${OBSERVACOES_MAXIMO}`;

export const JA_VOLTOU = 'Parte desta nota já foi devolvida. Faça uma devolução parcial.';

/** The returns of the chosen invoice on this device, and its lines if they are there. */
export type DaNota = {
  readonly itens: readonly Pick<
    ItemDaNotaDevolvivel,
    'refrigerado' | 'controlado' | 'quantidadeDevolvida' | 'itemLote'
  >[];
  readonly devolucoes: readonly Pick<DevolucaoAqui, 'isFinalizada' | 'idSituacao' | 'recusada'>[];
};

/** True if units of the invoice went back, or are about to from this device. */
const jaVoltou = ({ itens, devolucoes }: DaNota): boolean =>
  itens.some(({ quantidadeDevolvida, itemLote }) => (quantidadeDevolvida ?? itemLote.quantidade) > 0) ||
  devolucoes.some(
    (one) => one.recusada === null && (isFimAqui(one) || SITUACOES_QUE_DEVOLVEM.includes(one.idSituacao)),
  );

/**
 * Why a form cannot be sent today, at its first field; null where it can. The lines of a partial return have their own
 * reasons, which their dialog checks.
 */
export function formularioErro(
  { nota, tipo, idMotivo }: Formulario,
  daNota: DaNota,
  hoje: string,
): string | null {
  if (nota === null) return 'Nenhuma nota fiscal foi selecionada.';
  if (tipo === null) return 'Selecione o tipo da devolução: total ou parcial.';
  if (tipo === 'parcial') return null;
  if (idMotivo === null) return 'Selecione o motivo da devolução.';
  if (!notaVolta(nota.dataDocumento, hoje, idMotivo)) return NOTA_NAO_VOLTA;
  if (jaVoltou(daNota)) return JA_VOLTOU;
  const temRefrigerado = daNota.itens.some(({ refrigerado }) => refrigerado);
  return temRefrigerado && !aceitaRefrigerado(idMotivo) ? REFRIGERADO_NAO_VOLTA : null;
}

/** The next thing to do in a form, as a sentence; `isPronto` once nothing is missing. */
export function proximoPasso({ nota, tipo, idMotivo }: Formulario): { texto: string; isPronto: boolean } {
  const falta = (texto: string) => ({ texto, isPronto: false });
  if (nota === null) return falta('Selecione a nota fiscal da devolução.');
  if (tipo === null) return falta('Diga se volta a nota inteira (Total) ou uma parte dela (Parcial).');
  if (tipo === 'total' && idMotivo === null) return falta('Escolha o motivo da devolução.');
  const texto =
    tipo === 'total'
      ? 'Confira e finalize: a nota inteira volta.'
      : 'Confirme: em seguida você escolhe os itens e as quantidades.';
  return { texto, isPronto: true };
}

/** The facts of a total return that decide whether it needs approval. */
export const aAprovarDoForm = (
  { nota, idMotivo, notaEletronica }: Formulario & { readonly nota: NotaEscolhida },
  { itens }: DaNota,
  hoje: string,
): AAprovar => ({
  foraPrazo: isNotaForaPrazo(nota, hoje),
  isManual: !notaEletronica,
  temControlado: itens.some(({ controlado }) => controlado),
  motivos: idMotivo === null ? [] : [idMotivo],
});
