import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { nomeInformado } from '#domain/catalogue/marca.ts';
import { computePreco } from '#domain/price/preco.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { formatUnitPrice } from '#lib/format-number.ts';
import { useSimilares } from '#parts/product/use-similares.ts';
import { SearchField } from '#ui/form/search-field.tsx';
import type { Conferencia } from './conferir.ts';
import * as css from './import.css.ts';
import { useSugestoes } from './use-sugestoes.ts';

type Props = {
  /** The line's original text. */
  text: string;
  /** The words to search for at first, and those to try in turn while nothing is found. */
  buscas: readonly string[];
  of: Conferencia;
  quantidade: number;
  /** A product without enough stock: similar ones are offered until a text is typed; null without one. */
  emFalta: number | null;
  onChoose: (produto: ProdutoResumo) => void;
  onClose: () => void;
};

const SIMILARES = 'Similares com estoque';

/** Finds the product that a line meant. Arrows move, Enter chooses, Escape leaves. */
export function Troca({ text, buscas, of, quantidade, emFalta, onChoose, onClose }: Props) {
  const id = useId();
  const [query, setQuery] = useState(buscas[0] ?? '');
  const [isTyped, setTyped] = useState(false);
  const [moved, setMoved] = useState(0);
  const sugestoes = useSugestoes(of, query);
  const similares = useSimilares(of, emFalta);
  const isSimilares = query.trim() === '' && similares.length > 0;
  const found = isSimilares ? similares : (sugestoes?.produtos ?? null);
  const isNone = sugestoes?.query === query && sugestoes.produtos.length === 0;
  const next = buscas[buscas.indexOf(query) + 1];
  if (!isTyped && isNone && next !== undefined) setQuery(next);
  const active = Math.min(moved, Math.max(0, (found?.length ?? 0) - 1));
  const activeId = found?.length ? `${id}-${active}` : undefined;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    const produto = found?.[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setMoved(Math.max(0, active + (event.key === 'ArrowDown' ? 1 : -1)));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (produto) onChoose(produto);
    } else if (event.key === 'Escape' && query === '') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  };
  return (
    <div className={css.more}>
      <SearchField
        label={`Buscar o produto de ${text}`}
        placeholder="Nome, substância, código, EAN"
        value={query}
        onChange={(value) => {
          setQuery(value);
          setTyped(true);
          setMoved(0);
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded={Boolean(found?.length)}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- It opens in place of the button that was pressed, so the focus has nowhere else to go.
        autoFocus
      />
      {isSimilares && <p className={css.detail}>{SIMILARES}</p>}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={isSimilares ? SIMILARES : 'Produtos encontrados'}
        className={css.options}
        tabIndex={-1}
      >
        {found?.map((produto, at) => (
          <div
            key={produto.idProduto}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            data-active={at === active}
            className={css.option}
            tabIndex={-1}
            onPointerMove={() => setMoved(at)}
            onClick={() => onChoose(produto)}
            onKeyDown={onKeyDown}
          >
            <span>
              {descricaoProduto(produto.nome, produto.apresentacao)}
              <span className={css.detail}>{nomeInformado(produto.fabricante)}</span>
            </span>
            <span className={css.optionPrice}>
              {produto.preco
                ? formatUnitPrice(
                    computePreco(produto.preco, Math.max(1, quantidade), of.calcularSt).valorLiquido,
                  )
                : 'Sem preço'}
            </span>
          </div>
        ))}
      </div>
      {found?.length === 0 && query.trim() !== '' && (
        <p className={css.none} role="status">
          Nada encontrado. Tente menos palavras.
        </p>
      )}
    </div>
  );
}
