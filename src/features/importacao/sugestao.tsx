import { nomeInformado } from '#domain/catalogue/marca.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { formatCount } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import { Button } from '#ui/button.tsx';
import * as css from './import.css.ts';
import type { Fim, Sugestao } from './sugerir.ts';

type ActsProps = {
  sugestao: Sugestao;
  /** The line's own quantity; the number at its end is one only where this is not said elsewhere. */
  quantidade: number;
  /** `fim`: with the number at the line's end as its quantity. */
  onUse: (fim?: Fim) => void;
};

const outraEmbalagem = (pedidas: number): string =>
  `Outra embalagem? A linha pede ${formatCount(pedidas)} ${pedidas === 1 ? 'unidade' : 'unidades'}.`;

const fimText = ({ numero, isPack }: Fim): string =>
  isPack
    ? `A linha termina em ${formatCount(numero)}: é a embalagem ou a quantidade?`
    : `Quantidade no fim da linha: ${formatCount(numero)}.`;

/** The number at the end of a line without another quantity; null elsewhere. */
export const fimDe = ({ fim }: Sugestao, quantidade: number): Fim | null => (quantidade === 1 ? fim : null);

const descricao = ({ nome, apresentacao }: ProdutoResumo): string => descricaoProduto(nome, apresentacao);

/** Asks whether a product is the one that a line's name means, and says what its pack and its last number may mean. */
export function SugestaoText({ sugestao, quantidade }: Pick<ActsProps, 'sugestao' | 'quantidade'>) {
  const { produto, pedidas } = sugestao;
  const fim = fimDe(sugestao, quantidade);
  return (
    <>
      <span className={css.suggested}>{keepPack(`Será este? ${descricao(produto)}`)}</span>
      {pedidas !== null && <span className={css.suggested}>{outraEmbalagem(pedidas)}</span>}
      {fim !== null && <span className={css.suggested}>{fimText(fim)}</span>}
      <span className={css.detail}>{nomeInformado(produto.fabricante)}</span>
    </>
  );
}

/** Takes the suggested product for the line: with its own quantity, or with the number at its end. */
export function SugestaoActs({ sugestao, quantidade, onUse }: ActsProps) {
  const produto = descricao(sugestao.produto);
  const fim = fimDe(sugestao, quantidade);
  const use = (label: string, taken?: Fim) => (
    <Button size="sm" variant="primary" aria-label={`${label} ${produto}`} onPress={() => onUse(taken)}>
      {label}
    </Button>
  );
  if (fim === null) return use('Usar');
  return (
    <>
      {fim.isPack && use('Usar 1')}
      {use(`Usar ${formatCount(fim.numero)}`, fim)}
    </>
  );
}
