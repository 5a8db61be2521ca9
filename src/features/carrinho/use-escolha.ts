import { useEffect, useMemo, useState } from 'react';
import { grupoKey } from '#domain/cart/linha.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import { useDevice } from '#parts/device/device.tsx';
import { type Escolha, escolhaOf } from './escolha.ts';

/** The groups that the user unticked, and their cart; null where the server had not returned it. */
type Fora = { idCarrinho: number | null; grupos: string[] };

/** The unticked groups of this cart. Another cart begins with all of them ticked. */
function readFora(storageKey: string, idCarrinho: number | null): ReadonlySet<string> {
  try {
    // Only this file writes it.
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Fora>;
    const isOther = (kept.idCarrinho ?? idCarrinho) !== idCarrinho;
    return new Set(isOther ? [] : kept.grupos);
  } catch {
    // Storage is refused or damaged: every group goes, as at first.
    return new Set();
  }
}

function writeFora(storageKey: string, fora: Fora): void {
  try {
    if (fora.grupos.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(fora));
  } catch (error) {
    // The choice then lasts as long as the page; the question before sending names the groups anyway.
    console.warn('groups left out are not remembered', error);
  }
}

/** The groups that go when the cart is finalised. Unticked groups are remembered while the cart lives. */
export function useEscolha({ carrinho, cliente, clienteCompra, base }: CarrinhoNaTela): {
  escolha: Escolha;
  /** Unticks a group (by grupoKey), or ticks it again. */
  toggle: (key: string) => void;
} {
  const { vault } = useDevice();
  const storageKey = `GSGruposDeFora.${vault.name}.${cliente.idPessoa}`;
  const idCarrinho = base.snapshot?.carrinho?.idCarrinho ?? null;
  const [fora, setFora] = useState(() => readFora(storageKey, idCarrinho));
  const escolha = useMemo(() => escolhaOf(carrinho, clienteCompra, fora), [carrinho, clienteCompra, fora]);
  const isEmpty = carrinho.grupos.length === 0;

  useEffect(() => {
    if (isEmpty) writeFora(storageKey, { idCarrinho: null, grupos: [] });
  }, [isEmpty, storageKey]);

  const toggle = (key: string) => {
    const next = new Set(fora);
    if (!next.delete(key)) next.add(key);
    // A group that left the cart is forgotten as unticked.
    const left = carrinho.grupos.map(grupoKey).filter((k) => next.has(k));
    setFora(new Set(left));
    writeFora(storageKey, { idCarrinho, grupos: left });
  };
  return { escolha, toggle };
}
