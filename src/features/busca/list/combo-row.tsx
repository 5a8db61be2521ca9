import type { Combo } from '#contract/catalogue/combo.ts';
import { nomeInformado } from '#domain/catalogue/marca.ts';
import { centsOf } from '#domain/price/money.ts';
import { computePreco } from '#domain/price/preco.ts';
import type { Compra } from '#parts/buy/use-compra.ts';
import { useWanted } from '#parts/buy/use-wanted.ts';
import { ComboDrawing } from '#parts/combo/combo-drawing.tsx';
import { ComboLink } from '#parts/combo/combo-link.tsx';
import { conteudoText, limiteText, prazoText, validadeText } from '#parts/combo/combo-words.ts';
import { type ComboCompra, useComboCompra } from '#parts/combo/use-combo-compra.ts';
import { EstoqueSign } from '#parts/product/estoque-sign.tsx';
import { PrecoBlock } from '#parts/product/preco-block.tsx';
import { precoView } from '#parts/product/preco-view.ts';
import { Selos } from '#parts/product/selos.tsx';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import { LinhaResumo } from './linha-resumo.tsx';
import * as css from './produto-row.css.ts';
import type { RowLayout } from './produto-row.tsx';

export type ComboRowProps = {
  combo: Combo;
  compra: Compra | null;
  /** The row's place in the list. */
  index: number;
  layout: RowLayout;
  isDense: boolean;
  isBare: boolean;
  /** Enter in the counter: the keyboard goes back to the row, or by touch to the next search. */
  onLeaveQuantidade: (row: number) => void;
};

/** The cells of one combo, in the columns of the products'. */
export function ComboRow(props: ComboRowProps) {
  const { combo, compra, layout, isBare } = props;
  const { promocaoCombo, selos } = combo;
  const vendido = useComboCompra(combo, compra);
  const isTable = layout === 'table';
  const stock = <EstoqueSign estoque={vendido?.estoque ?? null} units={vendido?.item.estoque ?? 0} />;
  const maker = nomeInformado(
    promocaoCombo.produtoFabricante?.descProdutoFabricante ?? 'Vários laboratórios',
  );
  const terms = [limiteText(promocaoCombo), validadeText(promocaoCombo), prazoText(promocaoCombo)];
  return (
    <>
      <div role="gridcell" className={css.drawing}>
        <ComboDrawing itens={combo.itens} size={isTable ? 52 : 64} />
      </div>
      <div role="gridcell" className={css.produto}>
        <p className={css.nome}>
          <ComboLink id={combo.idItem} isOver={compra !== null} className={css.link} isSkipped>
            {combo.descricao} <span className={css.apresentacao}>{conteudoText(combo)}</span>
          </ComboLink>
        </p>
        <p className={css.substancia}>{terms.filter((term) => term !== null).join(' · ')}</p>
        {!isTable && <p className={classNames(css.laboratorio, css.fabricante)}>{maker}</p>}
        {!isTable && <p className={css.meta}>{stock}</p>}
        <div className={css.extras}>
          <Badge tone="brand">{promocaoCombo.rotulo ?? 'Combo'}</Badge>
          <Selos selos={selos} max={2} />
        </div>
      </div>
      {isTable && (
        <div role="gridcell" className={css.laboratorioCell}>
          <p className={classNames(css.laboratorio, css.fabricante)} title={maker}>
            {maker}
          </p>
        </div>
      )}
      {isTable && <div role="gridcell">{stock}</div>}
      {!isBare && <Compras {...props} vendido={vendido} />}
    </>
  );
}

/** The total of a quantity, before the cart has it. */
function totalOf({ item, celula }: ComboCompra, quantidade: number, calcularSt: boolean) {
  if (celula.item?.quantidade === quantidade) {
    const { valorTotal, quantidadeAtendida: atendida, quantidadeFalta: falta } = celula.item;
    return { valorTotal, atendida, falta };
  }
  const atendida = Math.min(quantidade, item.estoque);
  const { valorLiquido } = computePreco(item, quantidade, calcularSt);
  return { valorTotal: centsOf(atendida, valorLiquido), atendida, falta: quantidade - atendida };
}

/** Price and counter, which stops at the customer's limit. */
function Compras({ vendido, ...props }: ComboRowProps & { vendido: ComboCompra | null }) {
  const { combo, compra, layout } = props;
  const calcularSt = compra?.calcularSt ?? false;
  const save = async (wanted: number) => vendido?.setQuantidade(wanted) ?? null;
  const [quantidade, setQuantidade] = useWanted(vendido?.celula.inCart ?? 0, save);
  const canOrder = vendido !== null && vendido.celula.inCart !== null;
  const isOffered = canOrder && (quantidade > 0 || (vendido.estoque !== 'falta' && vendido.maximo > 0));
  return (
    <>
      <div role="gridcell" className={css.precoPlace}>
        {vendido && (
          <PrecoBlock
            preco={precoView(vendido.item, 1, calcularSt)}
            align={layout === 'card' ? 'start' : 'end'}
          />
        )}
      </div>
      <div role="gridcell" className={css.quantidadePlace}>
        {isOffered && (
          <QuantityStepper
            label={combo.descricao}
            value={quantidade}
            onChange={setQuantidade}
            onEnter={(settled, typed) => {
              // Enter on an untouched empty counter means one; a typed 0 means zero.
              if (settled === 0 && typed === 'untouched') setQuantidade(1);
              props.onLeaveQuantidade(props.index);
            }}
            allowsZero
            max={Math.max(vendido.maximo, vendido.celula.inCart ?? 0)}
            size={props.isDense ? 'dense' : 'touch'}
            isWide
          />
        )}
        {canOrder && !isOffered && vendido.maximo === 0 && (
          <span className={css.semCondicao}>Limite por cliente atingido</span>
        )}
        {canOrder && quantidade > 0 && (
          <LinhaResumo {...totalOf(vendido, quantidade, calcularSt)} isQueued={vendido.celula.isQueued} />
        )}
      </div>
    </>
  );
}
