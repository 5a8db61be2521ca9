import { MOTIVO_OUTRO, MOTIVOS_DA_VISITA, TEXTO_DA_VISITA_MAXIMO } from '#contract/visits/visita.ts';

/** A user's words about a visit; `motivo` is null where something was sold. */
export type NotaDeVisita = { motivo: number | null; texto: string };

const MOTIVOS: Readonly<Record<number, string>> = {
  1: 'Estoque cheio',
  2: 'Comprador ausente',
  3: 'Preço',
  4: 'Comprou de outro fornecedor',
  5: 'Sem crédito',
  6: 'Faltou produto',
  [MOTIVO_OUTRO]: 'Outro',
};

/** A reason in words; one of a newer server is another one. */
export const motivoText = (motivo: number): string => MOTIVOS[motivo] ?? 'Outro';

/** A note in one line: its reason and its text. */
export const notaText = ({ motivo, texto }: NotaDeVisita): string =>
  [motivo !== null && motivoText(motivo), texto].filter(Boolean).join(' · ');

/** The reasons in the order in which they are offered. */
export const MOTIVOS_OFERECIDOS: readonly { value: number; label: string }[] = MOTIVOS_DA_VISITA.map(
  (motivo) => ({ value: motivo, label: motivoText(motivo) }),
);

const SEM_MOTIVO = 'Escolha o motivo.';
const MOTIVO_DESCONHECIDO = 'Escolha um motivo da lista.';
const SEM_TEXTO = 'Escreva a anotação.';
const OUTRO_SEM_TEXTO = 'Escreva qual foi o motivo.';
const TEXTO_LONGO = `A anotação pode ter no máximo ${TEXTO_DA_VISITA_MAXIMO} caracteres.`;

/** The errors of a note by its field. */
export type ErrosDaNota = Partial<Record<'motivo' | 'texto', string>>;

function erroDoTexto({ motivo, texto }: NotaDeVisita): string | null {
  if (texto.length > TEXTO_DA_VISITA_MAXIMO) return TEXTO_LONGO;
  if (texto.trim() !== '') return null;
  if (motivo === null) return SEM_TEXTO;
  return motivo === MOTIVO_OUTRO ? OUTRO_SEM_TEXTO : null;
}

/** The errors of a note as the server knows them: it cannot tell whether an order is still on its way. */
export function errosDaNota(nota: NotaDeVisita): ErrosDaNota {
  const texto = erroDoTexto(nota);
  const isKnown = nota.motivo === null || MOTIVOS_DA_VISITA.includes(nota.motivo);
  return { ...(isKnown ? {} : { motivo: MOTIVO_DESCONHECIDO }), ...(texto === null ? {} : { texto }) };
}

/** The errors of a note as it is typed: without an order of the day it needs a reason. */
export const errosDaVisita = (nota: NotaDeVisita, hasPedido: boolean): ErrosDaNota =>
  nota.motivo === null && !hasPedido ? { motivo: SEM_MOTIVO } : errosDaNota(nota);

/** The refusal of a note that another device of the user has written or changed meanwhile. */
export const VISITA_MUDOU =
  'Outro aparelho já anotou esta visita. Confira a anotação que ficou no servidor antes de enviar a sua no lugar dela.';

/** The refusals of a note whose day is not the day of its writing, or is yet to come or long ago. */
export const DIA_DIFERENTE = 'A anotação precisa ser do dia em que foi escrita.';
export const DIA_DISTANTE =
  'A anotação é de um dia distante de hoje. Confira a data do aparelho e escreva de novo.';
