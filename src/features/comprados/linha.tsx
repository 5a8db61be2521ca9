import { useRef } from 'react';
import { descricaoProduto } from '#domain/price/produto.ts';
import { formatCount, formatUnitPrice } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import { ProdutoLink } from '#parts/buy/produto-link.tsx';
import type { Compra } from '#parts/buy/use-compra.ts';
import { useWanted } from '#parts/buy/use-wanted.ts';
import { VerSimilares } from '#parts/buy/ver-similares.tsx';
import { EstoqueSign } from '#parts/product/estoque-sign.tsx';
import { estoqueOf } from '#parts/product/estoque-view.ts';
import { ItemPicture } from '#parts/product/item-picture.tsx';
import { PrecoBlock } from '#parts/product/preco-block.tsx';
import { precoView } from '#parts/product/preco-view.ts';
import { Button } from '#ui/button.tsx';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import { useFocusLater } from '#ui/use-focus-later.ts';
import * as css from './comprados.css.ts';
import { type CompradoLinha, unidadesUsuais } from './view.ts';

/** A bought product with its reason, today's price and the last one, and its counter. */
export function Linha({ linha, compra }: { linha: CompradoLinha; compra: Compra | null }) {
  const { comprado, produto, motivo } = linha;
  const [{ preco: antes }] = comprado.compras;
  return (
    <li className={css.linha}>
      {produto ? <ItemPicture {...produto} size={64} isDecorative /> : <span />}
      <div className={css.palavras}>
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
        <p className={css.motivo}>{`Último preço com ST: ${formatUnitPrice(antes)}`}</p>
        {produto && (
          <EstoqueSign
            estoque={estoqueOf(produto, compra !== null)}
            units={produto.preco?.estoque ?? 0}
            isForaDeLinha={!produto.comercializado}
          />
        )}
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
  const { preco } = produto;
  if (!compra || !preco) return <p className={css.fora}>Sem preço para este cliente</p>;
  const label = descricaoProduto(produto.nome, produto.apresentacao);
  const canOrder = inCart !== null && (estoqueOf(produto) !== 'falta' || quantidade > 0);
  return (
    <div ref={acts} className={css.comprar}>
      <PrecoBlock preco={precoView(preco, quantidade, compra.calcularSt)} />
      {estoqueOf(produto) === 'falta' && <VerSimilares produto={produto} compra={compra} />}
      {canOrder && quantidade === 0 && usual > 0 && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Pôr ${formatCount(usual)} un. de ${label} no carrinho`}
          onPress={() => {
            setQuantidade(usual);
            // The button is gone with the press.
            focusCounter();
          }}
        >
          {`Pôr ${formatCount(usual)} un.`}
        </Button>
      )}
      {canOrder && <QuantityStepper label={label} value={quantidade} onChange={setQuantidade} allowsZero />}
    </div>
  );
}
