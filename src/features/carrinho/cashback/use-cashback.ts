import { useEffect, useState } from 'react';
import type { Escolha } from '#features/carrinho/escolha.ts';
import type { CarrinhoNaTela } from '#parts/cart/carrinho-na-tela.ts';
import { useDevice } from '#parts/device/device.tsx';
import { type CashbackEscolhido, type CashbackNoCarrinho, cashbackDe, saldoLivre } from './cashback.ts';

const NADA: CashbackEscolhido = { usar: false, valor: null };

function read(storageKey: string): CashbackEscolhido {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return NADA;
    const valor = 'valor' in kept && typeof kept.valor === 'number' ? Math.max(0, kept.valor) : null;
    return { usar: 'usar' in kept && kept.usar === true, valor };
  } catch {
    // Storage is refused or damaged: cashback is used only when the user chooses it.
    return NADA;
  }
}

function write(storageKey: string, escolhido: CashbackEscolhido): void {
  try {
    if (escolhido.usar) localStorage.setItem(storageKey, JSON.stringify(escolhido));
    else localStorage.removeItem(storageKey);
  } catch (error) {
    // The choice then lasts as long as the page; the question before sending shows it anyway.
    console.warn('the cashback is not remembered', error);
  }
}

export type Cashback = CashbackNoCarrinho & {
  usar: boolean;
  choose: (escolhido: CashbackEscolhido) => void;
};

/** The cashback of the groups that go, by the user's choice, which is remembered while the cart lives. */
export function useCashback({ base, carrinho, cliente }: CarrinhoNaTela, { vao }: Escolha): Cashback {
  const { vault } = useDevice();
  const storageKey = `GSCashback.${vault.name}.${cliente.idPessoa}`;
  const [escolhido, setEscolhido] = useState(() => read(storageKey));
  const isEmpty = carrinho.grupos.length === 0;
  useEffect(() => {
    if (isEmpty) write(storageKey, NADA);
  }, [isEmpty, storageKey]);
  const saldo = saldoLivre(cliente.detalhe?.dadosGerais.saldoCashback ?? 0, base);
  return {
    ...cashbackDe(vao, saldo, escolhido),
    usar: escolhido.usar,
    choose: (next) => {
      setEscolhido(next);
      write(storageKey, next);
    },
  };
}
