import { useState } from 'react';
import { custoUnit, margemOf } from '#domain/price/margem.ts';
import { formatMoney, formatPercent, formatPercentTenth, formatUnitPrice } from '#lib/format-number.ts';
import { useMargemVisivel } from '#parts/product/margem-visivel.ts';
import { PrecoBlock } from '#parts/product/preco-block.tsx';
import { precoView } from '#parts/product/preco-view.ts';
import { Button } from '#ui/button.tsx';
import { PorQueDialog, type PorQueDialogProps } from './por-que-dialog.tsx';
import * as css from './preco-explicado.css.ts';

/** The price of one unit at the quantity on screen: what it costs with ST, what remains of the PMC, and why. */
export function PrecoExplicado(props: Omit<PorQueDialogProps, 'onClose'>) {
  const { produto, preco, compra } = props;
  const [isOpen, setOpen] = useState(false);
  const isMargemShown = useMargemVisivel();
  const quantidade = props.escolhida + props.noCarrinho;
  const view = precoView(preco, quantidade, compra.calcularSt);
  const custo = custoUnit(preco, quantidade);
  const margem = isMargemShown ? margemOf(produto.pmc, custo) : null;
  const fatos = [
    { nome: 'Com ST', texto: formatUnitPrice(custo) },
    ...(margem === null
      ? []
      : [
          { nome: 'PMC', texto: formatMoney(produto.pmc) },
          { nome: 'Margem', texto: formatPercentTenth(margem) },
        ]),
    ...(view.desconto > 0 ? [{ nome: 'Desconto', texto: formatPercent(view.desconto) }] : []),
  ];
  return (
    <>
      <PrecoBlock preco={{ ...view, desconto: 0 }} size="xl" />
      <div className={css.linha}>
        <dl className={css.fatos}>
          {fatos.map(({ nome, texto }) => (
            <div key={nome}>
              <dt className={css.nome}>{nome}</dt>
              <dd className={css.texto}>{texto}</dd>
            </div>
          ))}
        </dl>
        <div className={css.porQue}>
          <Button variant="quiet" size="sm" onPress={() => setOpen(true)}>
            Por que este preço
          </Button>
        </div>
      </div>
      {isOpen && <PorQueDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
