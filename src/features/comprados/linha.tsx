import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useRef } from 'react';
import { descricaoProduto } from '#domain/price/produto.ts';
import { formatCount, formatMoney, formatUnitPrice } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import { ProdutoLink } from '#parts/buy/produto-link.tsx';
import type { Compra } from '#parts/buy/use-compra.ts';
import { useWanted } from '#parts/buy/use-wanted.ts';
import { VerSimilares } from '#parts/buy/ver-similares.tsx';
import { EstoqueSign } from '#parts/product/estoque-sign.tsx';
import { estoqueOf } from '#parts/product/estoque-view.ts';
import { ItemPicture } from '#parts/product/item-picture.tsx';
import { PrecoBlock } from '#parts/product/preco-block.tsx';
import { linhaTotal, precoView } from '#parts/product/preco-view.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import { useFocusLater } from '#ui/use-focus-later.ts';
import { useIsDense } from '#ui/use-is-dense.ts';
import * as css from './comprados.css.ts';
import { type CompradoLinha, unidadesUsuais } from './view.ts';

/** A bought product with its reason, today's price and the last one, and its counter. */
export function Linha({ linha, compra }: { linha: CompradoLinha; compra: Compra | null }) {
  const { comprado, produto, motivo } = linha;
  const [{ preco: antes }] = comprado.compras;
  return (
    <li className={css.linha}>
      <span className={css.figura}>{produto && <ItemPicture {...produto} size={48} isDecorative />}</span>
      <p className={css.nome}>
        {produto ? (
          <ProdutoLink produto={produto} compra={compra} className={css.link}>
            {produto.nome} <span className={css.apresentacao}>{keepPack(produto.apresentacao)}</span>
          </ProdutoLink>
        ) : (
          comprado.descProduto
        )}
      </p>
      <p className={css.motivo}>{motivo}</p>
      <div className={css.fatos}>
        {produto && (
          <EstoqueSign
            estoque={estoqueOf(produto, compra !== null)}
            units={produto.preco?.estoque ?? 0}
            isForaDeLinha={!produto.comercializado}
          />
        )}
        <span>{`Último preço com ST: ${formatUnitPrice(antes)}`}</span>
      </div>
      {produto ? (
        <Comprando produto={produto} compra={compra} usual={unidadesUsuais(linha)} />
      ) : (
        <p className={css.fora}>Não está mais no catálogo</p>
      )}
    </li>
  );
}

type Props = {
  produto: NonNullable<CompradoLinha['produto']>;
  compra: Compra | null;
  /** The units that one press wants. */
  usual: number;
};

function Comprando({ produto, compra, usual }: Props) {
  const { inCart = null } = compra?.celulaOfProduto(produto.idProduto) ?? {};
  const save = async (wanted: number) => compra?.setQuantidade(produto, wanted) ?? null;
  const [quantidade, setQuantidade] = useWanted(inCart ?? 0, save);
  const acts = useRef<HTMLDivElement>(null);
  const focusCounter = useFocusLater(() => acts.current?.querySelector('input'));
  const isDense = useIsDense();
  const { preco } = produto;
  if (!compra || !preco) return <p className={css.fora}>Sem preço para este cliente</p>;
  const label = descricaoProduto(produto.nome, produto.apresentacao);
  const isMissing = estoqueOf(produto) === 'falta';
  const canOrder = inCart !== null && (!isMissing || quantidade > 0);
  const offers = canOrder && quantidade === 0 && usual > 0;
  return (
    <>
      <div className={css.preco}>
        <PrecoBlock preco={precoView(preco, quantidade, compra.calcularSt)} />
      </div>
      <div ref={acts} className={css.atos}>
        {isMissing && <VerSimilares produto={produto} compra={compra} />}
        {offers && (
          <div className={css.oferta}>
            <Button
              size={isDense ? 'sm' : 'md'}
              variant="secondary"
              icon={<ShoppingCart size={16} aria-hidden="true" />}
              aria-label={`Pôr ${formatCount(usual)} un. de ${label} no carrinho`}
              onPress={() => {
                setQuantidade(usual);
                // The button is gone with the press; a field under a finger would open the keyboard.
                if (isDense) focusCounter();
              }}
            >
              {`Pôr ${formatCount(usual)} un.`}
            </Button>
            <span className={css.soma}>
              {`soma ${formatMoney(linhaTotal(preco, usual, compra.calcularSt, undefined).valorTotal)}`}
            </span>
          </div>
        )}
        {canOrder && (
          <div className={classNames(offers && css.aoLado)}>
            <QuantityStepper
              label={label}
              value={quantidade}
              onChange={setQuantidade}
              size={isDense ? 'dense' : 'touch'}
              allowsZero
            />
          </div>
        )}
      </div>
    </>
  );
}
