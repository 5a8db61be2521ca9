import Gift from 'lucide-react/icons/gift';
import type { ComboProduto } from '#contract/catalogue/combo.ts';
import { nomeInformado } from '#domain/catalogue/marca.ts';
import { formatCount, formatMoney, formatPercent, formatUnitPrice } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import { MembroDrawing } from '#parts/combo/combo-drawing.tsx';
import { EstoqueSign } from '#parts/product/estoque-sign.tsx';
import { estoqueOfUnits } from '#parts/product/estoque-view.ts';
import { Badge } from '#ui/badge.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './combo.css.ts';

const DRAWING = 56;

/** The content of a combo: the number and price of each product, and the given ones. */
export function ComboItens({ itens }: { itens: readonly ComboProduto[] }) {
  return (
    <ul className={css.itens} aria-label="Produtos do Combo">
      {itens.map((item) => (
        <li key={`${item.idProduto} ${item.bonificacao}`} className={css.item}>
          <span className={css.quantidade}>
            {formatCount(item.quantidadeNoCombo)}
            <span aria-hidden="true">×</span>
            <VisuallyHidden>unidades de</VisuallyHidden>
          </span>
          <MembroDrawing item={item} size={DRAWING} />
          <div className={css.itemWords}>
            <p className={css.nome}>
              {keepPack(item.descricao)}{' '}
              <span className={css.apresentacao}>{item.produtoDescricaoTamanhoEmbalagem}</span>
            </p>
            <p className={css.aside}>{nomeInformado(item.produtoFabricante.descProdutoFabricante)}</p>
            <p className={css.aside}>
              {item.pmc > 0 && <span>{`PMC ${formatMoney(item.pmc)}`}</span>}
              {item.estoque !== undefined && (
                <EstoqueSign estoque={estoqueOfUnits(item.estoque)} units={item.estoque} />
              )}
            </p>
          </div>
          <Preco item={item} />
        </li>
      ))}
    </ul>
  );
}

/** One unit in the combo: old price, price, discounts and ST. */
function Preco({ item }: { item: ComboProduto }) {
  const { bonificacao, valorProduto, valorProdutoDesconto, stValor = 0 } = item;
  if (bonificacao) {
    return (
      <div className={css.itemPreco}>
        {valorProduto !== undefined && <s className={css.de}>{formatUnitPrice(valorProduto)}</s>}
        <Badge tone="positive" icon={<Gift size={14} aria-hidden="true" />}>
          Bonificado
        </Badge>
      </div>
    );
  }
  if (valorProduto === undefined || valorProdutoDesconto === undefined) return null;
  const descontos = [item.percentualDesconto, item.percentualDescontoFinanceiro].filter(
    (d) => d !== undefined && d > 0,
  );
  return (
    <div className={css.itemPreco}>
      {valorProduto > valorProdutoDesconto && (
        <s className={css.de}>{`De: ${formatUnitPrice(valorProduto)}`}</s>
      )}
      <span className={css.por}>
        {formatUnitPrice(valorProdutoDesconto)} <span className={css.un}>/ un.</span>
      </span>
      {descontos.length > 0 && (
        <span className={css.desconto}>
          <VisuallyHidden>desconto de </VisuallyHidden>
          {`−${descontos.map((d) => formatPercent(d ?? 0)).join(' − ')}`}
        </span>
      )}
      {stValor > 0 && <span className={css.un}>{`+ ST ${formatUnitPrice(stValor)}`}</span>}
    </div>
  );
}
