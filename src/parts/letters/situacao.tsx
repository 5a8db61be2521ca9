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
import { ListaLegenda, ListaMarca, type MarcaDaLista, TOM } from '#parts/list/legenda.tsx';

/** A situation of a letter with its mark, and the tone of its word. */
export type SituacaoDaCarta = MarcaDaLista & { readonly id: number; readonly tone: Tone };

const situacao = (id: number, letra: string, tom: string, tone: Tone): SituacaoDaCarta => ({
  id,
  letra,
  nome: descricaoCarta(id),
  tom,
  tone,
});

/** The situations in the order of the legend. */
export const SITUACOES: readonly SituacaoDaCarta[] = [
  situacao(CARTA_ABERTA, 'A', TOM.azul, 'brand'),
  situacao(CARTA_AGUARDANDO, 'G', TOM.amarelo, 'caution'),
  situacao(CARTA_REJEITADA, 'R', TOM.vermelho, 'negative'),
  situacao(CARTA_FINALIZADA, 'F', TOM.verde, 'positive'),
  situacao(CARTA_EXCLUIDA, 'E', TOM.cinza, 'neutral'),
];

const situacaoOf = (id: number) => SITUACOES.find((one) => one.id === id);

/** The situation's name, the server's own for one that the app does not know. */
export const situacaoNome = ({ idCartaCorrecaoSituacao: id, descricao }: CartaCorrecaoSituacao): string =>
  situacaoOf(id)?.nome ?? descricao;

/** The mark of a letter: the letter of its situation in its colour. */
export function CartaMarca({ situacao }: { situacao: CartaCorrecaoSituacao }) {
  const { idCartaCorrecaoSituacao: id, descricao } = situacao;
  return <ListaMarca {...(situacaoOf(id) ?? { letra: '?', nome: descricao, tom: TOM.roxo })} />;
}

/** The situation in words. */
export function CartaStatus({ situacao }: { situacao: CartaCorrecaoSituacao }) {
  const tone = situacaoOf(situacao.idCartaCorrecaoSituacao)?.tone ?? 'neutral';
  return <Status tone={tone}>{situacaoNome(situacao)}</Status>;
}

/** The meaning of the marks. */
export const CartaLegenda = () => <ListaLegenda marcas={SITUACOES} />;
