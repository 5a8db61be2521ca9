import Clock from 'lucide-react/icons/clock';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo, useCallback, useRef } from 'react';
import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { ItemCalculado } from '#domain/cart/carrinho.ts';
import { restanteDoLimite } from '#domain/combo/combo-limite.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { formatExactUnitPrice, formatFactorPrice, formatUnitPrice } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { descontoText } from '#parts/cart/carrinho-words.ts';
import { ComboDrawing } from '#parts/combo/combo-drawing.tsx';
import { conteudoText } from '#parts/combo/combo-words.ts';
import { useComboDaLinha } from '#parts/combo/use-combos.ts';
import { Badge, Status } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { afterBox } from '#ui/layer/after-box.ts';
import { Money } from '#ui/money.tsx';
import { AvisoDaLinha } from './aviso-linha.tsx';
import { LinhaObservacao } from './linha-observacao.tsx';
import { LinhaPicture } from './linha-picture.tsx';
import * as css from './linha-row.css.ts';
import { Recusa } from './recusa.tsx';
import type { LinhaActs } from './use-linha-acts.ts';
import { atendimentoOf, type LinhaNaTela } from './view.ts';

const PICTURE = 56;

const FORA_DO_CATALOGO = 'Fora do catálogo deste aparelho: o servidor confere no envio';

/**
 * A line's index among `count`, its top edge in CSS pixels below the list's, and the callback that measures its height.
 */
export type LinhaPlace = {
  index: number;
  count: number;
  top: number;
  measure: (row: HTMLLIElement | null) => void;
};

/** `LinhaPlace`: in a list that draws only the lines on screen. */
export type LinhaRowProps = {
  linha: LinhaNaTela;
  produto: ProdutoResumo | undefined;
  acts: LinhaActs;
  /** The place in the queue of the last unsent order; 0 without one. */
  lastEnvioSeq: number;
} & Partial<LinhaPlace>;

/**
 * One line of the cart: product, price, quantity and units served. Memoised, so that scrolling does not draw it again.
 */
export const LinhaRow = memo(function LinhaRow(props: LinhaRowProps) {
  const { linha, produto, acts, lastEnvioSeq, index, count, top, measure } = props;
  const row = useRef<HTMLLIElement>(null);
  const setRow = useCallback(
    (node: HTMLLIElement | null) => {
      row.current = node;
      measure?.(node);
    },
    [measure],
  );
  const { item, descricao, marca, naFila, recusas, aviso } = linha;
  const combo = useComboDaLinha(linha.linha);
  const maker = combo ? conteudoText(combo) : marca;
  const { idItem, idItemTipo } = linha.linha;
  const fora = useCarrinho()?.foraDoCatalogo;
  const isFora = idItemTipo === ITEM_PRODUTO && fora?.has(idItem) === true;
  const recusa = recusas.at(-1);
  // An order queued after a refused line takes it along: a new quantity would miss that order.
  const isBeforeEnvio = recusa !== undefined && recusa.seq < lastEnvioSeq;
  const wanted = recusa?.intent.quantidade || item?.quantidade || 1;

  const remove = () => {
    acts.remove(linha, () => {
      // The row goes, and with it the focus: the next row takes it over (on its button: its field would open the
      // keypad). Only once the question has given the focus back.
      const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
      const bin = next?.querySelector<HTMLElement>('[data-remove]');
      afterBox(() => bin?.focus({ preventScroll: true }));
    });
  };

  return (
    <li
      ref={setRow}
      className={classNames(css.linha, index !== undefined && css.placed)}
      data-refused={recusa !== undefined}
      {...(index !== undefined && {
        'data-index': index,
        'aria-setsize': count,
        'aria-posinset': index + 1,
        style: { transform: `translateY(${top}px)` },
      })}
    >
      <span className={css.picture}>
        {combo ? (
          <ComboDrawing itens={combo.itens} size={PICTURE} />
        ) : (
          <LinhaPicture descricao={descricao} marca={marca} produto={produto} size={PICTURE} />
        )}
      </span>
      <div className={css.words}>
        <p className={css.name}>{keepPack(descricao)}</p>
        <p className={css.meta}>
          {maker !== '' && <span className={css.brand}>{maker}</span>}
          {produto && <span className={css.brand}>{`Cód. ${produto.codigo}`}</span>}
          {naFila && (
            <Badge tone="pending" icon={<Clock size={12} aria-hidden="true" />}>
              na fila
            </Badge>
          )}
        </p>
        {item && <Atendimento item={item} />}
        {item && (
          <LinhaObservacao
            descricao={descricao}
            observacao={item.observacao ?? ''}
            onSave={(observacao) => acts.setDetalhe(linha, { observacao })}
          />
        )}
        {isFora && <Status tone="caution">{FORA_DO_CATALOGO}</Status>}
      </div>
      {item ? <Prices item={item} /> : <span className={css.facts} />}
      <div className={css.quantity}>
        {!isBeforeEnvio && (
          <QuantityStepper
            label={descricao}
            value={wanted}
            {...(combo ? { max: Math.max(wanted, restanteDoLimite(combo.promocaoCombo)) } : {})}
            onChange={(quantidade) => acts.setQuantidade(linha, quantidade)}
            {...(item ? { onDelete: remove } : {})}
          />
        )}
      </div>
      <div className={css.total}>{item && <Money cents={item.valorTotal} />}</div>
      <div className={css.remove} data-print="hide">
        {item && (
          <IconButton
            label={`Remover ${descricao}`}
            data-remove
            icon={<Trash2 size={18} aria-hidden="true" />}
            onPress={remove}
          />
        )}
      </div>
      {aviso && !recusa && (
        <div className={css.recusa}>
          <AvisoDaLinha linha={linha} aviso={aviso} acts={acts} estoque={produto?.preco?.estoque} />
        </div>
      )}
      {recusa && (
        <div className={css.recusa}>
          <Recusa linha={linha} recusa={recusa} acts={acts} isBeforeEnvio={isBeforeEnvio} />
        </div>
      )}
    </li>
  );
});

function Atendimento({ item }: { item: ItemCalculado }) {
  const atendimento = atendimentoOf(item);
  return atendimento && <Status tone={atendimento.tone}>{atendimento.texto}</Status>;
}

function Prices({ item }: { item: ItemCalculado }) {
  return (
    <dl className={css.facts}>
      <div className={css.fact}>
        <dt className={css.factName}>Unitário</dt>
        <dd title={formatExactUnitPrice(item.valorUnitario)}>{formatUnitPrice(item.valorUnitario)}</dd>
      </div>
      <div className={css.fact}>
        <dt className={css.factName}>Desconto</dt>
        <dd>{descontoText(item)}</dd>
      </div>
      <div className={css.fact}>
        <dt className={css.factName}>ST</dt>
        <dd title={formatExactUnitPrice(item.stValor)}>
          {item.stValor === 0 ? '–' : formatUnitPrice(item.stValor)}
        </dd>
      </div>
      <div className={css.fact}>
        <dt className={css.factName}>Com ST</dt>
        <dd className={css.net}>{formatFactorPrice(item.valorLiquido)}</dd>
      </div>
    </dl>
  );
}
