import { useState } from 'react';
import { nomeInformado } from '#domain/catalogue/marca.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { formatCount } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import { useMay } from '#parts/device/use-may.ts';
import { EstoqueSign } from '#parts/product/estoque-sign.tsx';
import { estoqueOf } from '#parts/product/estoque-view.ts';
import { ItemPicture } from '#parts/product/item-picture.tsx';
import { PrecoBlock } from '#parts/product/preco-block.tsx';
import { precoView } from '#parts/product/preco-view.ts';
import { precoDaUnidadeText } from '#parts/product/similares.ts';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import { useIsDense } from '#ui/use-is-dense.ts';
import { Comprar } from './buy-control.tsx';
import { ProdutoLink } from './produto-link.tsx';
import * as css from './similar-row.css.ts';
import type { Compra } from './use-compra.ts';

export type SimilarRowProps = {
  produto: ProdutoResumo;
  /** The product that it replaces. */
  noLugarDe: ProdutoResumo;
  compra: Compra;
  /** The units that are offered at first. */
  quantidade?: number;
};

/** A product in stock that replaces another one: its facts, its price per unit, and a button that buys it. */
export function SimilarRow({ produto, noLugarDe, compra, quantidade: first = 1 }: SimilarRowProps) {
  const [quantidade, setQuantidade] = useState(first);
  const isDense = useIsDense();
  const mayAct = useMay('act');
  const { preco } = produto;
  if (preco === null) return null;
  const label = descricaoProduto(produto.nome, produto.apresentacao);
  const inCart = compra.celulaOfProduto(produto.idProduto).inCart ?? 0;
  const unidade = precoDaUnidadeText(produto, noLugarDe, compra.calcularSt);
  const buy = async () => {
    if (await compra.comprar(produto, quantidade)) setQuantidade(1);
  };
  return (
    <li className={css.row}>
      <ItemPicture {...produto} size={48} isDecorative />
      <div className={css.words}>
        <p className={css.nome}>
          <ProdutoLink produto={produto} compra={compra} className={css.link}>
            {produto.nome} <span className={css.apresentacao}>{keepPack(produto.apresentacao)}</span>
          </ProdutoLink>
        </p>
        <p className={css.soft}>{nomeInformado(produto.fabricante)}</p>
        <EstoqueSign estoque={estoqueOf(produto)} units={preco.estoque} />
      </div>
      <div className={css.preco}>
        <PrecoBlock preco={precoView(preco, inCart + quantidade, compra.calcularSt)} />
        {unidade !== null && <span className={css.unidade}>{unidade}</span>}
      </div>
      {mayAct && (
        <div className={css.buy}>
          <QuantityStepper
            label={label}
            value={quantidade}
            onChange={setQuantidade}
            size={isDense ? 'dense' : 'touch'}
            isWide
          />
          <Comprar
            label={label}
            size={isDense ? 'sm' : 'md'}
            hasIcon={false}
            isWide={false}
            onComprar={buy}
          />
          {inCart > 0 && <span className={css.inCart}>{`${formatCount(inCart)} no carrinho`}</span>}
        </div>
      )}
    </li>
  );
}
