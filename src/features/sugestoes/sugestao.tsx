import { nomeInformado } from '#domain/catalogue/marca.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { formatUnitPrice } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import { EstoqueSign } from '#parts/product/estoque-sign.tsx';
import { estoqueOf } from '#parts/product/estoque-view.ts';
import { ItemPicture } from '#parts/product/item-picture.tsx';
import { precoView } from '#parts/product/preco-view.ts';
import type { Termos } from './achados.ts';
import { Opcao } from './opcao.tsx';
import * as css from './sugestoes.css.ts';

export type SugestaoProps = {
  id: string;
  produto: ProdutoResumo;
  termos: Termos;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

/** A suggested product: box, name, maker, and the customer's price of one unit. */
export function Sugestao({ id, produto, termos, isActive, onPoint, onChoose }: SugestaoProps) {
  const preco = produto.preco && precoView(produto.preco, 1, termos?.calcularSt ?? false);
  const estoque = estoqueOf(produto);
  return (
    <Opcao id={id} isActive={isActive} className={css.option} onPoint={onPoint} onChoose={onChoose}>
      <span className={css.picture}>
        <ItemPicture {...produto} size={40} isDecorative />
      </span>
      <span className={css.words}>
        <span className={css.nome}>
          {produto.nome} <span className={css.apresentacao}>{keepPack(produto.apresentacao)}</span>
        </span>
        <span className={css.detail}>{nomeInformado(produto.fabricante)}</span>
      </span>
      <span className={css.figures}>
        {preco && <span className={css.preco}>{formatUnitPrice(preco.por)}</span>}
        {preco && preco.st > 0 && <span className={css.detail}>{`+ ST ${formatUnitPrice(preco.st)}`}</span>}
        {estoque !== 'disponivel' && <EstoqueSign estoque={estoque} units={produto.preco?.estoque ?? 0} />}
      </span>
    </Opcao>
  );
}
