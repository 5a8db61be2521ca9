import { nomeInformado } from '#domain/catalogue/marca.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { formatCount } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import { Button } from '#ui/button.tsx';
import type { Fim } from './fim-da-linha.ts';
import * as css from './import.css.ts';
import type { Sugestao } from './sugerir.ts';

type TextProps = Sugestao & {
  /** The number at the line's end; null without one. */
  fim: Fim | null;
};

type ActsProps = Omit<TextProps, 'pedidas'> & {
  /** `taken`: with that number as the quantity. */
  onUse: (taken?: Fim) => void;
};

const outraEmbalagem = (pedidas: number): string =>
  `Outra embalagem? A linha pede ${formatCount(pedidas)} ${pedidas === 1 ? 'unidade' : 'unidades'}.`;

const fimText = ({ numero, isPack }: Fim): string =>
  isPack
    ? `A linha termina em ${formatCount(numero)}: é a embalagem ou a quantidade?`
    : `Quantidade no fim da linha: ${formatCount(numero)}.`;

const descricao = ({ nome, apresentacao }: ProdutoResumo): string => descricaoProduto(nome, apresentacao);

/** Asks whether a product is the one that a line's name means, and says what its pack and its last number may mean. */
export function SugestaoText({ produto, pedidas, fim }: TextProps) {
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
export function SugestaoActs({ produto, fim, onUse }: ActsProps) {
  const use = (label: string, taken?: Fim) => (
    <Button
      size="sm"
      variant="primary"
      aria-label={`${label} ${descricao(produto)}`}
      onPress={() => onUse(taken)}
    >
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
