import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { formatCount, formatUnitPrice } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import type { Compra } from '#parts/buy/use-compra.ts';
import { useWanted } from '#parts/buy/use-wanted.ts';
import * as conferencia from '#parts/cart/conferencia.css.ts';
import { type Mudanca, mudancaDe } from '#parts/cart/mudancas.ts';
import { classNames } from '#ui/class-names.ts';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import * as tones from '#ui/tone.css.ts';
import { useIsDense } from '#ui/use-is-dense.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Oferta } from './oferta.tsx';
import * as css from './resultado.css.ts';
import type { LinhaRepetida } from './resultado.ts';

const SINAIS = {
  fora: { tone: 'negative', Sign: CircleX, texto: 'Não incluído' },
  falta: { tone: 'caution', Sign: TriangleAlert, texto: 'Incluído com falta' },
  subiu: { tone: 'caution', Sign: TrendingUp, texto: 'Incluído com preço maior' },
  baixou: { tone: 'positive', Sign: TrendingDown, texto: 'Incluído com preço menor' },
  igual: { tone: 'positive', Sign: CircleCheck, texto: 'Incluído' },
} as const satisfies Record<Mudanca, object>;

export type LinhaDoResultadoProps = {
  linha: LinhaRepetida;
  /** Undefined for a combo, and for a product that this device does not know. */
  produto: ProdutoResumo | undefined;
  compra: Compra | null;
};

/** A line of a repeated order: what changed, its quantity in the cart, and a product in place of a missing one. */
export function LinhaDoResultado({ linha, produto, compra }: LinhaDoResultadoProps) {
  const mudanca = mudancaDe(linha);
  const { tone, Sign, texto } = SINAIS[mudanca];
  const isMissing = mudanca === 'fora' || (produto?.preco?.estoque ?? 1) <= 0;
  return (
    <li className={css.line}>
      <span className={tones.ink[tone]}>
        <Sign size={18} aria-hidden="true" />
        <VisuallyHidden>{texto}</VisuallyHidden>
      </span>
      <span className={conferencia.words}>
        {keepPack(linha.descricao)}
        {linha.mensagem !== null && (
          <span className={classNames(css.change, tones.ink[tone])}>
            {produto?.comercializado === false ? `Fora de linha. ${linha.mensagem}` : linha.mensagem}
          </span>
        )}
        <Precos linha={linha} />
      </span>
      <div className={css.quantity}>
        <Quantidade linha={linha} produto={produto} compra={compra} />
      </div>
      {isMissing && produto && compra && linha.idItemTipo === ITEM_PRODUTO && (
        <Oferta produto={produto} compra={compra} quantidade={linha.quantidade} />
      )}
    </li>
  );
}

/** The price then and now, if it changed. */
function Precos({ linha: { preco, agora } }: { linha: LinhaRepetida }) {
  if (preco === null || agora === null || preco === agora) return null;
  const isMore = agora > preco;
  return (
    <span className={classNames(css.change, css.prices)}>
      {isMore ? 'Subiu: ' : 'Baixou: '}
      <s className={css.old}>
        <VisuallyHidden>era </VisuallyHidden>
        {formatUnitPrice(preco)}
      </s>{' '}
      <span className={tones.ink[isMore ? 'caution' : 'positive']}>
        <VisuallyHidden>agora </VisuallyHidden>
        {formatUnitPrice(agora)}
      </span>
    </span>
  );
}

/** The counter of an included product, from when the cart has it; else the ordered units. */
function Quantidade({ linha, produto, compra }: LinhaDoResultadoProps) {
  const inCart = compra?.celulaOf(linha).inCart ?? 0;
  const [isThere, setThere] = useState(false);
  if (inCart > 0 && !isThere) setThere(true);
  const save = async (wanted: number) => (produto && compra?.setQuantidade(produto, wanted)) ?? null;
  const [quantidade, setQuantidade] = useWanted(inCart, save);
  const isDense = useIsDense();
  if (!linha.incluido || !produto || !isThere) return `${formatCount(linha.quantidade)} un.`;
  const estoque = Math.max(0, produto.preco?.estoque ?? 0);
  const isCut = quantidade > estoque;
  return (
    <>
      <QuantityStepper
        label={linha.descricao}
        value={quantidade}
        onChange={setQuantidade}
        size={isDense ? 'dense' : 'touch'}
        allowsZero
        isWide
      />
      {isCut && (
        <span className={css.ordered}>
          {`atende ${formatCount(estoque)}, falta ${formatCount(quantidade - estoque)}`}
        </span>
      )}
    </>
  );
}
