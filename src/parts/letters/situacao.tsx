import {
  CARTA_ABERTA,
  CARTA_AGUARDANDO,
  CARTA_EXCLUIDA,
  CARTA_FINALIZADA,
  CARTA_REJEITADA,
  type CartaCorrecaoSituacao,
} from '#contract/letters/carta.ts';
import { descricaoCarta } from '#domain/letters/situacao.ts';
import { Status } from '#ui/badge.tsx';
import type { Tone } from '#ui/tone.css.ts';

/** A situation of a letter, with the fixed colour of its word. */
export type SituacaoDaCarta = { readonly id: number; readonly nome: string; readonly tone: Tone };

const situacao = (id: number, tone: Tone): SituacaoDaCarta => ({ id, nome: descricaoCarta(id), tone });

/** The situations in the order of the legend. */
export const SITUACOES: readonly SituacaoDaCarta[] = [
  situacao(CARTA_ABERTA, 'brand'),
  situacao(CARTA_AGUARDANDO, 'caution'),
  situacao(CARTA_REJEITADA, 'negative'),
  situacao(CARTA_FINALIZADA, 'positive'),
  situacao(CARTA_EXCLUIDA, 'neutral'),
];

const situacaoOf = (id: number) => SITUACOES.find((one) => one.id === id);

/** The situation's name, the server's own for one that the app does not know. */
export const situacaoNome = ({ idCartaCorrecaoSituacao: id, descricao }: CartaCorrecaoSituacao): string =>
  situacaoOf(id)?.nome ?? descricao;

/** The situation in words. */
export function CartaStatus({ situacao }: { situacao: CartaCorrecaoSituacao }) {
  const tone = situacaoOf(situacao.idCartaCorrecaoSituacao)?.tone ?? 'neutral';
  return <Status tone={tone}>{situacaoNome(situacao)}</Status>;
}
