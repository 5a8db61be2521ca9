import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'wouter';
import type { ItemVitrine } from '#contract/content/vitrine.ts';
import type { RecusaVitrine, VitrineLida } from '#mirror/conteudo.ts';
import { ProdutoCard } from '#parts/buy/produto-card.tsx';
import type { Compra } from '#parts/buy/use-compra.ts';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { recusaWords } from '#parts/failure/falha.ts';
import { stillness } from '#theme/scale.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useItens } from './queries.ts';
import { useMirrored } from './use-vitrine-produtos.ts';
import { toResumo, vitrineHref } from './view.ts';
import * as css from './vitrine.css.ts';

const FALHA = 'Houve um erro ao consultar os produtos da vitrine.';

/** Grey cards where the products will stand: as many as are seen, never more than the installation wants. */
function Waiting({ count }: { count: number }) {
  return (
    <ul className={css.row} data-waiting="true" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={css.item}>
          <div className={css.placeholder}>
            <span className={css.push}>
              <Skeleton width={112} height={112} radius={12} />
            </span>
            <Skeleton width="90%" />
            <Skeleton width="60%" />
            <Skeleton height={36} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Failure({ recusa, retry }: { recusa: RecusaVitrine | null; retry: (() => void) | null }) {
  const { title, text } = recusaWords(recusa, FALHA);
  return (
    <div className={css.failure}>
      <Notice
        tone="negative"
        title={title}
        action={
          retry && (
            <Button size="sm" onPress={retry}>
              Tentar de novo
            </Button>
          )
        }
        isNews
      >
        {text}
      </Notice>
    </div>
  );
}

/** The first placeholders fill the widest row. */
const WIDEST = 5;

export type VitrineRowProps = {
  vitrine: VitrineLida;
  compra: Compra | null;
  /** The most products that it shows. */
  most: number;
};

/** A showcase: its title, the way to all of it, and its products next to each other. */
export function VitrineRow({ vitrine, compra, most }: VitrineRowProps) {
  const itens = useItens(vitrine);
  if (itens.kind === 'pronto' && itens.valor.length === 0) return null;
  return (
    <VitrineFrame title={vitrine.descricaoVitrine} href={vitrineHref(vitrine)}>
      {itens.kind === 'lendo' && <Waiting count={Math.min(WIDEST, most)} />}
      {itens.kind === 'falhou' && <Failure recusa={itens.recusa} retry={itens.retry} />}
      {itens.kind === 'pronto' && <Products itens={itens.valor.slice(0, most)} compra={compra} />}
    </VitrineFrame>
  );
}

function Products({ itens, compra }: { itens: readonly ItemVitrine[]; compra: Compra | null }) {
  return (
    <ul className={css.row}>
      {compra ? <PricedCards itens={itens} compra={compra} /> : <PlainCards itens={itens} />}
    </ul>
  );
}

function PricedCards({ itens, compra }: { itens: readonly ItemVitrine[]; compra: Compra }) {
  return useMirrored(itens, compra).map((produto, index) => (
    <li key={produto.idProduto} className={css.item}>
      <ProdutoCard produto={produto} compra={compra} imagem={itens[index]?.ecommerceProduto.imagem ?? null} />
    </li>
  ));
}

function PlainCards({ itens }: { itens: readonly ItemVitrine[] }) {
  return itens.map((item) => (
    <li key={item.ecommerceProduto.idEcommerceProduto} className={css.item}>
      <ProdutoCard produto={toResumo(item)} compra={null} imagem={item.ecommerceProduto.imagem ?? null} />
    </li>
  ));
}

/** Scrolls a row by its visible width. */
function push(section: HTMLElement | null, direction: 1 | -1): void {
  const row = section?.querySelector('ul');
  const behavior = window.matchMedia(stillness).matches ? 'instant' : 'smooth';
  row?.scrollBy({ left: direction * row.clientWidth, behavior });
}

function VitrineFrame({
  title,
  href,
  children,
}: {
  title: string;
  href: string | null;
  children: ReactNode;
}) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const isVisitor = useOptionalDevice() === null;
  return (
    <section ref={section} className={css.vitrine} data-visitor={isVisitor} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {href !== null && (
          <Link href={href} className={css.more}>
            Ver Mais<VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            <ArrowRight size={16} aria-hidden="true" />
          </Link>
        )}
        <span className={css.steps}>
          <IconButton
            label={`${title}: anteriores`}
            icon={<ChevronLeft size={20} aria-hidden="true" />}
            onPress={() => push(section.current, -1)}
          />
          <IconButton
            label={`${title}: próximos`}
            icon={<ChevronRight size={20} aria-hidden="true" />}
            onPress={() => push(section.current, 1)}
          />
        </span>
      </div>
      {children}
    </section>
  );
}

/** Where a showcase will stand, of its height. */
export function VitrinePlaceholder({ most }: { most: number }) {
  const isVisitor = useOptionalDevice() === null;
  return (
    <div className={css.vitrine} data-visitor={isVisitor} aria-hidden="true">
      <div className={css.head}>
        <Skeleton width={220} height={24} />
      </div>
      <Waiting count={Math.min(WIDEST, most)} />
    </div>
  );
}
