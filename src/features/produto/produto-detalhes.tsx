import type { ItemIndividual } from '#contract/catalogue/produto-individual.ts';
import {
  SINAL_COMERCIALIZADO,
  SINAL_CONTROLADO,
  SINAL_HOSPITALAR,
  SINAL_REFRIGERADO,
} from '#contract/catalogue/sinais.ts';
import type { Comprado } from '#domain/orders/comprados.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import { detalhesProduto } from '#domain/price/produto-detalhes.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { cutText } from '#lib/cut-text.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { keepPack } from '#lib/keep-pack.ts';
import { semPrecoText } from '#parts/buy/compra-texts.ts';
import type { Compra } from '#parts/buy/use-compra.ts';
import { openHotsite } from '#parts/dialogs/hotsite-state.ts';
import { Html } from '#parts/html/html.tsx';
import { CashbackBanner } from '#parts/product/cashback-banner.tsx';
import { EstoqueSign } from '#parts/product/estoque-sign.tsx';
import { estoqueOf } from '#parts/product/estoque-view.ts';
import { Selos } from '#parts/product/selos.tsx';
import { partedBySimilar } from '#parts/product/similares.ts';
import { UltimaCompra } from '#parts/product/ultima-compra.tsx';
import { under } from '#theme/scale.ts';
import { Button } from '#ui/button.tsx';
import { useMedia } from '#ui/use-media.ts';
import { camposOf } from './campos.ts';
import { Comprando } from './comprando.tsx';
import { CopyEan } from './copy-ean.tsx';
import { CORTE, CutText } from './cut-text.tsx';
import { FaixasTable } from './faixas-table.tsx';
import { Galeria } from './galeria.tsx';
import { MarcaImagem } from './marca-imagem.tsx';
import { PrecoExplicado } from './preco-explicado.tsx';
import * as css from './produto.css.ts';
import { Relacionados } from './relacionados-list.tsx';
import { Similares } from './similares-section.tsx';

export type ProdutoDetalhesProps = {
  /** Its price is null if the customer has none, and always for a visitor. */
  produto: ProdutoResumo;
  /** The server's additions; undefined without a signal. */
  item: ItemIndividual | undefined;
  /** Null for a visitor, and where nothing can be bought. */
  compra: Compra | null;
  isVisitor: boolean;
  /** Chosen, on top of the cart's quantity. */
  quantidade: number;
  onQuantidade: (quantidade: number) => void;
  /** Null until they were read. */
  relacionados: readonly ProdutoResumo[] | null;
  /** The customer's purchases of it; undefined without any. */
  comprado?: Comprado | undefined;
  isInModal?: boolean;
  /** After something was added. */
  onAdded: () => void;
  /** From when the device's prices are, in epoch milliseconds; null for the server's own. */
  precosAt?: number | null;
};

/** The bits of the feed that a product was read from. */
const sinaisOf = (produto: ProdutoResumo): number =>
  (produto.hospitalar ? SINAL_HOSPITALAR : 0) |
  (produto.refrigerado ? SINAL_REFRIGERADO : 0) |
  (produto.controlado ? SINAL_CONTROLADO : 0) |
  (produto.comercializado ? SINAL_COMERCIALIZADO : 0);

/** A product with all that is known of it, and buying it. */
export function ProdutoDetalhes(props: ProdutoDetalhesProps) {
  const { produto, item, compra, isVisitor, quantidade, isInModal = false } = props;
  const label = descricaoProduto(produto.nome, produto.apresentacao);
  const inCart = compra?.celulaOfProduto(produto.idProduto).inCart ?? 0;
  const { preco } = produto;
  const isPhone = useMedia(under.detail);
  const estoque = isVisitor ? null : estoqueOf(produto, compra !== null);
  const isGone = estoque === 'falta';
  const relacionados = props.relacionados ?? [];
  const { similares, outros } = partedBySimilar(produto, relacionados, compra?.calcularSt ?? false);
  const Title = isInModal ? 'h3' : 'h1';
  const Heading = isInModal ? 'h3' : 'h2';
  const { imagens = [], ecommerceProdutoDetalhes, idEcommerceHotsite: idHotsite } = item?.produto ?? {};
  const html = ecommerceProdutoDetalhes || detalhesProduto({ ...produto, sinais: sinaisOf(produto) });
  const facts = (
    <dl className={css.facts}>
      {camposOf(produto, item, isInModal).map(({ nome, texto, corte, imagem }) => (
        <div key={nome} className={css.fact}>
          <dt className={css.factName}>{nome}</dt>
          <dd className={css.factValue}>
            {imagem !== undefined && <MarcaImagem imagem={imagem} />}
            <CutText text={texto} max={corte} />
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <div className={css.detail}>
      <div className={css.head}>
        <Galeria produto={produto} imagens={imagens} size={isPhone ? 80 : isInModal ? 168 : 240} />
        <div className={css.main}>
          <div className={css.names}>
            <Selos selos={produto.selos} isLinked />
            <Title className={css.title} title={label}>
              {keepPack(cutText(label, CORTE.titulo))}
            </Title>
            {produto.codBarras !== '' && <CopyEan ean={produto.codBarras} />}
          </div>
          {preco && compra && (
            <PrecoExplicado
              produto={produto}
              preco={preco}
              compra={compra}
              escolhida={quantidade}
              noCarrinho={inCart}
              precosAt={props.precosAt ?? null}
            />
          )}
          {props.precosAt && <p className={css.age}>{`Preços de ${formatDateTime(props.precosAt)}`}</p>}
          {props.comprado && <UltimaCompra comprado={props.comprado} />}
          {!preco && compra && <p className={css.none}>{semPrecoText(compra, produto)}</p>}
          {isGone ? (
            <p className={css.gone}>Produto Indisponível</p>
          ) : (
            <EstoqueSign
              estoque={estoque}
              units={preco?.estoque ?? 0}
              isForaDeLinha={!produto.comercializado}
            />
          )}
          {preco && compra && <CashbackBanner cashback={produto.cashback} quantidade={inCart + quantidade} />}
          <Comprando
            produto={produto}
            label={label}
            compra={compra}
            isVisitor={isVisitor}
            isGone={isGone}
            inCart={inCart}
            quantidade={quantidade}
            onQuantidade={props.onQuantidade}
            onAdded={props.onAdded}
          />
          {idHotsite !== null && idHotsite !== undefined && (
            <Button size="sm" onPress={() => openHotsite(idHotsite)}>
              Conhecer a página deste produto
            </Button>
          )}
          {!isInModal && facts}
        </div>
      </div>
      {isGone && compra && produto.substancia !== '' && (
        <Similares
          heading={Heading}
          noLugarDe={produto}
          produtos={props.relacionados && similares}
          compra={compra}
        />
      )}
      {preco && compra && !isGone && (
        <FaixasTable
          heading={Heading}
          preco={preco}
          pmc={produto.pmc}
          calcularSt={compra.calcularSt}
          escolhida={quantidade}
          noCarrinho={inCart}
        />
      )}
      {isInModal && facts}
      <section className={css.section} aria-label="Detalhes">
        <Heading className={css.sectionTitle}>Detalhes</Heading>
        <Html html={html} />
      </section>
      <Relacionados heading={Heading} produtos={isGone ? outros : relacionados} compra={compra} />
    </div>
  );
}
